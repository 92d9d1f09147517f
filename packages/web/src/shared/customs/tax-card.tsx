import { totalTaxOf } from '@loadline/contract/customs/customs.lifecycle';
import { customsFile } from '@loadline/contract/customs/customs-file';
import { exact, isZero, minus } from '@loadline/contract/kernel/decimal';
import { moneyText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { missing } from '../../resource/value-text.ts';
import { Card } from '../../ui/card.tsx';
import { StateDot } from '../../ui/status-chip.tsx';
import type { CustomsRecord } from './customs-record.ts';
import './customs.css';

const { fields } = customsFile;

/** Tariff and VAT, what they come to, and whether that is the total. */
export function TaxCard({ file }: Pick<CustomsRecord, 'file'>) {
  const { t, language } = useWords();
  const { tariff, vat, totalTax, taxCurrency } = file;
  if (totalTax === null) return null;
  const isRight = isZero(minus(totalTaxOf(file), exact(totalTax)));
  const amount = (value: string | null) => (value === null ? missing : moneyText(value));
  return (
    <Card title={t('customs.tax.title')} aside={taxCurrency}>
      <dl className="customs-tax">
        <div>
          <dt>{say(fields.tariff.label, language)}</dt>
          <dd>{amount(tariff)}</dd>
        </div>
        <div>
          <dt>{say(fields.vat.label, language)}</dt>
          <dd>
            <small aria-hidden="true">+</small> {amount(vat)}
          </dd>
        </div>
        <div>
          <dt>
            {say(fields.totalTax.label, language)}{' '}
            <StateDot family={isRight ? 'done' : 'stop'}>
              {t(isRight ? 'customs.tax.right' : 'customs.tax.wrong')}
            </StateDot>
          </dt>
          <dd>
            <small aria-hidden="true">=</small> <b>{amount(totalTax)}</b>
          </dd>
        </div>
      </dl>
    </Card>
  );
}
