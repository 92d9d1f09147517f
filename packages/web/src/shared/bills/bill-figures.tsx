import { bill as billOf } from '@loadline/contract/bills/bill';
import { exceeds, isSame } from '@loadline/contract/kernel/decimal';
import { moneyText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { Card, PlainCard } from '../../ui/card.tsx';
import { FactStrip } from '../../ui/fact-strip.tsx';
import type { BillRecord } from './bill-record.ts';
import { PayBy } from './pay-by.tsx';
import './bills.css';

/** What it comes to, what of it is paid, and until when the rest is. */
export function BillFigures({ bill }: Pick<BillRecord, 'bill'>) {
  const { t, language } = useWords();
  const {
    billAmount,
    creditedAmount,
    disputedAmount,
    paidAmount,
    unpaidAmount,
    billDate,
    payDate,
    companyZh,
  } = billOf.fields;
  const money = (field: { label: typeof billAmount.label }, amount: string, className?: string) => ({
    key: field.label.en,
    label: say(field.label, language),
    value: <span className={className}>{moneyText(amount)}</span>,
    unit: bill.currency,
  });
  /** A draft has nothing paid and nothing to pay. */
  const isPosted = bill.status !== 'DRAFT';
  const isOwed = exceeds(bill.unpaidAmount, '0');
  return (
    <PlainCard>
      <FactStrip
        facts={[
          money(billAmount, bill.billAmount),
          ...(isPosted
            ? [
                money(paidAmount, bill.paidAmount),
                ...(isSame(bill.creditedAmount, '0') ? [] : [money(creditedAmount, bill.creditedAmount)]),
                money(unpaidAmount, bill.unpaidAmount, isOwed ? 'bill-figures__unpaid' : undefined),
              ]
            : []),
          ...(isSame(bill.disputedAmount, '0') ? [] : [money(disputedAmount, bill.disputedAmount)]),
          { key: 'billDate', label: say(billDate.label, language), value: bill.billDate },
          {
            key: 'payDate',
            label: say(payDate.label, language),
            value: (
              <>
                {bill.status === 'VOID' ? '—' : bill.payDate}{' '}
                <small>
                  <PayBy bill={bill} />
                </small>
              </>
            ),
          },
          {
            key: 'company',
            label: language === 'en' ? say(billOf.fields.companyEn.label, 'en') : companyZh.label.zh,
            value: language === 'en' ? bill.companyEn : bill.companyZh,
          },
          ...(bill.currency === 'CNY'
            ? []
            : [
                {
                  key: 'base',
                  label: t('bills.inBase'),
                  value: moneyText(bill.baseAmount),
                  unit: 'CNY',
                },
              ]),
        ]}
      />
    </PlainCard>
  );
}

/** What the forwarder wrote under it. */
export function BillNote({ note }: Pick<BillRecord['bill'], 'note'>) {
  const { language } = useWords();
  if (note === null) return null;
  return (
    <Card title={say(billOf.fields.note.label, language)}>
      <p className="bill-note">{note}</p>
    </Card>
  );
}
