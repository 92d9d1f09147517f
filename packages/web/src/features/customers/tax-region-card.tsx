import { type TaxKey, taxInfo, taxKeysOf, taxRegions } from '@loadline/contract/customers/tax-info';
import type { listTaxInfo } from '@loadline/contract/customers/tax-info.api';
import { taxVerdicts } from '@loadline/contract/customers/tax-info.rules';
import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { maskedTail } from './masked-tail.ts';

export type RegionTax = AnswerOf<typeof listTaxInfo>[number];

/** What one region knows of the company; under each number the result of its check in words. */
export function TaxRegionCard({ tax, onEdit }: { tax: RegionTax; onEdit: (() => void) | undefined }) {
  const { t, language } = useWords();
  const name = say(wordOf(taxRegions, tax.region), language);
  return (
    <section className="tax-region" aria-label={name}>
      <h3 className="tax-region__head">
        <Icon name="file" size={15} />
        {name}
        {onEdit ? (
          <Button look="text" size="small" aria-label={`${t('my.edit')} ${name}`} onClick={onEdit}>
            {t('my.edit')}
          </Button>
        ) : null}
      </h3>
      <dl className="tax-region__facts">
        {taxKeysOf[tax.region].map((key) => (
          <TaxFact key={key} name={key} tax={tax} />
        ))}
      </dl>
    </section>
  );
}

function TaxFact({ name, tax }: { name: TaxKey; tax: RegionTax }) {
  const { t, language } = useWords();
  const value = tax[name];
  const check = tax.checks.find(({ key }) => key === name);
  const family = check && (wordOf(taxVerdicts, check.verdict).family ?? 'void');
  return (
    <div>
      <dt>{say(taxInfo.fields[name].label, language)}</dt>
      <dd>{value ? maskedTail(value) : <span className="tax-region__none">{t('my.tax.none')}</span>}</dd>
      {check && family ? (
        <dd className={`tax-region__check state-${family}`}>
          <StateGlyph family={family} />
          {say(check.says, language)}
        </dd>
      ) : null}
    </div>
  );
}
