import { type TaxKey, taxInfo, taxKeysOf, taxRegions } from '@loadline/contract/customers/tax-info';
import { saveTaxInfo } from '@loadline/contract/customers/tax-info.api';
import { taxCheckOf } from '@loadline/contract/customers/tax-info.rules';
import { wordOf } from '@loadline/contract/kernel/code';
import { pick } from '@loadline/contract/kernel/resource';
import { type Language, say } from '@loadline/contract/kernel/text';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { useSignedInUser } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import type { BookAddress } from '../../resource/book/use-book-address.ts';
import { useOneWish } from '../../resource/book/use-one-wish.ts';
import type { InputLook } from '../../resource/input-look.ts';
import { RecordHistory } from '../../resource/record-history.tsx';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { typedText } from '../../resource/typed-text.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { historyOf } from './part-history.ts';
import type { RegionTax } from './tax-region-card.tsx';

/** The form of one region. A number is checked while it is typed, by the same rules as on the server. */
export function TaxPanel({ tax, address }: { tax: RegionTax; address: BookAddress }) {
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
