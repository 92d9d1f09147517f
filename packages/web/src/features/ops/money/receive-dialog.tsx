import { bill } from '@loadline/contract/bills/bill';
import { moneyReceipt } from '@loadline/contract/bills/money-receipt';
import { moneyChoices, receiveMoney } from '@loadline/contract/bills/money-receipt.api';
import { moneyText } from '@loadline/contract/kernel/figures';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { todayIn } from '../../../kernel/time.ts';
import { useWords } from '../../../kernel/words.ts';
import { AskDialog } from '../ask-dialog.tsx';
import { inLanguage } from '../named.ts';
import { useDone } from '../use-done.ts';

const { id: _id, ...written } = receiveMoney.body;
const { companyZh, companyEn } = bill.fields;
// Both are chosen by their names.
const fields = {
  ...written,
  orgId: { ...written.orgId, label: moneyReceipt.fields.customer.label },
  companyCode: { ...written.companyCode, label: { zh: companyZh.label.zh, en: companyEn.label.en } },
};

/** Writes down what came. */
export function ReceiveDialog({ onClose }: { onClose: () => void }) {
  const { t, language } = useWords();
  const done = useDone();
  const [id] = useState(() => crypto.randomUUID());
  const { data } = useQuery(asking(moneyChoices, {}));
  if (!data) return null;
  const { customers, companies } = data;
  const optionsOf = (all: readonly { value: string; zh: string; en: string }[]) =>
    all.map(({ value, zh, en }) => ({ value, label: inLanguage(language, zh, en) }));
  return (
    <AskDialog
      title={t('money.receive')}
      fields={fields}
      values={{ currency: 'CNY', day: todayIn('Asia/Shanghai'), companyCode: companies[0]?.value }}
      inputs={{
        orgId: { options: optionsOf(customers) },
        companyCode: { options: optionsOf(companies) },
      }}
      columns="two"
      size="wide"
      submitLabel={t('money.receive')}
      onSubmit={(given) =>
        done(
          call(receiveMoney, { body: { id, ...given }, refusal: 'in place' }),
          t('money.received', { amount: moneyText(given.amount), currency: given.currency }),
        )
      }
      onClose={onClose}
    />
  );
}
