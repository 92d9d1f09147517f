import { deskLedgerApi } from '@loadline/contract/bills/ledger.api';
import { deskPages } from '@loadline/contract/desk-pages';
import { say } from '@loadline/contract/kernel/text';
import { customerApi } from '@loadline/contract/ops/customer.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { usePlace } from '../../../kernel/navigation.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { one } from '../../../resource/use-list-address.ts';
import { LedgerList } from '../../../shared/bills/ledger-list.tsx';
import { StatementButton } from '../../../shared/bills/statement-button.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { ListFrame } from '../../../ui/frames.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { inLanguage } from '../named.ts';

/** The entries behind the figures of the customer that the address names. */
export function DeskLedgerScreen() {
  const { search } = usePlace();
  const { language } = useWords();
  const id = one(search['orgId']) ?? '';
  const { data } = useQuery({ ...asking(customerApi.detail, { id }), enabled: id !== '' });
  const title = say(deskPages.opsLedger.title, language);
  if (id === '') return <NobodyChosen title={title} />;
  const name = data && inLanguage(language, data.customer.nameZh, data.customer.nameEn);
  return (
    <LedgerList
      name="opsLedger"
      frame="desk"
      calls={deskLedgerApi}
      title={name ?? title}
      page="opsBill"
      actions={
        <>
          <PageLink page="opsCustomer" query={{ no: id }} className={buttonClass()}>
            {say(deskPages.opsCustomer.title, language)}
          </PageLink>
          <StatementButton orgId={id} />
        </>
      }
    />
  );
}

/** An address that names no customer leads to them. */
function NobodyChosen({ title }: { title: string }) {
  const { t, language } = useWords();
  return (
    <ListFrame look="desk" title={<PageTitle title={title} />}>
      <EmptyState
        title={t('bills.ledger.whose')}
        actions={
          <PageLink page="opsCustomers" className={buttonClass()}>
            {say(deskPages.opsCustomers.title, language)}
          </PageLink>
        }
      />
    </ListFrame>
  );
}
