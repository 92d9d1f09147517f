/**
 * What a number's own form says about it. `wrong-digit` has the right shape but its check digit (or its prefix, where
 * the list of prefixes is closed) cannot be: a slip of the pen, or a number older than the rule. Callers warn on it and
 * refuse only `malformed`.
 */
export type Verdict = 'valid' | 'malformed' | 'wrong-digit';

/** An identifier as it is stored: full-width folded, upper case, without spaces, dots, hyphens and slashes. */
export function compact(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.\-/]/g, '');
}

/** Several identifiers out of one text, each once, whatever separates them. */
export function compactEach(typed: string): string[] {
  const parts = typed.normalize('NFKC').split(/[\s,;/|\u3001]+/);
  return [...new Set(parts.map(compact))].filter((one) => one !== '');
}

/** The verdict on a text of the right shape or not, with its check. */
export function verdict(shape: RegExp, text: string, isRight: (text: string) => boolean): Verdict {
  if (!shape.test(text)) return 'malformed';
  return isRight(text) ? 'valid' : 'wrong-digit';
}
