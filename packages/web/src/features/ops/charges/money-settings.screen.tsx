import { companyAccount } from '@loadline/contract/bills/company-account';
import { exchangeRate } from '@loadline/contract/bills/exchange-rate';
import { invoiceTax } from '@loadline/contract/bills/invoice-tax';
import { deskPages } from '@loadline/contract/desk-pages';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../../kernel/words.ts';
import { DeskParts } from '../desk-parts.tsx';
import { AccountsPart } from './accounts.part.tsx';
import { ExchangeRatesPart } from './exchange-rates.part.tsx';
import { TaxesPart } from './taxes.part.tsx';

/** What bills stand on: what currencies are worth by the day, and where each company is paid. */
export function MoneySettingsScreen() {
  const { language } = useWords();
  return (
    <DeskParts
      label={say(deskPages.opsMoneySettings.title, language)}
      parts={[
        { key: 'rates', label: say(exchangeRate.label, language), screen: ExchangeRatesPart },
        { key: 'accounts', label: say(companyAccount.label, language), screen: AccountsPart },
        { key: 'taxes', label: say(invoiceTax.label, language), screen: TaxesPart },
      ]}
    />
  );
}
