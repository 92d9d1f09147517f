import { paymentAccount } from '@loadline/contract/customers/payment-account';
import {
  deletePaymentAccounts,
  listPaymentAccounts,
  paymentAccountSorts,
  savePaymentAccount,
} from '@loadline/contract/customers/payment-account.api';
import { accountFindings, accountRemark } from '@loadline/contract/customers/payment-account.rules';
import { type Language, say } from '@loadline/contract/kernel/text';
import { bankList } from '@loadline/contract/references/reference.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { permitted } from '../../kernel/permitted.ts';
import { useWords } from '../../kernel/words.ts';
import { ResourceBook } from '../../resource/book/resource-book.tsx';
import { SuggestInput } from '../../resource/suggest-input.tsx';
import { typedText } from '../../resource/typed-text.ts';
import { removal, usePart } from './use-part.ts';

/** A new account cannot do without its number; that of a known one stays as it is when it is left empty. */
const addAccount = {
  ...savePaymentAccount,
  body: { ...savePaymentAccount.body, account: paymentAccount.fields.account },
};

/** The accounts that are paid from; a number that was saved is never shown again. */
export function PaymentAccountsPart() {
  const { t, language } = useWords();
  const { data: banks = [] } = useQuery(asking(bankList, {}));
  const names = banks.map(({ nameZh, nameEn }) => (language === 'en' ? nameEn : nameZh));
  return (
    <ResourceBook
      {...usePart('accounts')}
      of={paymentAccount}
      names={['accountName']}
      columns={['accountName', 'method', 'bank', 'account', 'type', 'remark']}
      sorts={paymentAccountSorts}
      list={(asked) => asking(listPaymentAccounts, asked)}
      add={permitted(addAccount)}
      change={permitted(savePaymentAccount)}
      remove={removal(deletePaymentAccounts)}
      search={t('my.search.accounts')}
      given={{ method: 'bank', type: 'company' }}
      masked={['account']}
      sections={[{ keys: ['method', 'type', 'bank', 'accountName', 'account', 'remark'] }]}
      cells={{
        accountName: { width: 180 },
        method: { width: 76 },
        bank: { width: 150 },
        account: { width: 124 },
        type: { width: 72 },
        remark: { width: 150, muted: true },
      }}
      inputs={{
        method: { as: 'segments' },
        type: { as: 'segments' },
        accountName: { span: 'whole' },
        bank: {
          span: 'whole',
          input: (control) => <SuggestInput {...control} suggestions={names} />,
        },
        account: {
          span: 'whole',
          fault: (account, { method }) => faultOf(typedText(method), typedText(account), language),
          remark: (account, { method, type }) => {
            const doubt = accountRemark(typedText(method), typedText(type), typedText(account));
            return doubt && { family: 'act', text: say(doubt, language) };
          },
        },
      }}
    />
  );
}

/** What the bank's or platform's own form says against a number that was typed. */
function faultOf(method: string, account: string, language: Language): string | undefined {
  const [found] = account ? accountFindings(method, account) : [];
  return found && say(found.says, language);
}
