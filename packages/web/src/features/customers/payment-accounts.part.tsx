import { paymentAccount } from '@loadline/contract/customers/payment-account';
import { paymentAccountApi, paymentAccountSorts } from '@loadline/contract/customers/payment-account.api';
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
const add = { ...paymentAccountApi.save, body: { ...paymentAccountApi.save.body, account } };

/** The accounts that are paid from; a number that was saved is never shown again. */
export function PaymentAccountsPart() {
  const { t } = useWords();
  return (
    <ResourceBook
      {...usePart('accounts')}
      of={paymentAccount}
      names={['accountName']}
      told={{ added: t('my.accountAdded'), changed: t('my.accountChanged') }}
      columns={['accountName', 'method', 'bank', 'account', 'type', 'remark']}
      cells={{ account: { cell: (row) => maskedTail(row.account) }, remark: { muted: true } }}
      sorts={paymentAccountSorts}
      list={(asked: BookAsked) => asking(paymentAccountApi.list, asked)}
      add={permitted(add)}
      change={permitted(paymentAccountApi.save)}
      remove={removal(paymentAccountApi.delete)}
      search={t('my.search.accounts')}
      given={{ method: 'bank', type: 'company' }}
      masked={['account']}
      sections={[{ keys: ['method', 'type', 'bank', 'accountName', 'account', 'remark'] }]}
      inputs={usePaymentAccountInputs()}
    />
  );
}
