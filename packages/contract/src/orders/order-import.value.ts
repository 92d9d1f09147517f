import { isFbaShipment } from '../checks/amazon.ts';
import { checkEin } from '../checks/united-states.ts';
import { checkVat } from '../checks/vat.ts';
import type { Verdict } from '../checks/verdict.ts';
import { compactEach } from '../checks/verdict.ts';
import { foldedWide } from '../imports/import.clean.ts';
import type { Reading as AnyReading } from '../imports/import.finding.ts';
import { isFormulaError } from '../imports/import.finding.ts';
import { nearest } from '../imports/import.suggest.ts';
import type { Rates } from '../imports/import.units.ts';
import { folded } from '../imports/import.words.ts';
import { readField } from '../imports/record.value.ts';
import { isCode } from '../kernel/code.ts';
import type { ImportKey } from './order-import.columns.ts';
import { columnOf } from './order-import.columns.ts';
import type { FindingCode } from './order-import.finding.ts';
import { findingCodes } from './order-import.finding.ts';

/** What the columns are read against: the channels there are, by every spelling, and their names for a refusal. */
export interface Channels {
  readonly bySpelling: ReadonlyMap<string, string>;
  readonly names: readonly string[];
}

type Reading = AnyReading<FindingCode>;

/** The codes of domain.md §6 for a wrong form, where it is not E04. */
const refusals: Partial<Record<ImportKey, FindingCode>> = { hsCn: 'E11', hsDest: 'E11', fbaNo: 'E12' };

/** The words in a product's name by which it is another one: how it travels, how it is packed, where it goes. */
const tellingWords =
  /[空海卡铁陆整拼快慢美欧英德法加日澳东西]|air|ocean|sea|truck|road|rail|express|fcl|lcl|us|uk|eu|east|west/g;

/** Numbers whose check digit warns (W04). */
const verdicts: Partial<Record<ImportKey, (number: string) => Verdict>> = { vatNo: checkVat, ein: checkEin };

/** What is a code that anybody may make up, in whatever signs. */
const codeKeys: ReadonlySet<ImportKey> = new Set<ImportKey>(['referenceNumber', 'cartonNo', 'sku']);

/** Reads a text that is not blank as the field of its column. */
export function readCell(text: string, key: ImportKey, channels: Channels, rates: Rates): Reading {
  if (isFormulaError(text)) return { value: null, wrong: { code: 'E16', value: text.slice(0, 60) } };
  if (key === 'channelName') return readChannel(text, channels);
  const read = readField(codeKeys.has(key) ? foldedWide(text) : text, columnOf(key).field, rates);
  const { value, wrong } = read;
  if (value === null) return wrong?.code === 'E04' ? refused(key, text, wrong.suggestion) : coded(read);
  // General cargo stands alone.
  if (key === 'special' && /general,|,general/.test(value)) return { value: null, wrong: { code: 'E07' } };
  const isOdd = verdicts[key]?.(value) === 'wrong-digit';
  return isOdd ? { value, wrong: { code: 'W04', value } } : coded(read);
}

/** What every field can say stands among the codes of orders. */
function coded({ value, wrong }: AnyReading): Reading {
  return {
    value,
    ...(wrong && isCode(findingCodes, wrong.code) && { wrong: { ...wrong, code: wrong.code } }),
  };
}

function tellsOf(name: string): string {
  return (name.match(tellingWords) ?? []).toSorted().join();
}

function refused(key: ImportKey, text: string, suggestion: string | undefined): Reading {
  const code = refusals[key] ?? 'E04';
  const shipment = meant(key, text);
  if (shipment !== undefined) return { value: null, wrong: { code, suggestion: shipment, isSafe: true } };
  return { value: null, wrong: { code, ...(suggestion !== undefined && { suggestion }) } };
}

/** The shipments of box ids that stand where the shipments' own are asked for. */
function meant(key: ImportKey, text: string): string | undefined {
  if (key !== 'fbaNo') return undefined;
  const shipments = compactEach(text).map((one) => one.replace(/^(FBA[0-9A-Z]{7,9})U\d+$/, '$1'));
  return shipments.every(isFbaShipment) ? [...new Set(shipments)].join(', ') : undefined;
}

function readChannel(text: string, channels: Channels): Reading {
  const value = channels.bySpelling.get(folded(text));
  if (value !== undefined) return { value };
  const near = nearest(
    folded(text),
    [...channels.bySpelling.keys()].filter((spelling) => tellsOf(spelling) === tellsOf(folded(text))),
  );
  const suggestion = near === undefined ? undefined : channels.bySpelling.get(near);
  const list = channels.names.slice(0, 20).join(', ');
  return {
    value: null,
    wrong: { code: 'E07', value: list, ...(suggestion !== undefined && { suggestion }) },
  };
}
