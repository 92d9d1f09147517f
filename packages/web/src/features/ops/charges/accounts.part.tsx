import { companyAccount } from '@loadline/contract/bills/company-account';
import { listCompanyAccounts, saveCompanyAccount } from '@loadline/contract/bills/company-account.api';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { asking } from '../../../kernel/asking.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceBook } from '../../../resource/book/resource-book.tsx';
import { onePage } from '../one-page.ts';
import { useNameOnce } from '../use-name-once.ts';

const allAccounts = onePage(asking(listCompanyAccounts, {}), (one) => ({
  ...one,
  id: `${one.companyCode} ${one.currency}`,
}));

/** Where each company of the forwarder is paid, by currency; it stands on bills. */
export function AccountsPart() {
  const { t, language } = useWords();
  const once = useNameOnce();
  return (
    <ResourceBook
      of={companyAccount}
      title={say(companyAccount.label, language)}
      unit={{
        name: say(companyAccount.label, language),
        one: t('charges.accounts.one'),
        many: t('charges.accounts.many'),
      }}
      facts={(rows) => wholeText(rows.length)}
      list={allAccounts}
      add={saveCompanyAccount}
      change={saveCompanyAccount}
      names={['companyCode', 'currency']}
      columns={['companyCode', 'currency', 'accountName', 'bankName', 'accountNo', 'swift', 'changedAt']}
      cells={{
        companyCode: { width: 130 },
        currency: { width: 120 },
        accountName: { width: 220 },
        bankName: { width: 220 },
        accountNo: { width: 190 },
        swift: { width: 120 },
        changedAt: { width: 160, muted: true },
      }}
      search={t('charges.accounts.search')}
      given={{ currency: 'CNY' }}
      inputs={{ companyCode: { hint: t('charges.accounts.companyHint'), ...once } }}
    />
  );
}
