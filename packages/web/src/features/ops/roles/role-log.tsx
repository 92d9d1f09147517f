import { listAudit } from '@loadline/contract/ops/audit.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { permitted } from '../../../kernel/permitted.ts';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { AuditDeed } from '../audit/audit-deed.tsx';
import { useRightNeeded } from '../right-needed.tsx';
import '../../../resource/styles/history.css';

const shown = 50;

/** Who changed which role, when and why: a cut of the audit log. */
export function RoleLog() {
  const { t } = useWords();
  const isAllowed = permitted(listAudit) !== undefined;
  const needed = useRightNeeded('op:audit:view');
  const log = useQuery({ ...asking(listAudit, { subject: ['role'], size: shown }), enabled: isAllowed });
  if (needed) return <EmptyState title={needed} />;
  if (log.isError)
    return <NotLoaded what={t('roles.tab.log')} error={log.error} onRetry={() => void log.refetch()} />;
  if (!log.data) return null;
  if (log.data.rows.length === 0) return <EmptyState title={t('resource.history.none')} />;
  return (
    <div className="role-log">
      <ol className="history">
        {log.data.rows.map((entry) => (
          <AuditDeed key={entry.id} entry={entry} />
        ))}
      </ol>
      <PageLink page="opsAudit" query={{ subject: 'role' }} className={buttonClass('secondary', 'small')}>
        {t('roles.wholeLog')}
      </PageLink>
    </div>
  );
}
