export interface ComboOption {
  readonly value: string;
  readonly label: string;
  /** What it is found by beside its label: its code, its name in the other language. */
  readonly also?: string;
  /** It can be chosen, but is not offered: who types its whole code finds it. */
  readonly isRare?: boolean;
}

/** All that an option is found by, in one line of small letters. */
export function findable(
  { value, label, also = '' }: ComboOption,
  initialsOf: (text: string) => string,
): string {
  const names = `${label} ${also}`;
  // Ids of the program are nothing that anybody knows.
  const code = value.length <= 12 ? value : '';
  return `${code} ${names} ${initialsOf(names)}`.normalize('NFKC').toLowerCase();
}

/** What a search goes through: what is offered, and what is named by its code. */
export function searched<O extends ComboOption>(options: readonly O[], search: string): O[] {
  const code = search.trim().toUpperCase();
  return options.filter(({ isRare, value }) => !isRare || value.toUpperCase() === code);
}

/** Whether every word of a search stands in what an option is found by. */
export function isFound(words: string, search: string): boolean {
  const asked = search.normalize('NFKC').toLowerCase().split(/\s+/);
  return asked.every((word) => words.includes(word));
}
