import { changeAdmin } from '@loadline/contract/customers/company.api';
import { listContacts } from '@loadline/contract/customers/contact.api';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { roleList } from '@loadline/contract/references/reference.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import type { BookAddress } from '../../resource/book/use-book-address.ts';
import { useOneWish } from '../../resource/book/use-one-wish.ts';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import type { CompanyRecord } from './company-record.ts';

/** Hands the company to another contact: one who may sign in and whose role manages users. */
export function AdminPanel({ company, address }: { company: CompanyRecord; address: BookAddress }) {
  const { t } = useWords();
  const client = useQueryClient();
  const keyOf = useOneWish();
  const fit = useFitContacts();
  const save = async (body: BodyOf<typeof changeAdmin>) => {
    await call(changeAdmin, { body, key: keyOf(body), refusal: 'in place' });
    await client.invalidateQueries();
    address.finish();
    notify('success', t('my.saved', { name: t('my.company.admin') }));
  };
  return (
    <SidePanel title={t('my.company.changeAdmin')} closeLabel={t('resource.close')} onClose={address.close}>
      <p className="company__note">{t('my.company.adminNote')}</p>
      <ResourceForm
        fields={changeAdmin.body}
        values={{ version: company.version, adminId: company.adminId ?? '' }}
        inputs={{ adminId: { span: 'whole', options: fit } }}
        submitLabel={t('resource.form.save')}
        unchanged={t('resource.form.unchanged')}
        onSubmit={save}
        onCancel={address.close}
      />
    </SidePanel>
  );
}

function useFitContacts() {
  const { data: contacts } = useQuery(asking(listContacts, { enabled: true, size: 200 }));
  const { data: roles } = useQuery(asking(roleList, {}));
  const managing = new Set(
    roles?.records.filter((role) => role.permissions.includes('user:manage')).map((role) => role.roleId),
  );
  return (contacts?.rows ?? [])
    .filter(({ roleId }) => roleId !== null && managing.has(roleId))
    .map(({ id, name, mobile }) => ({ value: id, label: [name, mobile].filter(Boolean).join(' \u00b7 ') }));
}
