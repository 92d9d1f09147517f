import type { Text } from '../kernel/text.ts';

import type { AwbPath } from './awb-path.ts';
import { labelOfAwbPath } from './awb-path.ts';
import { wordsAt } from './awb-value.ts';

/** One value of a form as it is looked over. `before` is told where another version says otherwise. */
export interface AwbRow {
  readonly path: AwbPath;
  readonly label: Text;
  readonly value: Text;
  readonly before?: Text;
}

/** A form value by value, in its order, beside the version before it; what neither says is left out. Either may be a part of a form. */
export function rowsOfAwb(form: object, before?: object): AwbRow[] {
  const [now, then] = [leavesOf(form), leavesOf(before ?? form)];
  return [...new Set([...now.keys(), ...then.keys()])].flatMap((path) => {
    const [value, was] = [wordsAt(path, now.get(path)), wordsAt(path, then.get(path))];
    if (value.en === '' && was.en === '') return [];
    const label = labelOfAwbPath(path) ?? { zh: path, en: path };
    return [{ path, label, value, ...(value.zh !== was.zh && { before: was }) }];
  });
}

function leavesOf(form: object): Map<AwbPath, unknown> {
  return new Map(Object.entries(form).flatMap(([key, value]) => leavesAt(key, value)));
}

/** Rate lines are looked over value by value, other charges line by line. */
function leavesAt(key: string, value: unknown): [AwbPath, unknown][] {
  if (!Array.isArray(value)) return [[key, value]];
  return value.flatMap((line: unknown, at): [AwbPath, unknown][] => {
    if (key !== 'rateLines' || typeof line !== 'object' || line === null) return [[`${key}.${at}`, line]];
    return Object.entries(line).map(([name, one]) => [`${key}.${at}.${name}`, one]);
  });
}
