/** The entry a key leads to in a menu of these words; undefined when the key is not the menu's. */
export function nextInMenu(key: string, here: number, words: readonly string[]): number | undefined {
  const last = words.length - 1;
  if (last < 0) return undefined;
  if (key === 'ArrowDown') return here >= last ? 0 : here + 1;
  if (key === 'ArrowUp') return here <= 0 ? last : here - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key.length !== 1 || key === ' ') return undefined;
  const letter = key.toLowerCase();
  const turns = words.map((_, step) => (here + 1 + step) % words.length);
  return turns.find((index) => words[index]?.trim().toLowerCase().startsWith(letter));
}
