/** An address of the internet or, with a length behind it, a network: 203.0.113.20, 203.0.113.16/28, 2001:db8::/48. */
export function isNetwork(typed: string): boolean {
  const [address = '', length, ...more] = typed.split('/');
  const bits = isAddress4(address) ? 32 : isAddress6(address) ? 128 : undefined;
  if (bits === undefined || more.length > 0) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits);
}

function isAddress4(typed: string): boolean {
  return /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/.test(typed);
}

function isAddress6(typed: string): boolean {
  return /^[\da-f:.]+$/i.test(typed) && typed.includes(':') && URL.canParse(`http://[${typed}]`);
}
