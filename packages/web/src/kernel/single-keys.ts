import { onDevice } from './storage.ts';

const key = 'single_keys';

/** Whether keys without Ctrl act on the page: `on` until the user switches them off (WCAG 2.1.4). */
export function singleKeys(): 'on' | 'off' {
  return onDevice().getItem(key) === 'off' ? 'off' : 'on';
}

/** Keeps the choice; screens that are open follow it when they are opened again. */
export function switchSingleKeys(to: 'on' | 'off'): void {
  onDevice().setItem(key, to);
}
