const all = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The character that checks others, all of `0-9A-Z`: ISO 7064 MOD 37,36. */
export function checkCharacterOf(body: string): string {
  let product = 36;
  for (const sign of body) {
    const sum = (product + all.indexOf(sign)) % 36 || 36;
    product = (sum * 2) % 37;
  }
  return all[(37 - product) % 36] ?? '0';
}
