export function tellVendor(url: string) {
  return fetch(url, { method: 'POST' });
}
