/** Below this address staff enter things for a customer, with the customer's own forms. */
const below = '/ops/enter/';

export function isEntering(path: string): boolean {
  return path.startsWith(below);
}

let opened: { readonly customer: string | undefined } | undefined;

/**
 * The customer for whom staff enter in this document: `/ops/enter/…?customer=<id>`. It stays the same as long as the
 * document lives, for these pages are documents of their own: what was asked or typed for one customer is never shown or
 * sent for another.
 */
export function servedCustomer(): string | undefined {
  if (typeof location === 'undefined') return undefined;
  opened ??= { customer: isEntering(location.pathname) ? named(location.search) : undefined };
  return opened.customer;
}

/** For whom staff enter stays in the address wherever a form goes. */
export function withServedCustomer<S extends object>(path: string, search: S): S & { customer?: string } {
  const customer = servedCustomer();
  return customer !== undefined && isEntering(path) ? { ...search, customer } : search;
}

function named(search: string): string | undefined {
  return new URLSearchParams(search).get('customer') || undefined;
}
