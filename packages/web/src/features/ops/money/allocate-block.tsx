import { allocateMoney } from '@loadline/contract/bills/money-receipt.api';
import { exact, exceeds, fixed, isSame, minus, plus, zero } from '@loadline/contract/kernel/decimal';
import { moneyText } from '@loadline/contract/kernel/figures';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { Button } from '../../../ui/button.tsx';
import { NumericInput } from '../../../ui/numeric-input.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { PanelBlock, PanelFoot } from '../../../ui/side-panel.tsx';
import { useDone } from '../use-done.ts';
import type { MoneyRecord } from './money-record.ts';

/** The open bills with what is proposed for each, to be put right and paid. */
export function AllocateBlock({ of: { receipt, open } }: { of: MoneyRecord }) {
  const { t } = useWords();
  const done = useDone();
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(open.map(({ billId, proposed }) => [billId, isSame(proposed, '0') ? '' : proposed])),
  );
  const amountOf = (billId: string) => exact(typed[billId] || '0');
  const given = open.reduce((sum, { billId }) => plus(sum, amountOf(billId)), zero);
  const rest = fixed(minus(exact(receipt.left), given), 2);
  const isTooMuch = exceeds(fixed(given, 2), receipt.left);
  const parts = open.flatMap(({ billId }) => {
    const amount = fixed(amountOf(billId), 2);
    return isSame(amount, '0') ? [] : [{ billId, amount }];
  });
  const allocate = async () => {
    setBusy(true);
    try {
      await done(
        call(allocateMoney, { body: { id: receipt.id, parts }, refusal: 'in place' }),
        t('money.allocated'),
      );
    } catch (error) {
      tellRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  if (receipt.reversed !== null) return null;
  const isDone = isSame(receipt.left, '0');
  return (
    <PanelBlock title={t('money.bills')} aside={open.length > 0 && !isDone ? t('money.billsNote') : null}>
      {isDone || open.length === 0 ? (
        <p className="money-none">{t(isDone ? 'money.noBillsLeft' : 'money.noBills')}</p>
      ) : (
        <>
          <OpenBills
            open={open}
            typed={typed}
            onType={(billId, text) => setTyped({ ...typed, [billId]: text })}
          />
          <p className="money-rest">
            <span>{isTooMuch ? t('money.tooMuch') : t('money.rest')}</span>
            <b className="number" data-wrong={isTooMuch || undefined}>
              {moneyText(rest)} {receipt.currency}
            </b>
          </p>
          <PanelFoot>
            <Button
              look="primary"
              icon="check"
              busy={busy}
              refused={isTooMuch ? t('money.tooMuch') : parts.length === 0 ? t('money.nothing') : undefined}
              onClick={() => void allocate()}
            >
              {t('money.allocate', { count: parts.length })}
            </Button>
          </PanelFoot>
        </>
      )}
    </PanelBlock>
  );
}

interface OpenBillsProps {
  open: MoneyRecord['open'];
  typed: Readonly<Record<string, string>>;
  onType: (billId: string, text: string) => void;
}

function OpenBills({ open, typed, onType }: OpenBillsProps) {
  const { t } = useWords();
  return (
    <ScrollRegion label={t('money.bills')} className="money-bills-box">
      <table className="money-bills">
        <thead>
          <tr>
            <th scope="col">{t('money.column.bill')}</th>
            <th scope="col">{t('money.column.unpaid')}</th>
            <th scope="col">{t('money.column.pays')}</th>
            <th scope="col">{t('money.column.after')}</th>
          </tr>
        </thead>
        <tbody>
          {open.map(({ billId, billNo, payDate, overdueDays, unpaidAmount, disputedAmount }) => (
            <tr key={billId}>
              <th scope="row">
                {billNo}
                <small>{overdueDays === null ? payDate : t('money.overdue', { count: overdueDays })}</small>
              </th>
              <td>
                <span className="number">{moneyText(unpaidAmount)}</span>
                {isSame(disputedAmount, '0') ? null : (
                  <small>{t('money.disputed', { amount: moneyText(disputedAmount) })}</small>
                )}
              </td>
              <td>
                <NumericInput
                  aria-label={`${t('money.column.pays')} ${billNo}`}
                  value={typed[billId] ?? ''}
                  min="0"
                  max={unpaidAmount}
                  decimals={2}
                  onChange={(text) => onType(billId, text)}
                />
              </td>
              <td>
                <span className="number">
                  {moneyText(fixed(minus(exact(unpaidAmount), exact(typed[billId] || '0')), 2))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
