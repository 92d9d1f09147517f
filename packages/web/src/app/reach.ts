import { type PageName, pages } from '@loadline/contract/pages';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Whether a page can be opened: whether it has a screen and therefore a route. */
export type Reach = (page: PageName) => boolean;

export function useReach(): Reach {
  const { routesByPath } = useRouter();
  return useCallback((page) => pages[page].path in routesByPath, [routesByPath]);
}
