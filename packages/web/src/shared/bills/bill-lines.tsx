import { feeUnits } from '@loadline/contract/bills/bill.codes';
import { charge } from '@loadline/contract/bills/charge';
import { quantityText, rateText, unitFeeText } from '@loadline/contract/bills/charge.shown';
import { disputeStates } from '@loadline/contract/bills/dispute.codes';
import { wordOf } from '@loadline/contract/kernel/code';
import { moneyText, weightText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useMemo } from 'react';
import { shortDay } from '../../kernel/time.ts';
import { useWords, type Words } from '../../kernel/words.ts';
import { type ColumnLooks, columnsOf } from '../../resource/resource-columns.tsx';
import { missing } from '../../resource/value-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { RowChoice } from '../../ui/table/use-row-actions.ts';
import { OrderLink } from '../orders/order-link.tsx';
import type { BillDispute, BillLine, BillRecord } from './bill-record.ts';
import { DisputeChip } from './dispute-parts.tsx';
import './bills.css';

const keys = [
  'orderNumber',
  'route',
  'feeDate',
  'feeZh',
  'billingWeight',
  'quantity',
  'unitFee',
  'currency',
  'orderFee',
  'rate',
  'baseAmount',
] as const;

interface BillLinesProps {
  of: Pick<BillRecord, 'lines' | 'disputes'> & {
    readonly bill: Pick<BillRecord['bill'], 'currency' | 'billAmount' | 'baseAmount'>;
  };
  choice?: RowChoice<BillLine> | undefined;
  /** Opens a line with its disputes; none: what was disputed is only said. */
  onDispute?: ((line: BillLine) => void) | undefined;
  /** Beside the title, such as what is done with the lines. */
  aside?: React.ReactNode;
}

/** The lines of a bill by their orders, with what they come to in its currency and in ours. */
export function BillLines({ of: { bill, lines, disputes }, choice, onDispute, aside }: BillLinesProps) {
  const words = useWords();
  const { t } = words;
  const columns = useMemo(() => {
    const isBase = bill.currency === 'CNY';
    const totals: Readonly<Record<string, string>> = {
      orderNumber: t('bills.lines.total'),
      baseAmount: moneyText(bill.baseAmount),
      ...(!isBase && { orderFee: moneyText(bill.billAmount) }),
    };
    const shown = columnsOf<typeof charge.fields, BillLine>({
      fields: charge.fields,
      keys,
      cells: lineCells(words, lines),
      language: words.language,
    }).map((column) => ({ ...column, total: totals[column.key] }));
    const disputed = { key: 'dispute', header: t('bills.dispute.column'), width: 108 };
    const last = new Map(disputes.toReversed().map((one) => [one.lineId, one]));
    return onDispute || disputes.length > 0
      ? [
          ...shown,
          {
            ...disputed,
            cell: (line: BillLine) => (
              <DisputeCell dispute={last.get(line.id)} line={line} onDispute={onDispute} />
            ),
          },
        ]
      : shown;
  }, [words, t, bill, lines, disputes, onDispute]);
  const orders = new Set(lines.map(({ orderNumber }) => orderNumber)).size;
  return (
    <Card
      flush
      title={t('bills.lines.title')}
      aside={
        <>
          {t('bills.lines.count', { lines: lines.length, orders })}
          {aside}
        </>
      }
    >
      <DataTable
        label={t('bills.lines.title')}
        columns={columns}
        rows={lines}
        rowKey={({ id }) => id}
        lines="two lines"
        choice={choice}
        instead={lines.length === 0 ? <p className="bills-none">{t('bills.lines.none')}</p> : undefined}
      />
    </Card>
  );
}

interface DisputeCellProps {
  dispute: BillDispute | undefined;
  line: BillLine;
  onDispute: BillLinesProps['onDispute'];
}

/** What was disputed last of a line, and the way to its disputes. */
function DisputeCell({ dispute, line, onDispute }: DisputeCellProps) {
  const { t, language } = useWords();
  if (!onDispute) return dispute ? <DisputeChip state={dispute.state} /> : null;
  const says = dispute ? say(wordOf(disputeStates, dispute.state), language) : t('bills.dispute.raise');
  const fee = language === 'en' ? line.feeEn : line.feeZh;
  return (
    <Button
      look="text"
      size="small"
      aria-label={`${says} ${fee} ${line.orderNumber ?? ''}`}
      onClick={() => onDispute(line)}
    >
      {dispute ? <DisputeChip state={dispute.state} /> : says}
    </Button>
  );
}

function lineCells(
  { t, language }: Words,
  lines: readonly BillLine[],
): ColumnLooks<typeof charge.fields, BillLine> {
  // An order is named at its first line.
  const firsts = new Set(
    [...Map.groupBy(lines, ({ orderNumber }) => orderNumber).values()].map(([first]) => first?.id),
  );
  return {
    orderNumber: {
      width: 168,
      cell: ({ id, orderNumber, refNo }) =>
        firsts.has(id) ? (
          <>
            {orderNumber === null ? t('bills.noOrder') : <OrderLink no={orderNumber} />}
            {refNo ? <small className="data-table__second">{refNo}</small> : null}
          </>
        ) : (
          <span className="bill-lines__same">
            <span aria-hidden="true">〃</span>
            <span className="visually-hidden">{orderNumber}</span>
          </span>
        ),
    },
    route: {
      width: 150,
      cell: ({ route, transferNo, houseNo }) => (
        <>
          {route ?? missing}
          {transferNo || houseNo ? (
            <small className="data-table__second">{[houseNo, transferNo].filter(Boolean).join(' · ')}</small>
          ) : null}
        </>
      ),
    },
    feeDate: { width: 84, cell: ({ feeDate }) => shortDay(feeDate) },
    feeZh: {
      width: 140,
      header: t('bills.lines.fee'),
      cell: ({ feeZh, feeEn }) => (language === 'en' ? feeEn : feeZh),
    },
    billingWeight: {
      header: t('bills.lines.weight'),
      cell: ({ billingWeight }) => (billingWeight === null ? missing : weightText(billingWeight)),
    },
    quantity: {
      header: t('bills.lines.quantity'),
      cell: (line) => (
        <>
          {quantityText(line)} <small>{say(wordOf(feeUnits, line.unitName), language)}</small>
        </>
      ),
    },
    unitFee: { header: t('bills.lines.price'), cell: ({ unitFee }) => unitFeeText(unitFee) },
    currency: { header: t('bills.lines.currency'), cell: ({ currency }) => currency },
    orderFee: { header: t('bills.lines.amount'), cell: ({ orderFee }) => moneyText(orderFee) },
    rate: { header: t('bills.lines.rate'), cell: ({ rate }) => (rate === null ? missing : rateText(rate)) },
    baseAmount: {
      cell: ({ baseAmount }) => (baseAmount === null ? missing : moneyText(baseAmount)),
    },
  };
}
