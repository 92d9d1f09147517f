import { endpoint } from '../kernel/endpoint.ts';
import { code, date, group, optional } from '../kernel/field.ts';
import { mostTariffLines, tariffHead } from '../tariffs/tariff.api.ts';
import { tariffEntryTypes } from '../tariffs/tariff-entry.codes.ts';
import { goodsAsLines, modeIfKnown } from '../tariffs/tariff-order.api.ts';
import { entryFileNo } from './entry.ts';
import { dutyFields } from './entry-duty.ts';
import { reckoning } from './entry-reckoning.ts';

/** The lines of an estimate that was worked out, as they were then. */
export const dutyLines = endpoint('GET /omsapi/entries/duty/lines', {
  access: 'customs2:view',
  title: { zh: '税费逐行明细', en: 'Lines of an estimate of duties' },
  query: { no: entryFileNo, duty: dutyFields.id },
  answer: reckoning,
});

/**
 * An entry as the calculation of duties takes it: its head, and its lines in the units of the schedule of its day. What the entry
 * does not say stays empty, and a type of entry that is not reckoned is none.
 */
export const tariffLinesOfEntry = endpoint('GET /omsapi/entries/tariff', {
  access: 'customs2:view',
  title: { zh: '清关单的税则行', en: 'Lines of an entry' },
  query: { no: entryFileNo },
  answer: group(
    {
      mode: modeIfKnown,
      entryType: optional(code(tariffEntryTypes, { label: tariffHead.entryType.label })),
      port: tariffHead.port,
      entryDate: optional(date({ label: { zh: '报关日期', en: 'Entry date' } })),
      lines: goodsAsLines,
    },
    { label: { zh: '美国清关', en: 'US entry' } },
  ),
});

/** What is said of an entry with more lines than are reckoned at once. */
export const tooManyLines = {
  zh: `超过 ${mostTariffLines} 行，请在清关单上查看逐行税费`,
  en: `has more than ${mostTariffLines} lines: see its duties on the entry`,
};
