import { ledgerApi } from '@loadline/contract/bills/ledger.api';
import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { useWords } from '../../kernel/words.ts';
import { LedgerList } from '../../shared/bills/ledger-list.tsx';
import { StatementButton } from '../../shared/bills/statement-button.tsx';

/** The entries behind the figures of one's own company. */
export function LedgerScreen() {
  const { language } = useWords();
  return (
    <LedgerList
      name="ledger"
      calls={ledgerApi}
      title={say(pages.ledger.title, language)}
      page="billDetail"
      actions={<StatementButton />}
    />
  );
}
