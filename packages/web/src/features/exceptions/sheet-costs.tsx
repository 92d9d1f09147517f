import { useWords } from '../../kernel/words.ts';
import { decimalText, sumOf } from '../../resource/decimal.ts';
import { Card } from '../../ui/card.tsx';
import type { SheetRecord } from './sheet-record.ts';

/** What it costs the customer, once the forwarder has said so. */
export function SheetCosts({ record: { costs, costCurrency } }: { record: SheetRecord }) {
  const { t } = useWords();
  if (costs.length === 0) return null;
  return (
    <Card title={t('sheets.costs')} aside={t('sheets.expected', { currency: costCurrency })}>
      <table className="sheet-costs">
        <thead>
          <tr>
            <th scope="col">{t('sheets.costItem')}</th>
            <th scope="col">{t('sheets.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {costs.map(({ name, amount }) => (
            <tr key={name + amount}>
              <td>{name}</td>
              <td>{decimalText(amount, 2)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('sheets.total')}</th>
            <td>{decimalText(sumOf(costs.map(({ amount }) => amount)), 2)}</td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}
