import { billAges } from '@loadline/contract/bills/bill.api';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { exceeds } from '@loadline/contract/kernel/decimal';
import { moneyText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import type { PageName } from '@loadline/contract/pages';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import type { BillSums } from './bill-record.ts';
import './bills.css';

/** What is unpaid, by currency and by how long it is late; each figure leads to its bills. */
export function UnpaidAges({ sums, page }: { sums: BillSums; page: PageName }) {
  const { t, language } = useWords();
  const owed = sums.filter(({ unpaidAmount }) => exceeds(unpaidAmount, '0'));
  if (owed.length === 0) return null;
  const ages = codesOf(billAges);
  return (
    <div className="unpaid-ages">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('bills.unpaidBy')}</th>
            {ages.map((age) => (
              <th key={age} scope="col">
                {say(wordOf(billAges, age), language)}
              </th>
            ))}
            <th scope="col">{t('bills.unpaidSum')}</th>
          </tr>
        </thead>
        <tbody>
          {owed.map(({ currency, ages: amounts, unpaidAmount }) => (
            <tr key={currency}>
              <th scope="row">{currency}</th>
              {ages.map((age) => (
                <td
                  key={age}
                  className={age === 'notDue' || age === 'disputed' ? undefined : 'unpaid-ages__late'}
                >
                  {exceeds(amounts[age], '0') ? (
                    <PageLink page={page} query={{ tab: 'all', currency, age }}>
                      {moneyText(amounts[age])}
                    </PageLink>
                  ) : (
                    '—'
                  )}
                </td>
              ))}
              <td>
                <b>{moneyText(unpaidAmount)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
