import { listInvoiceTaxes, saveInvoiceTax } from '@loadline/contract/bills/invoice-desk.api';
import { invoiceTax } from '@loadline/contract/bills/invoice-tax';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { asking } from '../../../kernel/asking.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceBook } from '../../../resource/book/resource-book.tsx';
import { onePage } from '../one-page.ts';
import { useNameOnce } from '../use-name-once.ts';

const allTaxes = onePage(asking(listInvoiceTaxes, {}), (one) => ({ ...one, id: one.invoiceType }));

/** By which tax point each type of invoice is made out, and whether the tax comes on top. */
export function TaxesPart() {
  const { t, language } = useWords();
  const once = useNameOnce();
  return (
    <ResourceBook
      of={invoiceTax}
      title={say(invoiceTax.label, language)}
      unit={{
        name: say(invoiceTax.label, language),
        one: t('charges.taxes.one'),
        many: t('charges.taxes.many'),
      }}
      facts={(rows) => wholeText(rows.length)}
      list={allTaxes}
      change={saveInvoiceTax}
      names={['invoiceType']}
      columns={['invoiceType', 'taxPoint', 'taxWay', 'active', 'changedWho', 'changedAt']}
      cells={{ changedAt: { width: 160, muted: true } }}
      search={t('charges.taxes.search')}
      inputs={{ invoiceType: once }}
    />
  );
}
