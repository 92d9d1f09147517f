import { changeBill, issueBill, voidBill } from '@loadline/contract/bills/bill-desk.api';
import { exact, isZero } from '@loadline/contract/kernel/decimal';
import { moneyText } from '@loadline/contract/kernel/figures';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { ConfirmButton } from '../../../resource/confirm-button.tsx';
import type { DeskBillRecord } from '../../../shared/bills/bill-record.ts';
import { Button } from '../../../ui/button.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { inLanguage } from '../named.ts';
import { useDone } from '../use-done.ts';

const { billDate, payDate, note } = changeBill.body;
const edited = { billDate, payDate, note };
const { reason } = voidBill.body;

/** What can be done with a bill as it stands: a draft is edited, dropped and issued; what is unpaid whole is taken back. */
export function BillDeeds({ of: { bill, lines } }: { of: DeskBillRecord }) {
  const { t, language } = useWords();
  const done = useDone();
  const [asks, setAsks] = useState<'edit' | 'void'>();
  const close = () => setAsks(undefined);
  const { id, version, billNo: no, status } = bill;
  const isDraft = status === 'DRAFT';
  const takesBack = status === 'ISSUED' && bill.creditOf === null && isZero(exact(bill.paidAmount));
  return (
    <>
      {isDraft ? (
        <Button icon="edit" onClick={() => setAsks('edit')}>
          {t('bills.desk.edit')}
        </Button>
      ) : null}
      {isDraft || takesBack ? (
        <Button look="danger" onClick={() => setAsks('void')}>
          {t(isDraft ? 'bills.desk.drop' : 'bills.desk.void')}
        </Button>
      ) : null}
      {isDraft ? (
        <ConfirmButton
          look="primary"
          label={t('bills.desk.issue')}
          refused={lines.length === 0 ? t('bills.lines.none') : undefined}
          title={t('bills.desk.issueTitle', { no })}
          text={t('bills.desk.issueText', {
            customer: inLanguage(language, bill.customer, bill.customerEn),
            currency: bill.currency,
            amount: moneyText(bill.billAmount),
          })}
          onConfirm={() =>
            done(
              call(issueBill, { body: { id, version }, refusal: 'in place' }),
              t('bills.desk.issued', { no }),
            )
          }
        />
      ) : null}
      {asks === 'edit' ? (
        <AskDialog
          title={t('bills.desk.editTitle', { no })}
          fields={edited}
          values={bill}
          submitLabel={t('bills.desk.save')}
          onSubmit={(typed) => {
            const body = { id, version, ...typed, putIn: null, takeOut: null };
            return done(call(changeBill, { body, refusal: 'in place' }));
          }}
          onClose={close}
        />
      ) : null}
      {asks === 'void' ? (
        <AskDialog
          title={t('bills.desk.voidTitle', { no })}
          says={t(isDraft ? 'bills.desk.dropSays' : 'bills.desk.voidSays')}
          fields={{ reason }}
          submitLabel={t(isDraft ? 'bills.desk.drop' : 'bills.desk.void')}
          onSubmit={(typed) =>
            done(
              call(voidBill, { body: { id, version, ...typed }, refusal: 'in place' }),
              t('bills.desk.voided', { no }),
            )
          }
          onClose={close}
        />
      ) : null}
    </>
  );
}
