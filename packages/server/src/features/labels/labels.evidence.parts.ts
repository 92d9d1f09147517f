import { sheetSides } from '@loadline/contract/exceptions/sheet-kind';
import { wordOf } from '@loadline/contract/kernel/code';
import type { Field } from '@loadline/contract/kernel/field';
import { priceText } from '@loadline/contract/kernel/figures';
import { placesOfPrices } from '@loadline/contract/kernel/price-places';
import { momentShown, officeZone } from '@loadline/contract/kernel/shown';
import type { Language, Text } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { label as labelOf } from '@loadline/contract/labels/label';
import { checkKinds, checkResults, labelStates } from '@loadline/contract/labels/label.codes';
import { labelPaperWords as words } from '@loadline/contract/labels/label.paper';
import { labelBrand } from '@loadline/contract/labels/label-scheme';
import { labelAnswers, labelWordKinds } from '@loadline/contract/labels/label-talk';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { LabelDetail } from './labels.detail.queries.ts';
import type { Check, Printed } from './labels.evidence.photos.ts';
import { nameIn, photosBlock } from './labels.evidence.photos.ts';

type Word = LabelDetail['words'][number];

const none = '—';
const { fields } = labelOf;

function schemeSaid({ label }: LabelDetail, language: Language): string {
  const scheme = say({ zh: label.schemeZh, en: label.schemeEn }, language);
  return say(words.edition, language, { scheme, no: label.edition });
}

function passed({ checks }: LabelDetail): number {
  return checks.filter(({ result }) => result !== null && result !== 'fail').length;
}

/** What a pack of several tells of: a line for each. */
export function overviewBlock(labels: readonly LabelDetail[], { language }: Printed): Content[] {
  const heads = [words.style, fields.orderNumber.label, fields.status.label, words.photos, words.checks];
  const row = (one: LabelDetail): TableCell[] => [
    {
      stack: [
        `${one.label.styleNo} ${one.label.colour}`,
        { text: [one.label.brandName, one.label.productName].join(' · '), style: 'label' },
      ],
    },
    one.label.orderNumber ?? none,
    say(wordOf(labelStates, one.label.status), language),
    say(words.photosOf, language, { taken: one.label.photosTaken, wanted: one.label.photosWanted }),
    say(words.checksOf, language, { pass: passed(one), all: one.checks.length }),
  ];
  return [
    {
      layout: 'lightHorizontalLines',
      fontSize: 8,
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: ['*', 110, 80, 60, 80],
        body: [heads.map((head) => ({ text: say(head, language), bold: true })), ...labels.map(row)],
      },
    },
  ];
}

/** One style in a colour, with all that proves its label. */
export function labelBlock(of: LabelDetail, printed: Printed): Content[] {
  const { language } = printed;
  const { label } = of;
  const status = say(wordOf(labelStates, label.status), language);
  const answer = label.answer === null ? [] : [say(wordOf(labelAnswers, label.answer), language)];
  return [
    {
      columnGap: 12,
      margin: [0, 4, 0, 4],
      columns: [
        { text: `${label.styleNo} ${label.colour}`, fontSize: 13, bold: true },
        { text: [status, ...answer].join(' · '), bold: true, alignment: 'right', margin: [0, 3, 0, 0] },
      ],
    },
    factsBlock(of, language),
    { text: say(words.photos, language), style: 'heading' },
    ...photosBlock(of, printed),
    ...artworkBlock(of, language),
    { text: say(words.checks, language), style: 'heading' },
    checksBlock(of.checks, printed),
    ...wordsBlock(of.words, printed),
  ];
}

function factsBlock(of: LabelDetail, language: Language): Content {
  const { label, brand } = of;
  const facts = ([{ label: head }, value]: readonly [Pick<Field, 'label'>, string | null]): TableCell[] => [
    { text: say(head, language), style: 'label' },
    value ?? none,
  ];
  const pairs = [
    [fields.productName, label.productName],
    [fields.composition, label.composition],
    [{ label: withUnit(fields.unitPrice) }, label.unitPrice && priceOf(label.unitPrice)],
    [fields.orderNumber, label.orderNumber],
    [fields.batchNo, label.batchNo],
    [fields.brandName, label.brandName],
    [{ label: { zh: fields.schemeZh.label.zh, en: fields.schemeEn.label.en } }, schemeSaid(of, language)],
    [fields.statusAt, momentShown(label.statusAt, officeZone)],
    [labelBrand.fields.importerName, brand.importerName],
    [labelBrand.fields.rnNo, brand.rnNo],
    [labelBrand.fields.euPerson, brand.euPerson],
  ] as const;
  const known = pairs.filter(([, value], at) => value !== null || at < 4).map(facts);
  const half = Math.ceil(known.length / 2);
  const rows = known
    .slice(0, half)
    .map((left, at): TableCell[] => [...left, ...(known[half + at] ?? ['', ''])]);
  return { layout: 'noBorders', table: { widths: [78, '*', 78, '*'], body: rows } };
}

/** By which files it is printed. */
function artworkBlock({ artwork }: LabelDetail, language: Language): Content[] {
  if (artwork.length === 0) return [];
  const names = artwork.map(({ name }) => name).join(' · ');
  return [{ text: say(words.artwork, language, { names }), style: 'label', margin: [0, 2, 0, 0] }];
}

function withUnit({ label, unit = '' }: { readonly label: Text; readonly unit?: string }): Text {
  return { zh: `${label.zh} ${unit}`, en: `${label.en} ${unit}` };
}

function priceOf(price: string): string {
  return priceText(price, placesOfPrices([price]));
}

function checksBlock(checks: readonly Check[], printed: Printed): Content {
  const { language } = printed;
  const heads = [null, words.checks, words.mustSay, words.result, words.note, words.checked];
  return {
    layout: 'lightHorizontalLines',
    fontSize: 8,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [12, '*', 105, 50, '*', 100],
      body: [
        heads.map((head) => ({ text: head === null ? '' : say(head, language), bold: true })),
        ...checks.map((check) => checkRow(check, printed)),
      ],
    },
  };
}

function checkRow(check: Check, { language }: Printed): TableCell[] {
  const { no, kind, expected, result, note, checkedAt, checkedWho } = check;
  const came = result === null ? words.open : wordOf(checkResults, result);
  const who = checkedWho ? [checkedWho] : [];
  return [
    String(no),
    nameIn(language, check),
    expected ?? say(wordOf(checkKinds, kind), language),
    { text: say(came, language), bold: result === 'fail' },
    note ?? '',
    checkedAt === null
      ? ''
      : { stack: [...who, { text: momentShown(checkedAt, officeZone), style: 'label' }] },
  ];
}

/** What both sides said, the first word first. */
function wordsBlock(said: readonly Word[], printed: Printed): Content[] {
  if (said.length === 0) return [];
  const { language, house } = printed;
  const heading = { text: say(words.words, language), style: 'heading' };
  return [heading, ...said.map((word) => wordBlock(word, language, house))];
}

function wordBlock({ kind, side, who, at, body, failed }: Word, language: Language, house: string): Content {
  const teller = who || (side === 'forwarder' ? house : '');
  const head = [
    [teller, say(wordOf(sheetSides, side), language)].filter(Boolean).join(', '),
    say(wordOf(labelWordKinds, kind), language),
    momentShown(at, officeZone),
  ];
  const checks = failed.map((check) => {
    const told = say(words.failed, language, { check: nameIn(language, check) });
    return check.note === null ? told : `${told} · ${check.note}`;
  });
  return {
    unbreakable: (body ?? '').length < 1_000,
    margin: [0, 0, 0, 5],
    stack: [
      { text: head.join(' · '), style: 'label' },
      ...(body === null ? [] : [body]),
      ...checks.map((text) => ({ text, style: 'label' })),
    ],
  };
}
