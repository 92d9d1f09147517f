import { weightUnits } from '@loadline/contract/freight/weight-basis';
import { wordOf } from '@loadline/contract/kernel/code';
import type { Field, Fields } from '@loadline/contract/kernel/field';
import {
  chargedText,
  figureShown,
  gramsText,
  moneyText,
  weightText,
} from '@loadline/contract/kernel/figures';
import type { Language, Text } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import type { Forwarder } from '@loadline/contract/ops/forwarder';
import { trust as trustOf } from '@loadline/contract/trusts/trust';
import { trustStates } from '@loadline/contract/trusts/trust.lifecycle';
import { paperWords } from '@loadline/contract/trusts/trust.paper';
import { lineTotals } from '@loadline/contract/trusts/trust.totals';
import { trustBlocks } from '@loadline/contract/trusts/trust-content';
import { totalsAnswer } from '@loadline/contract/trusts/trust-detail';
import type { TrustLine } from '@loadline/contract/trusts/trust-line';
import { trustLine } from '@loadline/contract/trusts/trust-line';
import type { TrustParty } from '@loadline/contract/trusts/trust-party';
import { partyLines } from '@loadline/contract/trusts/trust-party.line';
import { quoteFields, trustQuote } from '@loadline/contract/trusts/trust-quote';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { changesSaid } from '../../kernel/changes-said.ts';
import { chinaTime } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database.ts';
import { FileAnswer } from '../../kernel/file-answer.ts';
import { paperOf } from '../../kernel/paper.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { forwarderIn } from '../ops/forwarder.public.ts';
import { letterhead, signatures } from '../ops/letterhead.public.ts';
import { deskTrustByNumber } from './trusts.desk.queries.ts';
import { trustByNumber } from './trusts.detail.queries.ts';
import type { TrustDetail } from './trusts.found.ts';

/** One of the viewer's trust orders on paper, in their language. */
export async function paperOfTrust(db: Database, viewer: Viewer, no: string): Promise<FileAnswer> {
  const detail = await trustByNumber(db, viewer, no);
  const [company, forwarder] = await db.inTransaction(viewer, async (tx) => [
    tx.me.company,
    await forwarderIn(tx),
  ]);
  return printed(detail, company, forwarder, viewer.language);
}

/** The same at the desk, in the name of whose it is. */
export async function paperOfDeskTrust(staff: Database, viewer: Viewer, no: string): Promise<FileAnswer> {
  const detail = await deskTrustByNumber(staff, viewer, no);
  const forwarder = await staff.inTransaction(viewer, (tx) => forwarderIn(tx));
  return printed(detail, { zh: detail.customerName, en: detail.customerNameEn }, forwarder, viewer.language);
}

async function printed(
  detail: TrustDetail,
  company: Text,
  forwarder: Forwarder,
  language: Language,
): Promise<FileAnswer> {
  const { trust, content } = detail;
  const words = (text: Text, values = {}) => say(text, language, values);
  const { service, parties, route, terms } = trustBlocks;
  const pdf = await paperOf({
    title: trust.trustNo,
    language,
    size: 'A4',
    footer: `${words(trustOf.label)} ${trust.trustNo}`,
    styles: { heading: { fontSize: 10, bold: true, margin: [0, 10, 0, 4] }, label: { color: '#5A6E80' } },
    content: [
      letterhead(forwarder),
      { text: words(paperWords.title), fontSize: 16, bold: true, alignment: 'center', margin: [0, 0, 0, 8] },
      {
        columns: [
          `${words(paperWords.principal)} ${words(company)}`,
          { text: trust.trustNo, bold: true, alignment: 'center', width: 'auto' },
          {
            text: `${words(paperWords.status)} ${words(wordOf(trustStates, trust.state))}`,
            alignment: 'right',
          },
        ],
      },
      ...block(service.label, service.fields, content.service, language, productIn(trust, language)),
      ...block(
        parties.label,
        parties.fields,
        content.parties,
        language,
        partiesIn(content.parties, language),
      ),
      ...block(route.label, route.fields, content.route, language, partiesIn(content.route, language)),
      { text: words(trustBlocks.cargo.label), style: 'heading' },
      linesTable(content.cargo.lines, language),
      ...totalsBlock(detail, language),
      ...quoteBlock(detail, language),
      ...block(terms.label, terms.fields, content.terms, language),
      ...declaration(detail, language),
      signatures(words(paperWords.signature), words(paperWords.date)),
    ],
  });
  return new FileAnswer(`${trust.trustNo}.pdf`, 'pdf', pdf);
}

/** Orders keep the Chinese name of a product; its English one stands on an English paper. */
function productIn({ channelNameEn }: TrustDetail['trust'], language: Language): Record<string, string> {
  return language === 'en' && channelNameEn ? { channelName: channelNameEn } : {};
}

/** Each company as an address is written: its name, below it where it is and how to reach it. */
function partiesIn(values: object, language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      isParty(value) ? [[key, partyLines(value, language)]] : [],
    ),
  );
}

function isParty(value: unknown): value is TrustParty {
  return typeof value === 'object' && value !== null && 'company' in value && 'address' in value;
}

/** Chargeable weights in the unit that the product weighs in. */
function totalsBlock({ totals: { unit, ...totals } }: TrustDetail, language: Language): Content[] {
  const weighed = say(wordOf(weightUnits, unit), language);
  return block(totalsAnswer.label, fieldsOf(totalsAnswer), totals, language, {
    volumeWeight: `${weightText(totals.volumeWeight)} ${weighed}`,
    chargeable: `${weightText(totals.chargeable)} ${weighed}`,
  });
}

/** The price that came along from the calculator, for which weight and from when until when. */
function quoteBlock({ quote }: Pick<TrustDetail, 'quote'>, language: Language): Content[] {
  if (!quote) return [];
  const { productZh, productEn, zoneZh, zoneEn, currency, unit, ...rest } = quote;
  const named = language === 'en' ? { productEn, zoneEn } : { productZh, zoneZh };
  return block(trustQuote.label, quoteFields, { ...rest, ...named }, language, {
    amount: `${currency} ${moneyText(quote.amount)}`,
    weight: `${chargedText(quote.weight, quote.unit)} ${unit}`,
  });
}

function fieldsOf(field: { readonly kind: string; readonly fields?: Fields }): Fields {
  return field.fields ?? {};
}

/** A block's values beside their labels, two pairs to a row; what is open is left out. `written` says some of them otherwise. */
function block(
  label: Text,
  fields: Fields,
  values: object,
  language: Language,
  written: Readonly<Record<string, string>> = {},
): Content[] {
  const said = changesSaid(fields, Object.fromEntries(Object.entries(values)), language);
  const pairs = said.filter(({ to }) => to !== null);
  if (pairs.length === 0) return [];
  const cells = pairs.map((pair): TableCell[] => [
    { text: pair.label, style: 'label' },
    { text: written[pair.key] ?? shownOnPaper(fields[pair.key], pair.to ?? '') },
  ]);
  const rows = Array.from({ length: Math.ceil(cells.length / 2) }, (_, at) => [
    ...(cells[2 * at] ?? []),
    ...(cells[2 * at + 1] ?? ['', '']),
  ]);
  return [
    {
      unbreakable: true,
      stack: [
        { text: say(label, language), style: 'heading' },
        { layout: 'noBorders', table: { widths: [72, '*', 72, '*'], body: rows } },
      ],
    },
  ];
}

function shownOnPaper(field: Field | undefined, stored: string): string {
  const value = field?.kind === 'decimal' ? figureShown(field, stored) : stored;
  return field?.unit ? `${value} ${field.unit}` : value;
}

function linesTable(lines: readonly TrustLine[], language: Language): Content {
  const { cartons, quantity, grossWeight } = trustLine.fields;
  const end = (text: string): TableCell => ({ text, alignment: 'right' });
  const headOf = (text: Text): TableCell => ({ text: say(text, language), bold: true });
  const endOf = ({ label, unit }: { label: Text; unit?: string }): TableCell => ({
    text: say(label, language) + (unit ? ` (${unit})` : ''),
    bold: true,
    alignment: 'right',
  });
  const head = [
    headOf(paperWords.line),
    headOf(paperWords.goods),
    headOf(paperWords.codes),
    endOf(cartons),
    endOf({ label: paperWords.size }),
    endOf({ label: grossWeight.label, unit: 'kg' }),
    endOf(quantity),
    endOf({ label: paperWords.value }),
  ];
  const rows = lines.map((line, at): TableCell[] => [
    String(at + 1),
    [line.nameZh, line.nameEn].filter((name) => name !== null).join('\n'),
    [line.hsCn, line.hsDest].filter((code) => code !== null).join('\n'),
    end(String(line.cartons ?? '')),
    end([line.length, line.width, line.height].map((side) => side ?? '-').join(' × ')),
    end(line.grossWeight === null ? '' : gramsText(line.grossWeight)),
    end(String(line.quantity ?? '')),
    end(moneyText(lineTotals(line).value)),
  ]);
  return {
    layout: 'lightHorizontalLines',
    table: { headerRows: 1, widths: [20, '*', 60, 44, 74, 50, 48, 54], body: [head, ...rows] },
  };
}

function declaration({ signature }: TrustDetail, language: Language): Content[] {
  if (!signature) return [{ text: say(paperWords.unsigned, language), margin: [0, 12, 0, 0] }];
  const at = chinaTime(new Date(signature.at));
  const signed = say(paperWords.signed, language, { name: signature.name, at, edition: signature.edition });
  return [
    { text: signature.says, margin: [0, 12, 0, 2] },
    { text: signed, style: 'label' },
  ];
}
