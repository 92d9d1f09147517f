import { auditApi } from '@loadline/contract/ops/audit.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { Card } from '../../../ui/card.tsx';
import { AuditDeed } from '../audit/audit-deed.tsx';
import '../../../resource/styles/history.css';

const shown = 8;

/** The latest deeds around a customer; the rest is in the audit log. */
export function HistoryCard({ customerId }: { customerId: string }) {
  const { t } = useWords();
  const { data, isError, error, refetch } = useQuery(asking(auditApi.list, { customerId, size: shown }));
  const title = t('resource.history.title');
  return (
    <Card
      title={title}
      aside={
        <PageLink page="opsAudit" query={{ customerId }}>
          {t('customers.allHistory')}
        </PageLink>
      }
    >
      {isError ? <NotLoaded what={title} error={error} onRetry={() => void refetch()} /> : null}
      {data?.rows.length === 0 ? <p className="history__none">{t('resource.history.none')}</p> : null}
      <ol className="history">
        {data?.rows.map((entry) => (
          <AuditDeed key={entry.id} entry={entry} />
        ))}
      </ol>
    </Card>
  );
}
