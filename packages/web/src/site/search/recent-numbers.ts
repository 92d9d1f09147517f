import { store, stored } from '../../kernel/stored.ts';

/** So many numbers are remembered on a device. */
export const recentAtMost = 10;

export interface Recent {
  readonly isOn: boolean;
  /** The last one first. */
  readonly numbers: readonly string[];
}

export const noneRecent: Recent = { isOn: true, numbers: [] };

/** What this device remembers; nothing when the record cannot be read. */
export function recentNumbers(): Recent {
  const text = stored('tracking.recent');
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('numbers' in kept)) return noneRecent;
    const numbers = Array.isArray(kept.numbers) ? kept.numbers.filter((one) => typeof one === 'string') : [];
    return { isOn: !('isOn' in kept && kept.isOn === false), numbers: numbers.slice(0, recentAtMost) };
  } catch {
    return noneRecent;
  }
}

/** Puts numbers that were found before the others; nothing where remembering is switched off. */
export function rememberNumbers(found: readonly string[]): void {
  const { isOn, numbers } = recentNumbers();
  if (isOn && found.length > 0) keep({ isOn, numbers: [...new Set([...found, ...numbers])] });
}

export function forgetNumber(number: string): Recent {
  const { isOn, numbers } = recentNumbers();
  return keep({ isOn, numbers: numbers.filter((one) => one !== number) });
}

export function switchRemembering(isOn: boolean): Recent {
  return keep({ isOn, numbers: [] });
}

function keep({ isOn, numbers }: Recent): Recent {
  const kept = { isOn, numbers: numbers.slice(0, recentAtMost) };
  try {
    store('tracking.recent', JSON.stringify(kept));
  } catch {
    // A browser that refuses storage simply remembers nothing.
  }
  return kept;
}
