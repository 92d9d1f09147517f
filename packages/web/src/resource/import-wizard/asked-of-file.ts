import { currencies, unitsLike } from '@loadline/contract/imports/import.units';
import type { ColumnMatch, ImportFacts, ImportSubject, SheetRow } from './import-subject.ts';

/** What has to be said of a file before its figures can be stored. */
export type FileQuestion =
  /** In which unit or currency the figures of these columns are. */
  | { readonly asks: 'unit'; readonly columns: readonly ColumnMatch[]; readonly choices: readonly string[] }
  /** How much of a currency one US dollar is. */
  | { readonly asks: 'rate'; readonly currency: string };

/** Each is asked once per file: prices together, every other column by itself, every currency by itself. */
export function questionsOf(
  { columns: ours }: Pick<ImportSubject, 'columns'>,
  { columns }: Pick<ImportFacts, 'columns'>,
  rows: readonly SheetRow[],
): FileQuestion[] {
  const findings = rows.flatMap((row) => row.findings);
  const waiting = new Set(findings.filter(({ code }) => code === 'E25').map(({ key }) => key));
  const asked = columns.filter(({ key, isAsked }) => isAsked && key !== null && waiting.has(key));
  const unitOf = ({ key }: ColumnMatch) => ours.find((one) => one.key === key)?.unit ?? '';
  const byUnit = Map.groupBy(asked, (match) => (unitOf(match) === 'USD' ? 'USD' : match.place));
  const units = [...byUnit.values()].map((group): FileQuestion => {
    const unit = group[0] ? unitOf(group[0]) : '';
    return { asks: 'unit', columns: group, choices: unit === 'USD' ? currencies : unitsLike(unit) };
  });
  const foreign = new Set(findings.flatMap(({ code, value }) => (code === 'E24' && value ? value : [])));
  return [...units, ...[...foreign].map((currency): FileQuestion => ({ asks: 'rate', currency }))];
}
