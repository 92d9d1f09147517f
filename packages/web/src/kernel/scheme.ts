import { type Scheme, schemeCookie, schemes } from '@loadline/contract/site/scheme';
import { store, stored } from './stored.ts';

/** How the office looks in this browser: light until somebody chooses. */
export function chosenScheme(): Scheme {
  return schemes.find((one) => one === stored('scheme')) ?? 'light';
}

/** Keeps the choice, also in a cookie: the server sends the next page in it, so that nothing flashes white. */
export function chooseScheme(scheme: Scheme): void {
  store('scheme', scheme);
  wearScheme();
}

/** Puts the office into the chosen scheme. */
export function wearScheme(): void {
  const scheme = chosenScheme();
  document.documentElement.dataset.theme = scheme;
  document.cookie = `${schemeCookie}=${scheme}; path=/; max-age=31536000; samesite=lax`;
}
