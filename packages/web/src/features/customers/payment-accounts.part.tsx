import { paymentAccount } from '@loadline/contract/customers/payment-account';
import * as api from '@loadline/contract/customers/payment-account.api';
import { asking } from '../../kernel/asking.ts';
import { permitted } from '../../kernel/permitted.ts';
import { useWords } from '../../kernel/words.ts';
import type { BookAsked } from '../../resource/book/resource-book.props.ts';
import { ResourceBook } from '../../resource/book/resource-book.tsx';
import { maskedTail } from './masked-tail.ts';
import { usePaymentAccountInputs } from './payment-account-inputs.tsx';
import { removal, usePart } from './use-part.ts';

/** A new account cannot do without its number; that of a known one stays as it is when it is left empty. */
const { account } = paymentAccount.fields;
const add = { ...api.savePaymentAccount, body: { ...api.savePaymentAccount.body, account } };

/** The accounts that are paid from; a number that was saved is never shown again. */
export function PaymentAccountsPart() {
  const { t } = useWords();
  return (
    <ResourceBook
      {...usePart('accounts')}
      of={paymentAccount}
      names={['accountName']}
      columns={['accountName', 'method', 'bank', 'account', 'type', 'remark']}
      cells={{ account: { cell: (row) => maskedTail(row.account) }, remark: { muted: true } }}
      sorts={api.paymentAccountSorts}
      list={(asked: BookAsked) => asking(api.listPaymentAccounts, asked)}
      add={permitted(add)}
      change={permitted(api.savePaymentAccount)}
      remove={removal(api.deletePaymentAccounts)}
      search={t('my.search.accounts')}
      given={{ method: 'bank', type: 'company' }}
      masked={['account']}
      sections={[{ keys: ['method', 'type', 'bank', 'accountName', 'account', 'remark'] }]}
      inputs={usePaymentAccountInputs()}
    />
  );
}
