import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { decimalText, sumOf } from '../../../resource/decimal.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Asked, Exception } from './exception.ts';

/** What it costs, what of it the customer pays and what we bear. */
export function DeskCosts({
  of: { costs, costCurrency },
  onAsk,
}: {
  of: Exception;
  onAsk: (asked: Asked) => void;
}) {
  const { t } = useWords();
  const charged = costs.filter(({ published }) => published).map(({ amount }) => amount);
  return (
    <Card
      title={t('sheets.costs')}
      aside={
        <>
          {costs.length > 0 ? t('sheets.expected', { currency: costCurrency }) : null}
          {may('op:exception:edit') ? (
            <Button look="text" size="small" onClick={() => onAsk('costs')}>
              {t('exceptions.edit')}
            </Button>
          ) : null}
        </>
      }
    >
      {costs.length === 0 ? (
        <p className="talk__none">{t('exceptions.noCosts')}</p>
      ) : (
        <table className="sheet-costs">
          <thead>
            <tr>
              <th scope="col">{t('sheets.costItem')}</th>
              <th scope="col">{t('exceptions.published')}</th>
              <th scope="col">{t('sheets.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {costs.map(({ name, amount, published }) => (
              <tr key={name + amount}>
                <td>{name}</td>
                <td className={published ? undefined : 'sheet-costs__ours'}>
                  {t(published ? 'exceptions.shown' : 'exceptions.ours')}
                </td>
                <td>{decimalText(amount, 2)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t('exceptions.charged')}
              </th>
              <td>{charged.length > 0 ? decimalText(sumOf(charged), 2) : decimalText('0', 2)}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </Card>
  );
}
