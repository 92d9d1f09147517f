/** A pasted column is searched for at once, up to this many numbers. */
export const numbersAtOnce = 500;

const longest = 60;
// Lines, tabs, commas and semicolons, also the full-width ones. Not spaces: a customer's own reference may hold some.
const between = /[\r\n\t,;\uff0c\uff1b\u3001]+/;

/** The numbers in a text as it comes from a sheet or a mail, each once, in their order. */
export function numbersIn(text: string): string[] {
  const found = text.split(between).map((one) => one.trim().slice(0, longest));
  return [...new Set(found.filter((one) => one !== ''))];
}
