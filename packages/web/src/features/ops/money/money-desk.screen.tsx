import { deskPages } from '@loadline/contract/desk-pages';
import { say } from '@loadline/contract/kernel/text';
import { usePlace } from '../../../kernel/navigation.ts';
import { useWords } from '../../../kernel/words.ts';
import { one } from '../../../resource/use-list-address.ts';
import { DeskParts } from '../desk-parts.tsx';
import { BankImport } from './bank-import.part.tsx';
import { BankLinesPart } from './bank-lines.part.tsx';
import { ReceiptsPart } from './receipts.part.tsx';

/** What came from customers, and what banks say has come; a statement is brought at `?import=1`. */
export function MoneyDeskScreen() {
  const { search: raw } = usePlace();
  const { t, language } = useWords();
  if (one(raw['import']) !== undefined) return <BankImport />;
  return (
    <DeskParts
      label={say(deskPages.opsMoney.title, language)}
      parts={[
        { key: 'receipts', label: t('money.part.receipts'), screen: ReceiptsPart },
        { key: 'bank', label: t('money.part.bank'), screen: BankLinesPart },
      ]}
    />
  );
}
