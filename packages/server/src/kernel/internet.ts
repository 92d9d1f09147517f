import { BlockList, isIP } from 'node:net';

/** Everything that is not the internet: own, private, shared, test, mapped, translated, multicast and reserved networks. */
const inside: readonly [address: string, length: number, family: 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
];

/** Of IPv6 only what is given out for the internet is it. */
const global6 = listOf([['2000::', 3, 'ipv6']]);
const insideList = listOf(inside);

/** Whether an address is one of the internet; every other is inside some network. */
export function isOnInternet(address: string): boolean {
  if (isIP(address) === 4) return !isIn(insideList, address);
  return isIn(global6, address) && !isIn(insideList, address);
}

/** Networks to hold addresses against. */
export function listOf(networks: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[]): BlockList {
  const list = new BlockList();
  for (const [address, length, family] of networks) list.addSubnet(address, length, family);
  return list;
}

export function isIn(list: BlockList, address: string): boolean {
  return list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
