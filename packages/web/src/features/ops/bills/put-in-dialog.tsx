import { changeBill, chargesOfCustomer } from '@loadline/contract/bills/bill-desk.api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { sumOf } from '../../../resource/decimal.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { BillLines } from '../../../shared/bills/bill-lines.tsx';
import type { DeskBillRecord } from '../../../shared/bills/bill-record.ts';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/dialog.tsx';
import { inLanguage } from '../named.ts';
import { useDone } from '../use-done.ts';

/** What is checked and not billed of the customer, to be put on a draft. */
export function PutInDialog({ of: { bill }, onClose }: { of: DeskBillRecord; onClose: () => void }) {
  const { t, language } = useWords();
  const done = useDone();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const { id, version, orgId, currency, billDate, payDate, note } = bill;
  const { data: lines } = useQuery(asking(chargesOfCustomer, { orgId, currency }));
  const putIn = async () => {
    setBusy(true);
    try {
      const body = { id, version, billDate, payDate, note, putIn: [...chosen], takeOut: null };
      await done(call(changeBill, { body, refusal: 'in place' }));
      onClose();
    } catch (error) {
      tellRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  const customer = inLanguage(language, bill.customer, bill.customerEn);
  return (
    <Drawer
      open
      size="full"
      onClose={onClose}
      title={t('bills.desk.putInTitle', { customer })}
      closeLabel={t('resource.close')}
      footer={
        <Button
          look="primary"
          busy={busy}
          refused={chosen.size === 0 ? t('bills.desk.nothingChosen') : undefined}
          onClick={() => void putIn()}
        >
          {t('bills.desk.putInDone', { count: chosen.size })}
        </Button>
      }
    >
      {lines ? (
        <BillLines
          of={{
            disputes: [],
            lines,
            bill: {
              currency,
              billAmount: sumOf(lines.map(({ orderFee }) => orderFee)),
              baseAmount: sumOf(lines.map(({ baseAmount }) => baseAmount)),
            },
          }}
          choice={{
            chosen,
            onChange: setChosen,
            rowLabel: ({ orderNumber, feeZh, feeEn }) =>
              `${orderNumber ?? ''} ${inLanguage(language, feeZh, feeEn)}`,
            pageLabel: t('bills.lines.title'),
          }}
        />
      ) : null}
    </Drawer>
  );
}
