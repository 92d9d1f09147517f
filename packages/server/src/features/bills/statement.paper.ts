import { ledgerKinds } from '@loadline/contract/bills/ledger.codes';
import { statementWords as words } from '@loadline/contract/bills/statement.paper';
import { wordOf } from '@loadline/contract/kernel/code';
import { exact, exceeds, fixed, minus, plus, zero } from '@loadline/contract/kernel/decimal';
import { moneyText } from '@loadline/contract/kernel/figures';
import type { Language, Text } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import type { TableCell } from 'pdfmake/interfaces.js';
import type { Database } from '../../kernel/database.ts';
import { FileAnswer } from '../../kernel/file-answer.ts';
import { paperOf } from '../../kernel/paper.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { letterhead } from '../ops/letterhead.public.ts';
import { requireWholeAccount } from './ledger.queries.ts';
import type { Period, Statement } from './statement.queries.ts';
import { customerNamed, statementOf } from './statement.queries.ts';

/** What the viewer's company was charged and paid in a period. */
export async function ownStatement(db: Database, viewer: Viewer, period: Period): Promise<FileAnswer> {
  const { company, statement } = await db.slow.inTransaction(viewer, async (tx) => {
    requireWholeAccount(tx);
    return { company: tx.me.company, statement: await statementOf(tx, tx.me.orgId, period) };
  });
  return paperOfStatement(company, period, statement, viewer.language);
}

/** The same of a customer of one's team. */
export async function statementAtDesk(
  staff: Database,
  viewer: Viewer,
  { orgId, ...period }: Period & { readonly orgId: string },
): Promise<FileAnswer> {
  const { company, statement } = await staff.slow.inTransaction(viewer, async (tx) => {
    const found = await customerNamed(tx, orgId);
    return { company: found, statement: await statementOf(tx, orgId, period) };
  });
  return paperOfStatement(company, period, statement, viewer.language);
}

async function paperOfStatement(
  customer: Text,
  { currency, from, to }: Period,
  { forwarder, opening, lines }: Statement,
  language: Language,
): Promise<FileAnswer> {
  const title = say(words.title, language);
  const pairs = [
    [words.customer, say(customer, language)],
    [words.period, say(words.until, language, { from, to })],
    [words.currency, currency],
  ] as const;
  const pdf = await paperOf({
    title,
    language,
    size: 'A4',
    footer: `${title} ${from} – ${to}`,
    styles: { label: { color: '#5A6E80', fontSize: 8 } },
    content: [
      letterhead(forwarder),
      { text: title, fontSize: 16, bold: true, alignment: 'center', margin: [0, 0, 0, 8] },
      {
        layout: 'noBorders',
        margin: [0, 0, 0, 8],
        table: {
          widths: [70, '*'],
          body: pairs.map(([label, value]) => [{ text: say(label, language), style: 'label' }, value]),
        },
      },
      {
        layout: 'lightHorizontalLines',
        fontSize: 8.5,
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: [60, '*', 84, 84, 90],
          body: rowsOf({ opening, lines }, language),
        },
      },
    ],
  });
  return new FileAnswer(`${say(words.title, 'en')} ${currency} ${from} ${to}.pdf`, 'pdf', pdf);
}

const end = (figure: string, bold = false): TableCell => ({ text: figure, alignment: 'right', bold });

/** Opening, every entry with what is unpaid after it, closing. */
function rowsOf({ opening, lines }: Pick<Statement, 'opening' | 'lines'>, language: Language): TableCell[][] {
  let balance = exact(opening);
  const entries = lines.map(({ day, kind, no, owed }): TableCell[] => {
    const amount = exact(owed);
    balance = plus(balance, amount);
    const isMore = exceeds(owed, '0');
    return [
      day,
      [say(wordOf(ledgerKinds, kind), language), no].filter(Boolean).join('  '),
      end(isMore ? moneyText(owed) : ''),
      end(isMore ? '' : moneyText(fixed(minus(zero, amount), 2))),
      end(moneyText(fixed(balance, 2))),
    ];
  });
  const head = [words.day, words.what, words.owed, words.paid, words.balance].map(
    (word, at): TableCell => ({
      text: say(word, language),
      bold: true,
      alignment: at > 1 ? 'right' : 'left',
    }),
  );
  const sum = (word: Text, amount: string): TableCell[] => [
    '',
    { text: say(word, language), bold: true },
    '',
    '',
    end(moneyText(amount), true),
  ];
  const nothing: TableCell[][] = lines.length === 0 ? [['', say(words.none, language), '', '', '']] : [];
  return [head, sum(words.opening, opening), ...entries, ...nothing, sum(words.closing, fixed(balance, 2))];
}
