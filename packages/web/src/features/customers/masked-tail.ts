/** A number that is shown by its last signs only, without a row of stars for each of the others. */
export function maskedTail(masked: string): string {
  return masked.replace(/^\*{5,}/, '**** ');
}
