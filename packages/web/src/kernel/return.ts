import { inTab } from './storage.ts';

const place = 'return_to';

/** Keeps the page that a login interrupts. In the tab alone, so that the login address stays `/login`. */
export function rememberPlace(address: string = location.pathname + location.search): void {
  if (address !== '/login') inTab().setItem(place, address);
}

/** The page to return to after a login, once; undefined when the user came to log in. */
export function takePlace(): string | undefined {
  const address = inTab().getItem(place) ?? undefined;
  inTab().removeItem(place);
  return address?.startsWith('/') && !address.startsWith('//') ? address : undefined;
}
