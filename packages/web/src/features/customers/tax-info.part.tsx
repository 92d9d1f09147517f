import { type TaxKey, taxInfo, taxKeysOf, taxRegions } from '@loadline/contract/customers/tax-info';
import { listTaxInfo, saveTaxInfo } from '@loadline/contract/customers/tax-info.api';
import { taxCheckOf, taxVerdicts } from '@loadline/contract/customers/tax-info.rules';
import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { pick } from '@loadline/contract/kernel/resource';
import { type Language, say } from '@loadline/contract/kernel/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { useSignedInUser } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { type BookAddress, useBookAddress } from '../../resource/book/use-book-address.ts';
import { useOneWish } from '../../resource/book/use-one-wish.ts';
import type { InputLook } from '../../resource/input-look.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { RecordHistory } from '../../resource/record-history.tsx';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { typedText } from '../../resource/typed-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PanelFrame } from '../../ui/panel-frame.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { maskedTail } from './masked-tail.ts';
import { historyOf } from './part-history.ts';
import { useReadOnly } from './use-part.ts';

/** The company's tax numbers in China, Europe and the United States, each with what its own form proves. */
export function TaxInfoPart() {
  const { t } = useWords();
  const address = useBookAddress();
  const readOnly = useReadOnly('profile:edit');
  const asked = useQuery(asking(listTaxInfo, {}));
  const isDue = useDelayed(asked.isPending);
  const opened = address.open?.kind === 'record' ? address.open.id : undefined;
  const region = readOnly ? undefined : asked.data?.find((one) => one.region === opened);
  return (
    <PanelFrame panel={region ? <TaxPanel key={region.region} tax={region} address={address} /> : null}>
      <PageTitle title={t('my.part.tax')} facts={readOnly} />
      <Card flush title={t('my.tax.title')} aside={t('my.tax.checked')}>
        {asked.isError ? (
          <NotLoaded what={t('my.part.tax')} error={asked.error} onRetry={() => void asked.refetch()} />
        ) : null}
        {isDue ? <Skeleton widths={[200, 200, 200]} rows={5} label={t('my.part.tax')} /> : null}
        <div className="tax-regions">
          {asked.data?.map((tax) => (
            <TaxRegionCard
              key={tax.region}
              tax={tax}
              onEdit={readOnly ? undefined : () => address.show(tax.region)}
            />
          ))}
        </div>
      </Card>
    </PanelFrame>
  );
}

/** The form of one region. A number is checked while it is typed, by the same rules as on the server. */
function TaxPanel({ tax, address }: { tax: RegionTax; address: BookAddress }) {
  const { t, language } = useWords();
  const client = useQueryClient();
  const keyOf = useOneWish();
  const { region } = tax;
  const name = say(wordOf(taxRegions, region), language);
  const keys = taxKeysOf[region];
  const fields = pick(taxInfo, 'version', ...keys);
  const save = async (values: Partial<RegionTax>) => {
    const body = { ...values, region };
    await call(saveTaxInfo, { body, key: keyOf(body), refusal: 'in place' });
    await client.invalidateQueries();
    address.finish();
    notify('success', t('my.saved', { name }));
  };
  const looks = Object.fromEntries(keys.map((key) => [key, taxLook(key, language)]));
  const kept = {
    placeholder: tax.bankAccount ?? '',
    hint: tax.bankAccount ? t('resource.form.kept') : undefined,
  };
  return (
    <SidePanel
      title={t('my.tax.edit')}
      subject={name}
      closeLabel={t('resource.close')}
      onClose={address.close}
    >
      <ResourceForm
        fields={fields}
        values={{ ...tax, bankAccount: '' }}
        inputs={{ ...looks, bankAccount: { ...looks['bankAccount'], ...kept } }}
        submitLabel={t('resource.form.save')}
        unchanged={t('resource.form.unchanged')}
        onSubmit={save}
        onCancel={address.close}
      >
        <TaxHistory />
      </ResourceForm>
    </SidePanel>
  );
}

function TaxHistory() {
  const user = useSignedInUser();
  if (!user) return null;
  return <RecordHistory question={historyOf('tax')({ id: user.orgId })} fields={taxInfo.fields} />;
}

function taxLook(key: TaxKey, language: Language): InputLook {
  const checked = (value: unknown) => (value ? taxCheckOf(key, typedText(value)) : undefined);
  return {
    span: 'whole',
    fault: (value) => {
      const check = checked(value);
      return check?.verdict === 'wrong' ? say(check.says, language) : undefined;
    },
    remark: (value) => {
      const check = checked(value);
      return check && { family: check.verdict === 'right' ? 'done' : 'act', text: say(check.says, language) };
    },
  };
}

type RegionTax = AnswerOf<typeof listTaxInfo>[number];

/** What one region knows of the company; under each number the result of its check in words. */
function TaxRegionCard({ tax, onEdit }: { tax: RegionTax; onEdit: (() => void) | undefined }) {
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
