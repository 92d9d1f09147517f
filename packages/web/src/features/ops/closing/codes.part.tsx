import { journalAccount } from '@loadline/contract/bills/journal';
import { listJournalAccounts, saveJournalAccount } from '@loadline/contract/bills/journal.api';
import { ledgerAccounts } from '@loadline/contract/bills/ledger.codes';
import { wordOf } from '@loadline/contract/kernel/code';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { asking } from '../../../kernel/asking.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceBook } from '../../../resource/book/resource-book.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { onePage } from '../one-page.ts';

const allAccounts = onePage(asking(listJournalAccounts, {}), (one) => ({ ...one, id: one.account }));

/** What each account of the ledger is called in the program that keeps the books. */
export function CodesPart() {
  const { t, language } = useWords();
  return (
    <ResourceBook
      of={journalAccount}
      title={say(journalAccount.label, language)}
      unit={{
        name: say(journalAccount.label, language),
        one: t('closing.codes.one'),
        many: t('closing.codes.many'),
      }}
      facts={(rows) => wholeText(rows.length)}
      list={allAccounts}
      change={saveJournalAccount}
      names={[language === 'en' ? 'accountEn' : 'accountZh']}
      columns={['account', 'accountCode', 'accountZh', 'accountEn', 'changedWho', 'changedAt']}
      cells={{
        account: { width: 180 },
        accountCode: { width: 130 },
        accountZh: { width: 200 },
        accountEn: { width: 220 },
        changedAt: { width: 160, muted: true },
      }}
      search={t('closing.codes.search')}
      inputs={{
        account: {
          input: ({ value }) => (
            <TextInput value={say(wordOf(ledgerAccounts, String(value)), language)} readOnly />
          ),
        },
        accountCode: { hint: t('closing.codes.codeHint') },
      }}
    />
  );
}
