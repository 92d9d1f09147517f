import { countriesOfOrigin } from '@loadline/contract/codes/country';
import { usPorts } from '@loadline/contract/codes/us-port';
import { printedHts } from '@loadline/contract/hts/hts-no';
import { wordOf } from '@loadline/contract/kernel/code';
import { moneyText, wholeText } from '@loadline/contract/kernel/figures';
import { momentShown } from '@loadline/contract/kernel/shown';
import type { Language, Text } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { tariffPaperWords as words } from '@loadline/contract/tariffs/tariff.paper';
import { tariffEntryTypes, tariffModes } from '@loadline/contract/tariffs/tariff-entry.codes';
import { baseText } from '@loadline/contract/tariffs/tariff-layer-words';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Database } from '../../kernel/database.ts';
import { FileAnswer } from '../../kernel/file-answer.ts';
import { paperOf } from '../../kernel/paper.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { letterhead } from '../ops/letterhead.public.ts';
import type { KeptTariff } from './kept.queries.ts';
import { keptWithLetterhead } from './kept.queries.ts';
import { typedOf } from './kept.typed.ts';

type Side = KeptTariff['answer']['results'][number];
type Line = Side['lines'][number];

/** A kept calculation as PDF in the language of who asks: layers, reasons, fees and what is open. */
export async function paperOfKept(db: Database, viewer: Viewer, id: string): Promise<FileAnswer> {
  const [kept, forwarder] = await keptWithLetterhead(db, viewer, id);
  const { language } = viewer;
  const estimate = say(words.estimate, language);
  const made = { who: kept.madeWho, at: momentShown(kept.madeAt, 'America/New_York') };
  const pdf = await paperOf({
    title: `${say(words.title, language)} ${kept.title}`,
    language,
    size: 'A4',
    footer: `${kept.title} · ${estimate}`,
    styles: {
      heading: { fontSize: 10, bold: true, margin: [0, 10, 0, 4] },
      label: { color: '#5A6E80', fontSize: 7.5 },
    },
    content: [
      letterhead(forwarder),
      { text: `${say(words.title, language)}  ${kept.title}`, fontSize: 16, bold: true },
      { text: `${estimate}. ${say(words.made, language, made)}`, style: 'label', margin: [0, 2, 0, 6] },
      ...kept.answer.results.flatMap((side) => sideBlock(kept, side, language)),
    ],
  });
  return new FileAnswer(`${say(words.title, language)} ${kept.title}.pdf`, 'pdf', pdf);
}

function sideBlock(kept: KeptTariff, side: Side, language: Language): Content[] {
  const { asked, answer } = kept;
  const origin = side.origin === null ? '' : ` · ${say(wordOf(countriesOfOrigin, side.origin), language)}`;
  const facts = say(words.facts, language, {
    day: side.day,
    mode: wordOf(tariffModes, asked.mode),
    entryType: wordOf(tariffEntryTypes, asked.entryType),
    edition: side.edition ?? words.noEdition,
    release: answer.release,
  });
  const open = side.lines.flatMap(({ alerts }, at) =>
    alerts.map((alert) => say(words.alert, language, { no: at + 1, says: say(alert, language) })),
  );
  const newer =
    side.newerEdition === null ? [] : [say(words.newer, language, { edition: side.newerEdition })];
  const port =
    asked.port === null ? '' : ` · ${say(words.port, language, { port: wordOf(usPorts, asked.port) })}`;
  return [
    { text: `${facts}${port}${origin}`, style: 'heading' },
    ...side.lines.flatMap((line, at) => lineBlock(kept, side, line, at, language)),
    sumsBlock(side, language),
    ...[...newer, ...open].map((text) => ({ text, style: 'label' })),
  ];
}

function lineBlock({ asked }: KeptTariff, side: Side, line: Line, at: number, language: Language): Content[] {
  const typed = asked.lines[at];
  if (!typed) return [];
  const country = side.origin ?? typed.origin;
  const head = say(words.line, language, {
    no: at + 1,
    hts: printedHts(typed.hts),
    origin: say(wordOf(countriesOfOrigin, country), language),
    value: wholeText(typed.value),
  });
  const heads = [words.heading, words.measure, words.base, words.amount, words.why];
  return [
    { text: head, bold: true, margin: [0, 6, 0, 0] },
    { text: line.description, style: 'label' },
    { text: typedOf(typed, line.units, language).join(' · '), style: 'label', margin: [0, 0, 0, 3] },
    {
      layout: 'lightHorizontalLines',
      fontSize: 8,
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: [62, '*', 66, 56, 140],
        body: [
          heads.map((text) => ({ text: say(text, language), bold: true })),
          ...line.layers.map((layer): TableCell[] => [
            layer.heading.includes('.') ? layer.heading : printedHts(layer.heading),
            {
              stack: [
                `${say(layer.title, language)} ${layer.rate}`,
                {
                  text: layer.struckDown
                    ? `${layer.source} · ${say(words.struckDown, language)}`
                    : layer.source,
                  style: 'label',
                },
              ],
            },
            { text: baseText(layer, language), alignment: 'right' },
            { text: money(layer.amount, language), alignment: 'right' },
            say(layer.why, language),
          ]),
          [
            { text: say(words.duty, language), bold: true, colSpan: 3 },
            '',
            '',
            { text: money(line.duty, language), bold: true, alignment: 'right' },
            '',
          ],
        ],
      },
    },
    ...line.others
      .filter(({ claimable }) => !claimable)
      .map(({ heading, title, why }) => ({
        text: `${say(words.notDue, language)}: ${say(words.other, language, { heading, title, why })}`,
        style: 'label',
      })),
  ];
}

function sumsBlock(side: Side, language: Language): Content {
  const row = (label: string, amount: string, bold = false): TableCell[] => [
    { text: label, bold },
    { text: amount, alignment: 'right', bold },
  ];
  const of = (text: Text, amount: string | null, bold = false) =>
    row(say(text, language), money(amount, language), bold);
  return {
    unbreakable: true,
    margin: [0, 10, 0, 6],
    layout: 'hair',
    table: {
      widths: ['*', 90],
      body: [
        of(words.entered, side.value),
        of(words.dutyTotal, side.duty),
        ...side.fees.map((fee) =>
          row(
            `${say(fee.title, language)} ${say(fee.name, language)}: ${say(fee.note, language)}`,
            money(fee.amount, language),
          ),
        ),
        of(words.payable, side.total, true),
        row(
          say(words.effective, language),
          side.effective === null ? say(words.unknown, language) : `${side.effective}%`,
        ),
      ],
    },
  };
}

function money(amount: string | null, language: Language): string {
  return amount === null ? say(words.unknown, language) : moneyText(amount);
}
