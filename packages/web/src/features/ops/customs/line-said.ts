import { type WrittenLine, writtenLine } from '@loadline/contract/customs/customs-line';
import { missingOf } from '@loadline/contract/customs/customs-missing';
import { hsUnits } from '@loadline/contract/customs/hs-elements';
import { check } from '@loadline/contract/kernel/schema';
import { say } from '@loadline/contract/kernel/text';
import type { Words } from '../../../kernel/words.ts';
import { asInput } from '../../../resource/form-values.ts';
import type { GridRow, SaidOfRow } from '../../../resource/grid/grid-row.ts';
import type { Declaration } from './declaration.ts';

/** What is wrong with a line while it is typed, and what it still lacks. */
export function saidOfLine(
  of: Declaration,
  t: Words['t'],
  language: Words['language'],
): (row: GridRow) => SaidOfRow {
  return (row) => {
    const read = check(writtenLine, asInput(writtenLine, row));
    if (!read.ok) {
      const wrong = read.findings.map(({ path, label, says }) => ({
        key: path.split('.')[0] ?? path,
        label: say(label, language),
        says: say(says, language),
      }));
      return { wrong, odd: [] };
    }
    const odd = lacksOf(of, read.value).map(({ key, label }) => ({
      key,
      label: say(label, language),
      // Units of a code are told by its data, where there are any.
      says:
        key === 'firstUnit' && hsUnits(read.value.hs) === undefined
          ? t('customsDesk.lines.unitUnknown')
          : t('customs.lines.toFill'),
    }));
    return { wrong: [], odd };
  };
}

/** The line as it would stand beside what its goods say. */
function lacksOf({ file, header, lines }: Declaration, written: WrittenLine) {
  const before = lines.find(
    ({ orderId, goodsNo }) => orderId === written.orderId && goodsNo === written.goodsNo,
  );
  if (!before) return [];
  return missingOf(file, header, [{ ...before, ...written }]).filter(({ lineNo }) => lineNo !== null);
}
