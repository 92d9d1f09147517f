import { type PageName, pages } from '@loadline/contract/pages';
import { useRouter } from '@tanstack/react-router';

/** Whether a page can be opened: whether it has a screen and therefore a route. */
export type Reach = (page: PageName) => boolean;

export function useReach(): Reach {
  const { routesByPath } = useRouter();
  return (page) => pages[page].path in routesByPath;
}
