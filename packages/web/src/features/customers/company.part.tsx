import { company as companies } from '@loadline/contract/customers/company';
import { changeAdmin, saveCompany } from '@loadline/contract/customers/company.api';
import { contactApi } from '@loadline/contract/customers/contact.api';
import { companyInfo } from '@loadline/contract/customers/own-company.api';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { keysAt } from '@loadline/contract/kernel/resource';
import { roleList, userById } from '@loadline/contract/references/reference.api';
import { ownSso } from '@loadline/contract/session/sso-provider.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { permitted } from '../../kernel/permitted.ts';
import { useWords } from '../../kernel/words.ts';
import { type BookAddress, useBookAddress } from '../../resource/book/use-book-address.ts';
import { useOneWish } from '../../resource/book/use-one-wish.ts';
import { DocumentNumber } from '../../resource/document-number.tsx';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { RecordHistory } from '../../resource/record-history.tsx';
import { ResourceDetail } from '../../resource/resource-detail.tsx';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { missing } from '../../resource/value-text.ts';
import { useOwnCustomerQuestion } from '../../shared/customers/own-customer.ts';
import { SsoCard } from '../../shared/session/sso-card.tsx';
import { SsoPanel } from '../../shared/session/sso-panel.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DetailFrame } from '../../ui/frames.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PanelFrame } from '../../ui/panel-frame.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import type { CompanyRecord } from './company-record.ts';
import { SecondFactorCard } from './company-second-factor.tsx';
import { historyOf } from './part-history.ts';
import { useReadOnly } from './use-part.ts';

/** The administrator and the second factor have cards of their own. */
const keys = keysAt(companies, 'detail').filter((key) => !/^admin|^requireTotp/.test(key));

/** The company as the forwarder knows it, who looks after it, and what its administrator decides. */
export function CompanyPart() {
  const { t } = useWords();
  const address = useBookAddress();
  const asked = useQuery(useOwnCustomerQuestion());
  const isDue = useDelayed(asked.isPending);
  const company = asked.data;
  return (
    <PanelFrame panel={company ? <OpenPanel company={company} address={address} /> : null}>
      <DetailFrame
        title={<PageTitle title={t('my.part.company')} facts={useReadOnly('profile:edit')} />}
        side={
          company ? (
            <>
              <AdminCard company={company} onChange={() => address.show('admin')} />
              <OurPeopleCard />
            </>
          ) : null
        }
      >
        {asked.isError ? (
          <NotLoaded what={t('my.part.company')} error={asked.error} onRetry={() => void asked.refetch()} />
        ) : null}
        {isDue ? <Skeleton widths={[160, 0]} rows={8} label={t('my.part.company')} /> : null}
        {company ? <CompanyDataCard company={company} onEdit={() => address.show('data')} /> : null}
        {company ? <SecondFactorCard company={company} /> : null}
        {company && permitted(ownSso.read) ? (
          <SsoCard api={ownSso} onEdit={() => address.show('sso')} />
        ) : null}
      </DetailFrame>
    </PanelFrame>
  );
}

function OpenPanel({ company, address }: { company: CompanyRecord; address: BookAddress }) {
  const opened = address.open?.kind === 'record' ? address.open.id : undefined;
  if (opened === 'data') return <CompanyPanel company={company} address={address} />;
  if (opened === 'sso' && permitted(ownSso.save))
    return <SsoPanel api={ownSso} onClose={address.close} onDone={address.finish} />;
  return opened === 'admin' ? <AdminPanel company={company} address={address} /> : null;
}

/** Hands the company to another contact: one who may sign in and whose role manages users. */
function AdminPanel({ company, address }: { company: CompanyRecord; address: BookAddress }) {
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
  const { data: contacts } = useQuery(asking(contactApi.list, { enabled: true, size: 200 }));
  const { data: roles } = useQuery(asking(roleList, {}));
  const managing = new Set(
    roles?.records.filter((role) => role.permissions.includes('user:manage')).map((role) => role.roleId),
  );
  return (contacts?.rows ?? [])
    .filter(({ roleId }) => roleId !== null && managing.has(roleId))
    .map(({ id, name, mobile }) => ({ value: id, label: [name, mobile].filter(Boolean).join(' \u00b7 ') }));
}

/** Who decides for the company: whom its people ask for rights. */
function AdminCard({ company, onChange }: { company: CompanyRecord; onChange: () => void }) {
  const { t } = useWords();
  return (
    <Card
      title={t('my.company.admin')}
      aside={
        permitted(changeAdmin) ? (
          <Button look="text" size="small" onClick={onChange}>
            {t('my.company.changeAdmin')}
          </Button>
        ) : null
      }
    >
      <ResourceDetail
        fields={companies.fields}
        keys={['adminUserName', 'adminMobile', 'adminEmail']}
        record={company}
      />
    </Card>
  );
}

/** What the forwarder knows of the company. */
function CompanyDataCard({ company, onEdit }: { company: CompanyRecord; onEdit: () => void }) {
  const { t } = useWords();
  return (
    <Card
      title={t('my.company.data')}
      aside={
        permitted(saveCompany) ? (
          <Button look="text" size="small" icon="edit" onClick={onEdit}>
            {t('my.edit')}
          </Button>
        ) : null
      }
    >
      <ResourceDetail
        fields={companies.fields}
        keys={keys}
        record={company}
        instead={{ code: <DocumentNumber number={company.code} /> }}
      />
    </Card>
  );
}

/** What a company may change of itself; its name and its numbers are changed by the forwarder, who has its papers. */
function CompanyPanel({ company, address }: { company: CompanyRecord; address: BookAddress }) {
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

/** Whom the company calls at the forwarder: the persons its company info names. */
function OurPeopleCard() {
  const { t } = useWords();
  const { data: info } = useQuery(asking(companyInfo, {}));
  return (
    <Card title={t('my.company.people')}>
      <ul className="company__people">
        <Person duty={t('my.company.sales')} id={info?.saleId ?? undefined} />
        <Person duty={t('my.company.service')} id={info?.customerServiceId ?? undefined} />
      </ul>
    </Card>
  );
}

function Person({ duty, id }: { duty: string; id: string | undefined }) {
  const { data: person } = useQuery({ ...asking(userById, { id: id ?? '' }), enabled: id !== undefined });
  return (
    <li className="company__person">
      <span className="company__duty">{duty}</span>
      <b>{person?.name ?? missing}</b>
      {person?.mobile ? <a href={`tel:${person.mobile}`}>{person.mobile}</a> : null}
      {person?.email ? <a href={`mailto:${person.email}`}>{person.email}</a> : null}
    </li>
  );
}
