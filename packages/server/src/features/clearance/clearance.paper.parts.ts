import type { EntryLine } from '@loadline/contract/clearance/entry';
import { entryPaperWords as words } from '@loadline/contract/clearance/entry.paper';
import type { Reckoning } from '@loadline/contract/clearance/entry-reckoning';
import { hasChangedSince } from '@loadline/contract/clearance/entry-since';
import { blocksOfLine } from '@loadline/contract/clearance/entry-summary.rules';
import { countriesOfOrigin } from '@loadline/contract/codes/country';
import { timeZones } from '@loadline/contract/codes/time-zone';
import { units } from '@loadline/contract/codes/unit';
import { customsWord } from '@loadline/contract/customs/customs.lifecycle';
import { isCode, wordOf } from '@loadline/contract/kernel/code';
import { moneyText, wholeText } from '@loadline/contract/kernel/figures';
import { momentShown } from '@loadline/contract/kernel/shown';
import type { Language, Text } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { EntryDetail } from './clearance.detail.queries.ts';

/** An entry with all that its paper says. */
export interface Printed {
  readonly detail: EntryDetail;
  /** Line by line what the tariff said of the estimate that counts; null where that was typed. */
  readonly reckoned: Reckoning | null;
  readonly company: Text;
  /** Who is said to have told of the release; null where the step names who did. */
  readonly teller: string | null;
  /** By whose clocks the paper tells the time. */
  readonly zone: string;
  readonly language: Language;
}

export const none = '—';

/** What it is and what it is not, whose, and how far. */
export function headBlock({ detail: { file }, company, zone, language }: Printed): Content[] {
  const status = say(customsWord(file.status, file.transport), language);
  return [
    { text: say(words.title, language), fontSize: 16, bold: true, alignment: 'center' },
    { text: say(words.notFiled, language), bold: true, alignment: 'center', margin: [0, 0, 0, 8] },
    {
      columnGap: 12,
      columns: [
        `${say(words.customer, language)} ${say(company, language)}`,
        { text: file.fileNo, bold: true, alignment: 'center', width: 'auto' },
        { text: `${say(words.status, language)} ${status}`, alignment: 'right' },
      ],
    },
    {
      text: say(words.clocks, language, { zone: zoneSaid(zone, language) }),
      style: 'label',
      margin: [0, 2, 0, 6],
    },
  ];
}

function zoneSaid(zone: string, language: Language): string {
  return isCode(timeZones, zone) ? say(wordOf(timeZones, zone), language) : zone;
}

/** That customs released it, when, and who told; or that they have not. */
export function releaseBlock({ detail, teller, zone, language }: Printed): Content {
  const step = detail.steps.find((one) => one.step === 'RELEASED');
  if (!step) return boxed(['*'], [[{ text: say(words.notReleased, language) }]]);
  const at = momentShown(step.at, zone);
  const told = [say(words.toldBy, language, { who: teller ?? step.who }), step.note];
  return boxed(
    ['auto', '*'],
    [
      [
        { text: say(words.released, language), bold: true, fontSize: 12 },
        {
          stack: [
            { text: say(words.releasedAt, language, { at, zone: zoneSaid(zone, language) }), bold: true },
            { text: told.filter(Boolean).join('; '), style: 'label' },
          ],
        },
      ],
    ],
  );
}

export function boxed(widths: ('*' | 'auto')[], body: TableCell[][]): Content {
  return { layout: 'hair', table: { widths, body }, margin: [0, 0, 0, 8] };
}

/** The lines of the entry are the goods of its orders. */
export function linesBlock(of: Printed): Content[] {
  const { detail, language } = of;
  const heading = { text: say(words.lines, language), style: 'heading' };
  if (detail.lines.length === 0) return [heading, say(words.noLines, language)];
  const start = (text: Text): TableCell => ({ text: say(text, language), bold: true });
  const end = (text: Text): TableCell => ({ ...headOf(text, language), alignment: 'right' });
  const head = [
    start(words.line),
    start(words.hts),
    start(words.goods),
    start(words.origin),
    start(words.mid),
    end(words.quantity),
    end(words.value),
  ];
  const foot: TableCell[] = [
    { ...headOf(words.entered, language), colSpan: 6 },
    ...Array.from({ length: 5 }, () => ''),
    {
      text: detail.file.value === null ? none : moneyText(detail.file.value),
      bold: true,
      alignment: 'right',
    },
  ];
  const rows = detail.lines.map((line, at) => lineRow(of, line, at));
  const isMissing = detail.lines.some(({ mid }) => mid === null);
  return [
    heading,
    {
      layout: 'lightHorizontalLines',
      fontSize: 8,
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: [20, 58, '*', 50, 80, 58, 62],
        body: [head, ...rows, foot],
      },
    },
    ...(isMissing ? [{ text: say(words.noMid, language), style: 'label' }] : []),
    ...(hasChangedSince(detail.since) ? [{ text: say(words.asFiled, language), style: 'label' }] : []),
  ];
}

function headOf(text: Text, language: Language) {
  return { text: say(text, language), bold: true };
}

function lineRow(of: Printed, line: EntryLine, at: number): TableCell[] {
  const { detail, language } = of;
  const { hsDest, nameEn, nameZh, origin, declaredQty, unit, totalPriceUsd } = line;
  const names = language === 'en' ? [nameEn] : [nameEn, nameZh];
  const asked = blocksOfLine(line, language).map((text) => ({ text, style: 'label' }));
  const order = detail.orders.length > 1 ? [`${line.orderNumber} / ${line.goodsNo}`] : [];
  const quantity = [wholeText(declaredQty), unit === null ? '' : say(wordOf(units, unit), language)];
  return [
    String(at + 1),
    hsDest ?? none,
    { stack: [...names, ...order.map((text) => ({ text, style: 'label' })), ...asked] },
    origin === null ? none : say(wordOf(countriesOfOrigin, origin), language),
    line.mid ?? none,
    { text: quantity.join(' ').trim(), alignment: 'right' },
    { text: totalPriceUsd === null ? none : moneyText(totalPriceUsd), alignment: 'right' },
  ];
}
