import { flightHistory } from '@loadline/contract/flights/flight-desk.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { PanelBlock } from '../../../ui/side-panel.tsx';
import { AuditDeed } from '../audit/audit-deed.tsx';
import '../../../resource/styles/history.css';

/** As many as a panel can hold; the audit log has the rest. */
const shown = 20;

/** Who did what to the flight, its slot and its allotments, the latest first. */
export function FlightHistory({ id }: { id: string }) {
  const { t } = useWords();
  const { data, isError, error, refetch } = useQuery(asking(flightHistory, { id, size: shown }));
  const title = t('resource.history.title');
  return (
    <PanelBlock title={title}>
      {isError ? <NotLoaded what={title} error={error} onRetry={() => void refetch()} /> : null}
      {data?.rows.length === 0 ? <p className="history__none">{t('resource.history.none')}</p> : null}
      <ol className="history">
        {data?.rows.map((entry) => (
          <AuditDeed key={entry.id} entry={entry} />
        ))}
      </ol>
    </PanelBlock>
  );
}
