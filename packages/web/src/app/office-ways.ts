import type { Page } from '@loadline/contract/kernel/page';
import type { Language } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import type { ComponentType, ReactNode } from 'react';
import { loadDeskWords, loadOfficeWords } from '../kernel/office-words.ts';
import { isEntering } from '../kernel/served-customer.ts';
import { isStaff } from '../kernel/session.ts';
import { guard } from './guard.ts';
import { isAtDesk } from './menu-place.ts';
import { pageAt, pageNames } from './page-at.ts';
import type { Ways } from './travel.ts';
import { screens } from './web-subjects.ts';

export type Layout = ComponentType<{ children: ReactNode }>;

export interface OfficeView {
  readonly Layout: Layout;
  readonly Screen: ComponentType;
}

type Screen = (language: Language) => Promise<ComponentType>;

/** The screen of each page behind the login, by its path. */
const screensAt: ReadonlyMap<string, Screen> = new Map(
  pageNames().flatMap((name): [string, Screen][] => {
    const page: Page = pages[name];
    return page.layout === 'public' ? [] : [[page.path, screens.get(name) ?? notInstalled]];
  }),
);

/** A page without a screen yet guards like all others and then says so. */
async function notInstalled(): Promise<ComponentType> {
  return (await import('./not-installed.screen.tsx')).NotInstalledScreen;
}

/** The pages behind the login. What staff enter for a customer is a document of its own. */
export function officeWays(language: Language): Ways<OfficeView> {
  return {
    has: (path) => screensAt.has(path) && isEntering(path) === isEntering(location.pathname),
    turnsAway: (to) => guard(pageAt(to.path), to),
    load: async (path) => {
      const [Layout, Screen] = await Promise.all([
        layoutOf(path, language),
        screensAt.get(path)?.(language).catch(failing),
      ]);
      if (!Screen) throw new Error(`${path} has no screen`);
      return { Layout, Screen };
    },
  };
}

/** A screen whose code fails is told of within its frame. */
function failing(error: unknown): ComponentType {
  return () => {
    throw error;
  };
}

/**
 * The frame of a page with its phrases: the customers' own, or that of the staff console, which the forwarder's people keep
 * on the pages that stand in its menu and that customers open, too, and on those that everybody has.
 */
async function layoutOf(path: string, language: Language): Promise<Layout> {
  if (pageAt(path)?.layout === 'ops' || (isStaff() && isAtDesk(path))) {
    const [{ OpsLayout }] = await Promise.all([import('./ops-layout.tsx'), loadDeskWords(language)]);
    return OpsLayout;
  }
  const [{ OfficeLayout }] = await Promise.all([import('./office-layout.tsx'), loadOfficeWords(language)]);
  return OfficeLayout;
}
