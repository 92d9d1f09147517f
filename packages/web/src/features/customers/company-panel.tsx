import { company as companies } from '@loadline/contract/customers/company';
import { saveCompany } from '@loadline/contract/customers/company.api';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import type { BookAddress } from '../../resource/book/use-book-address.ts';
import { useOneWish } from '../../resource/book/use-one-wish.ts';
import { RecordHistory } from '../../resource/record-history.tsx';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import type { CompanyRecord } from './company-record.ts';
import { historyOf } from './part-history.ts';

/** What a company may change of itself; its name and its numbers are changed by the forwarder, who has its papers. */
export function CompanyPanel({ company, address }: { company: CompanyRecord; address: BookAddress }) {
  const { t } = useWords();
  const client = useQueryClient();
  const keyOf = useOneWish();
  const save = async (body: BodyOf<typeof saveCompany>) => {
    await call(saveCompany, { body, key: keyOf(body), refusal: 'in place' });
    await client.invalidateQueries();
    address.finish();
    notify('success', t('my.saved', { name: t('my.part.company') }));
  };
  return (
    <SidePanel title={t('my.company.edit')} closeLabel={t('resource.close')} onClose={address.close}>
      <p className="company__note">{t('my.company.fixed')}</p>
      <ResourceForm
        fields={saveCompany.body}
        values={company}
        submitLabel={t('resource.form.save')}
        unchanged={t('resource.form.unchanged')}
        onSubmit={save}
        onCancel={address.close}
      >
        <RecordHistory question={historyOf('customer')({ id: company.orgId })} fields={companies.fields} />
      </ResourceForm>
    </SidePanel>
  );
}
