import { customerInfo } from '@loadline/contract/customers/company.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { useWords } from '../../kernel/words.ts';
import { type BookAddress, useBookAddress } from '../../resource/book/use-book-address.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { DetailFrame } from '../../ui/frames.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PanelFrame } from '../../ui/panel-frame.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { AdminCard } from './company-admin.tsx';
import { AdminPanel } from './company-admin-panel.tsx';
import { CompanyDataCard } from './company-data-card.tsx';
import { CompanyPanel } from './company-panel.tsx';
import { OurPeopleCard } from './company-people.tsx';
import type { CompanyRecord } from './company-record.ts';
import { SecondFactorCard } from './company-second-factor.tsx';
import { useReadOnly } from './use-part.ts';

/** The company as the forwarder knows it, who looks after it, and what its administrator decides. */
export function CompanyPart() {
  const { t } = useWords();
  const address = useBookAddress();
  const asked = useQuery(asking(customerInfo, {}));
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
      </DetailFrame>
    </PanelFrame>
  );
}

function OpenPanel({ company, address }: { company: CompanyRecord; address: BookAddress }) {
  const opened = address.open?.kind === 'record' ? address.open.id : undefined;
  if (opened === 'data') return <CompanyPanel company={company} address={address} />;
  return opened === 'admin' ? <AdminPanel company={company} address={address} /> : null;
}
