import { pages } from '@loadline/contract/pages';
import type { FormEvent } from 'react';

/**
 * What makes a tracking box a form that also asks without scripts: its inputs are named as the search page reads them,
 * `no` and `type`.
 */
export const trackingForm = { method: 'get', action: pages.search.path } as const;

/** What such a form holds: also what was typed before the page's code had arrived. */
export function enteredIn(event: FormEvent<HTMLFormElement>): { numbers: string; type: string } {
  event.preventDefault();
  const form = new FormData(event.currentTarget);
  const textOf = (name: string) =>
    form
      .getAll(name)
      .filter((one) => typeof one === 'string')
      .join('\n')
      .trim();
  return { numbers: textOf('no'), type: textOf('type') || '0' };
}
