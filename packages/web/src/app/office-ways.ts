import type { Language } from '@loadline/contract/kernel/text';
import type { ComponentType, ReactNode } from 'react';
import { hasDesk, pageAt, pageNameAt } from '../kernel/known-pages.ts';
import { loadDeskWords, loadOfficeWords } from '../kernel/office-words.ts';
import { isEntering } from '../kernel/served-customer.ts';
import { isStaff } from '../kernel/session.ts';
import { guard } from './guard.ts';
import { isAtDesk } from './menu-place.ts';
import { isReachable } from './reach.ts';
import type { Ways } from './travel.ts';
import { screenOf } from './web-subjects.ts';

export type Layout = ComponentType<{ children: ReactNode }>;

export interface OfficeView {
  readonly Layout: Layout;
  readonly Screen: ComponentType;
}

type Screen = (language: Language) => Promise<ComponentType>;

/** The screen of the page at a path; none where it belongs to another document. */
function screenAt(path: string): Screen | undefined {
  const page = pageNameAt(path);
  return page && (screenOf(page) ?? (isReachable(page) ? undefined : notInstalled));
}

/** A page without a screen yet guards like all others and then says so. */
async function notInstalled(): Promise<ComponentType> {
  return (await import('./not-installed.screen.tsx')).NotInstalledScreen;
}

/** The pages behind the login. What staff enter for a customer is a document of its own. */
export function officeWays(language: Language): Ways<OfficeView> {
  return {
    has: (path) =>
      screenAt(path) !== undefined && isEntering(path) === isEntering(location.pathname) && !lacksDesk(),
    turnsAway: (to) => guard(pageAt(to.path), to),
    load: async (path) => {
      const [Layout, Screen] = await Promise.all([
        layoutOf(path, language),
        screenAt(path)?.(language).catch(failing),
      ]);
      if (!Screen) throw new Error(`${path} has no screen`);
      return { Layout, Screen };
    },
  };
}

/** Makes the desk known to this document. The frame of its pages comes beside it, not after it. */
export async function bringDesk(): Promise<void> {
  const [{ learnDesk }] = await Promise.all([import('./desk.ts'), import('./ops-layout.tsx')]);
  learnDesk();
}

/** Whether staff have signed in since this document began without the desk: the next one brings it. */
function lacksDesk(): boolean {
  return isStaff() && !hasDesk();
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
