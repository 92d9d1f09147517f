import type { Page } from '@loadline/contract/kernel/page';
import { type PageName, pages } from '@loadline/contract/pages';

/** The pages behind the login that have a screen. The access spec fails when one is missing here. */
export const screens: readonly PageName[] = ['order', 'orderDetail'];

/** Every page that the specification keeps behind a permission, with or without a screen. */
export const gatedPages: readonly Page[] = Object.values<Page>(pages).filter(({ permission }) => permission);
