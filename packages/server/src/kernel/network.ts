import { isIPv6 } from 'node:net';

/** The network an address belongs to, for limits: its /24 or, in IPv6, its /64. `address` is what the server saw. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (!isIPv6(mapped)) return mapped.split('.').slice(0, 3).join('.');
  return groupsOf(mapped).slice(0, 4).join(':');
}

/** The eight groups of an address in IPv6, however it is shortened. */
function groupsOf(address: string): string[] {
  // A zone such as %eth0 is no part of the address; the URL parser writes the rest in its one canonical form.
  const canonical = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const [head = [], tail] = canonical
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  if (tail === undefined) return [...head];
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
}
