/** The digits of a code as it was typed or pasted: from "Code: 407 112" the six, full-width ones too. */
export function codeDigits(typed: string, length: number): string {
  return typed.normalize('NFKC').replace(/\D/g, '').slice(0, length);
}
