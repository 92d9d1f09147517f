import { deskPages } from './desk-pages.ts';
import type { Page } from './kernel/page.ts';
import { type PageName, pages } from './pages.ts';

/** Every page of the product, as the server serves them. */
export const allPages = { ...pages, ...deskPages } as const satisfies Record<PageName, Page>;
