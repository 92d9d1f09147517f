/** Whether an airline's system takes a text: the printable signs of ASCII, in one line or several. */
export function isLatin(text: string): boolean {
  return /^[\x20-\x7e\n]*$/.test(text);
}
