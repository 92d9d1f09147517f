/** Below this address staff enter things for a customer, with the customer's own forms. */
const below = '/ops/enter/';

export function isEntering(path: string): boolean {
  return path.startsWith(below);
}

let opened: { readonly customer: string | undefined; contact: string | undefined } | undefined;

/**
 * The customer for whom staff enter in this document: `/ops/enter/…?customer=<id>`. It stays the same as long as the
 * document lives, for these pages are documents of their own: what was asked or typed for one customer is never shown or
 * sent for another.
 */
export function servedCustomer(): string | undefined {
  return served()?.customer;
}

/** The one of the customer's people for whom, in the address beside it; it may change while a form is filled in. */
export function servedContact(): string | undefined {
  return served()?.contact;
}

export function serveContact(contact: string | undefined): void {
  const now = served();
  if (now) now.contact = contact;
}

function served() {
  if (typeof location === 'undefined') return undefined;
  const isHere = isEntering(location.pathname);
  opened ??= {
    customer: isHere ? named(location.search, 'customer') : undefined,
    contact: isHere ? named(location.search, 'contact') : undefined,
  };
  return opened;
}

/** For whom staff enter stays in the address wherever a form goes. */
export function withServedCustomer<S extends object>(
  path: string,
  search: S,
): S & { customer?: string; contact?: string } {
  const [customer, contact] = [servedCustomer(), servedContact()];
  if (customer === undefined || !isEntering(path)) return search;
  return { ...search, customer, ...(contact !== undefined && { contact }) };
}

function named(search: string, name: 'customer' | 'contact'): string | undefined {
  return new URLSearchParams(search).get(name) || undefined;
}
