import type { paymentAccountApi } from '@loadline/contract/customers/payment-account.api';
import { accountFindings, accountRemark } from '@loadline/contract/customers/payment-account.rules';
import { type Language, say } from '@loadline/contract/kernel/text';
import { bankList } from '@loadline/contract/references/reference.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { useWords } from '../../kernel/words.ts';
import type { InputLooks } from '../../resource/input-look.ts';
import { SuggestInput } from '../../resource/suggest-input.tsx';
import { typedText } from '../../resource/typed-text.ts';

/** The inputs of a payment account: usual banks offered, a number checked by the way it is paid. */
export function usePaymentAccountInputs(): InputLooks<typeof paymentAccountApi.save.body> {
  const { language } = useWords();
  const { data: banks = [] } = useQuery(asking(bankList, {}));
  const names = banks.map(({ nameZh, nameEn }) => (language === 'en' ? nameEn : nameZh));
  return {
    method: { as: 'segments' },
    type: { as: 'segments' },
    accountName: { span: 'whole' },
    bank: { span: 'whole', input: (control) => <SuggestInput {...control} suggestions={names} /> },
    account: {
      span: 'whole',
      fault: (account, { method }) => faultOf(typedText(method), typedText(account), language),
      remark: (account, { method, type }) => {
        const doubt = accountRemark(typedText(method), typedText(type), typedText(account));
        return doubt && { family: 'act', text: say(doubt, language) };
      },
    },
  };
}

/** What the bank's or platform's own form says against a number that was typed. */
function faultOf(method: string, account: string, language: Language): string | undefined {
  const [found] = account ? accountFindings(method, account) : [];
  return found && say(found.says, language);
}
