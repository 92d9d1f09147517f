import type { Language, Text } from '@loadline/contract/kernel/text';
import type { Agent } from '@loadline/contract/waybill-drafts/awb-agent';
import type { AwbForm } from '@loadline/contract/waybill-drafts/awb-form';
import { sumsOf } from '@loadline/contract/waybill-drafts/awb-sums';
import { manifestWords } from '@loadline/contract/waybill-drafts/draft.paper-words';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Paper } from '../../kernel/paper.protocol.ts';
import { letterhead } from '../ops/letterhead.public.ts';

export interface Manifested {
  readonly agent: Agent;
  readonly master: AwbForm;
  readonly houses: readonly AwbForm[];
  readonly language: Language;
  readonly watermark?: string;
}

const landscape = { width: 841.89, height: 595.28, margin: 30 };

/** All house waybills of a master on one list, as it goes with the cargo. */
export function manifestPaper({ agent, master, houses, language, watermark }: Manifested): Paper {
  return {
    title: `House Manifest ${master.awbNo}`,
    language,
    size: landscape,
    ...(watermark && { watermark }),
    content: [
      letterhead(agent),
      {
        text: bothSaid(manifestWords.title),
        fontSize: 15,
        bold: true,
        alignment: 'center',
        margin: [0, 0, 0, 8],
      },
      head(master, houses.length),
      table(master, houses),
    ],
  };
}

/** Captions stand in both languages: the list is read at both ends. */
export function bothSaid({ zh, en }: Text): string {
  return `${en}  ${zh}`;
}

/** `CX5701 / 2026-11-28, CX880 / 2026-11-29`: the first flight and the onward one. */
export function flightsSaid({ flight, flightDate, flight2, flightDate2 }: AwbForm): string {
  const said = [
    [flight, flightDate],
    [flight2, flightDate2],
  ].map((parts) => parts.filter(Boolean).join(' / '));
  return said.filter(Boolean).join(', ');
}

function head(master: AwbForm, count: number): Content {
  const rows: readonly (readonly [Text, string, Text, string])[] = [
    [manifestWords.mawb, master.awbNo, manifestWords.flight, flightsSaid(master)],
    [manifestWords.from, master.departure ?? '', manifestWords.to, master.destination ?? ''],
    [manifestWords.consolidator, firstLine(master.shipper), manifestWords.agent, firstLine(master.consignee)],
    [manifestWords.houses, String(count), manifestWords.date, master.executedOn ?? ''],
  ];
  return {
    layout: 'noBorders',
    margin: [0, 0, 0, 8],
    table: {
      widths: [120, '*', 120, '*'],
      body: rows.map(([one, said, other, told]) => [
        { text: bothSaid(one), color: '#5A6E80', fontSize: 8 },
        { text: said, bold: true },
        { text: bothSaid(other), color: '#5A6E80', fontSize: 8 },
        { text: told, bold: true },
      ]),
    },
  };
}

function firstLine(party: string | null): string {
  return party?.split('\n')[0] ?? '';
}

function table(master: AwbForm, houses: readonly AwbForm[]): Content {
  const { no, hawb, pieces, weight, goods, shipper, consignee, destination, total } = manifestWords;
  const heads = [no, hawb, pieces, weight, goods, shipper, consignee, destination].map(
    ({ zh, en }): TableCell => ({ text: `${en}\n${zh}`, bold: true, fontSize: 8, fillColor: '#EEF2F5' }),
  );
  const rows = houses.map((house, at): TableCell[] => {
    const sums = sumsOf(house);
    return [
      String(at + 1),
      house.awbNo,
      { text: String(sums.pieces), alignment: 'right' },
      { text: sums.grossWeight, alignment: 'right' },
      {
        stack: [
          house.rateLines.map((line) => line.goods).join('\n'),
          { text: house.handling ?? '', bold: true },
        ],
        fontSize: 8,
      },
      { text: house.shipper ?? '', fontSize: 8 },
      { text: house.consignee ?? '', fontSize: 8 },
      house.destination ?? '',
    ];
  });
  const all = sumsOf({ ...master, rateLines: houses.flatMap(({ rateLines }) => rateLines) });
  const foot: TableCell[] = [
    { text: bothSaid(total), colSpan: 2, bold: true },
    '',
    { text: String(all.pieces), bold: true, alignment: 'right' },
    { text: all.grossWeight, bold: true, alignment: 'right' },
    { text: '', colSpan: 4 },
    '',
    '',
    '',
  ];
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [24, 88, 44, 58, '*', 140, 140, 62],
      body: [heads, ...rows, foot],
    },
  };
}
