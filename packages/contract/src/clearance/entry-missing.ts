import type { Missing } from '../customs/customs-missing.ts';
import { wordOf } from '../kernel/code.ts';
import { typesWithoutBond } from './entry.codes.ts';
import type { EntryLine, WrittenEntry } from './entry.ts';
import { entryLineFields, writtenEntry } from './entry.ts';
import { isUnfiled } from './entry-pga.ts';
import { pgaFlags } from './pga.codes.ts';

const neededInLine = ['origin', 'totalPriceUsd'] as const;

/** What is still missing before the entry is filed, in the order of the form. */
export function missingOfEntry(entry: WrittenEntry, lines: readonly EntryLine[]): Missing[] {
  const bond = typesWithoutBond.includes(entry.entryType) ? [] : (['bondType'] as const);
  const needed = ['port', 'importerNo', ...bond] as const;
  const noLines = { lineNo: null, key: 'lines', label: { zh: '至少一行商品', en: 'at least one line' } };
  return [
    ...needed
      .filter((key) => entry[key] === null)
      .map((key) => ({ lineNo: null, key, label: writtenEntry[key].label })),
    ...(lines.length === 0 ? [noLines] : []),
    ...lines.flatMap((line, at) => missingInLine(line).map((one) => ({ ...one, lineNo: at + 1 }))),
  ];
}

/** The tariff of the United States asks for all ten digits; what an agency requires by them is filed with it or disclaimed. */
function missingInLine(line: EntryLine) {
  const keys = neededInLine.filter((key) => line[key] === null);
  const code =
    line.hsDest?.length === 10
      ? []
      : [{ key: 'hsDest', label: { zh: '10 位 HTS 编码', en: 'HTS number of 10 digits' } }];
  const flags = line.pga.filter(isUnfiled).map(({ flag }) => ({ key: flag, label: wordOf(pgaFlags, flag) }));
  return [...code, ...keys.map((key) => ({ key, label: entryLineFields[key].label })), ...flags];
}
