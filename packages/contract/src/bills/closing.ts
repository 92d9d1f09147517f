import { currencies } from '../codes/currency.ts';
import { codeTable } from '../kernel/code.ts';
import type { ValuesOf } from '../kernel/field.ts';
import { code, decimal, group, instant, list, optional, text, whole } from '../kernel/field.ts';
import { baseCurrency } from './exchange-rate.ts';

/** Months are closed in their order: what is closed is shut for good, until its last month is opened again. */
export const ledgerMonthStates = codeTable('ledger month state', {
  RUNNING: { zh: '进行中', en: 'Running', family: 'move' },
  OPEN: { zh: '未关账', en: 'Open', family: 'wait' },
  NEXT: { zh: '待关账', en: 'To close', family: 'act' },
  CLOSED: { zh: '已关账', en: 'Closed', family: 'done' },
});

const money = { scale: 2, min: '0', max: '99999999999999' } as const;

/** A calendar month of the forwarder: `2026-11`. */
export const month = text({
  label: { zh: '会计月份', en: 'Month' },
  max: 7,
  rule: {
    test: (typed) => /^20\d{2}-(0[1-9]|1[0-2])$/.test(typed),
    says: { zh: '年月，如 2026-11', en: 'a year and a month, such as 2026-11' },
  },
});

export const sides = {
  debit: decimal({ label: { zh: '借方', en: 'Debit' }, ...money }),
  credit: decimal({ label: { zh: '贷方', en: 'Credit' }, ...money }),
};

const sumOfCurrency = group(
  { currency: code(currencies, { label: { zh: '币种', en: 'Currency' } }), ...sides },
  { label: { zh: '借贷发生额', en: 'Debit = credit' } },
);

export const ledgerMonthFields = {
  month,
  state: code(ledgerMonthStates, { label: { zh: '关账状态', en: 'State of the month' } }),
  entries: whole({ label: { zh: '分录笔数', en: 'Entries' } }),
  /** What was posted, by currency; in each of them debit is credit. */
  sums: list(sumOfCurrency, { label: sumOfCurrency.label, max: 200 }),
  base: decimal({ label: { zh: '发生额本位币', en: 'Turnover, base' }, ...money, unit: baseCurrency }),
  /** What may be settled before it is closed: afterwards it counts for a later month. */
  drafts: whole({ label: { zh: '草稿账单', en: 'Draft bills' } }),
  charges: whole({ label: { zh: '未出账费用', en: 'Charges on no bill' } }),
  receipts: whole({ label: { zh: '未核销收款', en: 'Money not allocated' } }),
  bankLines: whole({ label: { zh: '未入账流水', en: 'Bank lines not entered' } }),
  closedWho: optional(text({ label: { zh: '关账人', en: 'Closed by' }, max: 64 })),
  closedAt: optional(instant({ label: { zh: '关账时间', en: 'Closed at' } })),
};

export type LedgerMonth = ValuesOf<typeof ledgerMonthFields>;

/** The first and the last day of a month, `YYYY-MM-DD`. */
export function daysOfMonth(of: string): { readonly from: string; readonly to: string } {
  const [year = 0, at = 0] = of.split('-').map(Number);
  const last = new Date(Date.UTC(year, at, 0)).getUTCDate();
  return { from: `${of}-01`, to: `${of}-${String(last).padStart(2, '0')}` };
}
