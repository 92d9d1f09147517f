import type { PageName } from '@loadline/contract/pages';
import { createContext } from 'react';

/** The page whose menu entry is shown as current; the frame of the page says it. */
export const CurrentEntry = createContext<PageName | undefined>(undefined);
