import { entryPaperWords as words } from '@loadline/contract/clearance/entry.paper';
import type { dutyFields } from '@loadline/contract/clearance/entry-duty';
import { dutyKinds, dutySources, dutyStates } from '@loadline/contract/clearance/entry-duty.codes';
import type { ReckonedLine, Reckoning } from '@loadline/contract/clearance/entry-reckoning';
import { printedHts } from '@loadline/contract/hts/hts-no';
import { wordOf } from '@loadline/contract/kernel/code';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import { moneyText } from '@loadline/contract/kernel/figures';
import { momentShown } from '@loadline/contract/kernel/shown';
import type { Language, Text } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { tariffPaperWords } from '@loadline/contract/tariffs/tariff.paper';
import { tariffStatuses } from '@loadline/contract/tariffs/tariff-entry.codes';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Printed } from './clearance.paper.parts.ts';

type Duty = ValuesOf<typeof dutyFields>;

const none = '—';

/** What its customer approved, as that estimate says; nothing is worked out here. */
export function dutiesBlock({ detail, reckoned, zone, language }: Printed): Content[] {
  const heading = { text: say(words.duties, language), style: 'heading' };
  const duty = detail.duties.find(({ state }) => state !== 'REPLACED');
  if (!duty) return [heading, say(words.notEstimated, language)];
  const { estimateNo, state, approvedTotal, decidedAt, decidedWho, feeDate } = duty;
  const standing = say(words.estimate, language, { no: estimateNo, state: wordOf(dutyStates, state) });
  if (approvedTotal === null || decidedAt === null) return [heading, standing];
  const approved = { who: decidedWho ?? none, at: momentShown(decidedAt, zone) };
  return [
    {
      unbreakable: true,
      stack: [
        heading,
        amountsTable(duty, approvedTotal, reckoned, language),
        {
          text: [
            standing,
            say(words.approved, language, approved),
            say(words.feeDate, language, { day: feeDate }),
          ].join(' · '),
          style: 'label',
          margin: [0, 4, 0, 0],
        },
      ],
    },
    ...(reckoned ? layersBlock(reckoned, language) : []),
  ];
}

/** Kind by kind; in an estimate that the tariff worked out, what was typed is marked, and a fee says by what it is bounded. */
function amountsTable(
  { source, amounts }: Duty,
  total: string,
  reckoned: Reckoning | null,
  language: Language,
): Content {
  const typed = say(wordOf(dutySources, 'typed'), language);
  const row = (label: string, amount: string, bold = false): TableCell[] => [
    { text: label, bold },
    { text: moneyText(amount), alignment: 'right', bold },
  ];
  const rows = amounts.map((one) => {
    const fee = reckoned?.fees.find(({ kind }) => kind === one.kind);
    const notes = [
      say(wordOf(dutyKinds, one.kind), language),
      one.source === 'tariff' && fee ? say(fee.note, language) : '',
      source === 'tariff' && one.source === 'typed' ? typed : '',
    ];
    return row(notes.filter((note) => note !== '').join(' · '), one.amount);
  });
  return {
    layout: 'hair',
    table: { widths: ['*', 90], body: [...rows, row(say(words.total, language), total, true)] },
  };
}

/** Every line with the headings that are filed for it, as the tariff had them when it was asked. */
function layersBlock({ lines, edition, release }: Reckoning, language: Language): Content[] {
  const facts = { edition: edition ?? tariffPaperWords.noEdition, release };
  const head = (text: Text, right = false): TableCell => ({
    text: say(text, language),
    bold: true,
    ...(right && { alignment: 'right' as const }),
  });
  return [
    { text: say(words.layers, language), style: 'heading' },
    {
      layout: 'lightHorizontalLines',
      fontSize: 8,
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: [20, 66, '*', 70, 66, 66],
        body: [
          [
            head(words.line),
            head(tariffPaperWords.heading),
            head(tariffPaperWords.measure),
            head(tariffPaperWords.rate),
            head(tariffPaperWords.base, true),
            head(tariffPaperWords.amount, true),
          ],
          ...lines.flatMap((line, at) => rowsOfLine(line, at + 1, language)),
        ],
      },
    },
    { text: say(words.byTariff, language, facts), style: 'label', margin: [0, 4, 0, 0] },
  ];
}

function rowsOfLine(line: ReckonedLine, no: number, language: Language): TableCell[][] {
  const unknown = say(tariffPaperWords.unknown, language);
  const money = (amount: string | null): TableCell => ({
    text: amount === null ? unknown : moneyText(amount),
    alignment: 'right',
  });
  const layers = line.layers.map((layer): TableCell[] => [
    String(no),
    layer.heading.includes('.') ? layer.heading : printedHts(layer.heading),
    say(layer.title, language),
    layer.rate,
    layer.base === null ? '' : money(layer.base),
    money(layer.amount),
  ]);
  if (line.status === 'ok') return layers;
  const open = [wordOf(tariffStatuses, line.status), ...line.lacks].map((text) => say(text, language));
  return [...layers, [String(no), line.hsDest ?? none, { text: open.join(' · '), colSpan: 4 }, '', '', '']];
}
