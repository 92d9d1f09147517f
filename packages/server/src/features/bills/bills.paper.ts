import { bill as billOf } from '@loadline/contract/bills/bill';
import { feeUnits } from '@loadline/contract/bills/bill.codes';
import { billPaperWords as words } from '@loadline/contract/bills/bill.paper';
import { capitalNumerals } from '@loadline/contract/bills/capital-numerals';
import type { Charge } from '@loadline/contract/bills/charge';
import { charge } from '@loadline/contract/bills/charge';
import { byOrder, quantityText, rateText, unitFeeText } from '@loadline/contract/bills/charge.shown';
import { baseCurrency } from '@loadline/contract/bills/exchange-rate';
import { wordOf } from '@loadline/contract/kernel/code';
import { moneyText } from '@loadline/contract/kernel/figures';
import type { Language, Text } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { FileAnswer } from '../../kernel/file-answer.ts';
import { paperOf } from '../../kernel/paper.ts';
import { letterhead } from '../ops/letterhead.public.ts';
import type { BillDetail, PrintedBill } from './bills.paper.queries.ts';

/** A bill on paper: its lines by order, the amount in words, the account it is paid to. */
export async function paperOfBill(printed: PrintedBill, language: Language): Promise<FileAnswer> {
  const { detail, customer, forwarder } = printed;
  const { bill } = detail;
  const title = say(bill.creditOf === null ? words.title : words.credit, language);
  const pdf = await paperOf({
    title: `${title} ${bill.billNo}`,
    language,
    size: 'A4',
    footer: `${title} ${bill.billNo}`,
    ...marked(bill.status, language),
    styles: {
      heading: { fontSize: 10, bold: true, margin: [0, 10, 0, 4] },
      label: { color: '#5A6E80', fontSize: 8 },
    },
    content: [
      letterhead(forwarder),
      { text: title, fontSize: 16, bold: true, alignment: 'center', margin: [0, 0, 0, 8] },
      headBlock(detail, customer, language),
      linesTable(detail, language),
      sumBlock(detail, language),
      ...accountBlock(printed, language),
      ...(bill.note === null
        ? []
        : [
            {
              text: `${say(words.note, language)}  ${bill.note}`,
              margin: below(8),
            },
          ]),
    ],
  });
  return new FileAnswer(`${bill.billNo}.pdf`, 'pdf', pdf);
}

/** What is no bill any more, or not yet, says so across the page. */
function marked(status: string, language: Language): { watermark?: string } {
  if (status === 'DRAFT') return { watermark: say(words.draft, language) };
  return status === 'VOID' ? { watermark: say(words.void, language) } : {};
}

function headBlock({ bill }: BillDetail, customer: Text, language: Language): Content {
  const { billNo, billDate, payDate } = billOf.fields;
  const company = { zh: bill.companyZh, en: bill.companyEn };
  const pairs: [string, string][] = [
    [say(words.billTo, language), say(customer, language)],
    [say(billNo.label, language), bill.billNo],
    [say(words.from, language), say(company, language)],
    [say(billDate.label, language), bill.billDate],
    [say(words.currency, language), bill.currency],
    bill.creditOf === null
      ? [say(payDate.label, language), bill.payDate]
      : ['', say(words.creditOf, language, { no: bill.creditOf })],
  ];
  const cells = pairs.map(([label, value]): TableCell[] => [{ text: label, style: 'label' }, value]);
  const rows = [0, 2, 4].map((at) => [...(cells[at] ?? []), ...(cells[at + 1] ?? [])]);
  return { layout: 'noBorders', table: { widths: [70, '*', 78, 120], body: rows }, margin: [0, 0, 0, 8] };
}

/** Room above what stands below something else, in points. */
const below = (room: number): [number, number, number, number] => [0, room, 0, 0];

const end = (text: string, more: object = {}): TableCell => ({ text, alignment: 'right', ...more });

/** In the base currency a line stands with the rate of its day; in another all are in the currency of the bill. */
function linesTable({ bill, lines }: BillDetail, language: Language): Content {
  const isBase = bill.currency === baseCurrency;
  const head = [
    { text: say(charge.fields.feeDate.label, language), bold: true },
    { text: say(words.fee, language), bold: true },
    end(say(words.quantity, language), { bold: true }),
    end(say(words.price, language), { bold: true }),
    end(say(words.amount, language), { bold: true }),
    ...(isBase
      ? [
          end(say(words.rate, language), { bold: true }),
          end(`${say(words.amount, language)} ${baseCurrency}`, { bold: true }),
        ]
      : []),
  ];
  const body = byOrder(lines).flatMap((its) => [
    orderRow(its, head.length, language),
    ...its.map((line) => lineRow(line, isBase, language)),
  ]);
  const widths = isBase ? [50, '*', 62, 46, 74, 38, 66] : [64, '*', 90, 64, 96];
  return {
    layout: 'lightHorizontalLines',
    fontSize: 8.5,
    table: { headerRows: 1, dontBreakRows: true, widths, body: [head, ...body] },
  };
}

function orderRow(lines: readonly Charge[], columns: number, language: Language): TableCell[] {
  const [first] = lines;
  const called =
    first?.orderNumber == null
      ? say(words.noOrder, language)
      : [
          `${say(words.order, language)} ${first.orderNumber}`,
          first.refNo && say(words.ref, language, { ref: first.refNo }),
          first.route,
        ]
          .filter(Boolean)
          .join('  ·  ');
  return [
    { text: called, bold: true, colSpan: columns, fillColor: '#F1F5F8' },
    ...Array.from({ length: columns - 1 }, () => ''),
  ];
}

function lineRow(line: Charge, isBase: boolean, language: Language): TableCell[] {
  const unit = say(wordOf(feeUnits, line.unitName), language);
  const fee = say({ zh: line.feeZh, en: line.feeEn }, language);
  return [
    line.feeDate,
    line.houseNo === null ? fee : `${fee} (${line.houseNo})`,
    end(`${quantityText(line)} ${unit}`),
    end(unitFeeText(line.unitFee)),
    end(`${line.currency} ${moneyText(line.orderFee)}`),
    ...(isBase
      ? [
          end(line.rate === null ? '' : rateText(line.rate)),
          end(line.baseAmount === null ? '' : moneyText(line.baseAmount)),
        ]
      : []),
  ];
}

function sumBlock({ bill }: BillDetail, language: Language): Content {
  const row = (label: string, amount: string, bold = false): TableCell[] => [
    { text: label, bold },
    end(moneyText(amount), { bold }),
  ];
  const paid =
    bill.paidAmount === '0.00'
      ? []
      : [
          row(say(words.paid, language), bill.paidAmount),
          row(say(words.unpaid, language), bill.unpaidAmount, true),
        ];
  const inWords = `${say(words.inWords, language)}  ${capitalNumerals(bill.billAmount, bill.currency)}`;
  return {
    unbreakable: true,
    margin: [0, 8, 0, 0],
    stack: [
      {
        layout: 'noBorders',
        table: {
          widths: ['*', 110],
          body: [row(say(words.sum, language, { currency: bill.currency }), bill.billAmount, true), ...paid],
        },
      },
      ...(language === 'en' ? [] : [{ text: inWords, bold: true, margin: below(4) }]),
    ],
  };
}

function accountBlock({ account, detail }: PrintedBill, language: Language): Content[] {
  const { bill } = detail;
  if (!account || bill.creditOf !== null) return [];
  const pairs: [Text | string, string | null][] = [
    [words.accountName, account.accountName],
    [words.bank, account.bankName],
    [words.accountNo, `${account.accountNo} (${bill.currency})`],
    ['SWIFT', account.swift],
  ];
  const rows = pairs.flatMap(([label, value]): TableCell[][] =>
    value === null
      ? []
      : [[{ text: typeof label === 'string' ? label : say(label, language), style: 'label' }, value]],
  );
  return [
    {
      unbreakable: true,
      stack: [
        { text: say(words.account, language), style: 'heading' },
        { layout: 'noBorders', table: { widths: [70, '*'], body: rows } },
        { text: say(words.quote, language, { no: bill.billNo }), style: 'label', margin: [0, 4, 0, 0] },
      ],
    },
  ];
}
