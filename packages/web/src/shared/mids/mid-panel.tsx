import type { historyAnswer } from '@loadline/contract/documents/document.history';
import type { ValueOf } from '@loadline/contract/kernel/field';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Question } from '../../kernel/asking.ts';
import { useLive } from '../../kernel/live.ts';
import { useWords } from '../../kernel/words.ts';
import { DocumentHistoryCard } from '../../resource/document/document-history-card.tsx';
import { FilesCard } from '../../resource/files/files-card.tsx';
import type { FileCalls, RecordFile } from '../../resource/files/record-file.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { Alert } from '../../ui/alert.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MidBody } from './mid-body.tsx';
import type { MidRecord } from './mid-record.ts';
import { MidStateChip } from './mid-state.tsx';

interface MidPanelProps<Of extends MidRecord> {
  id: string;
  question: Question<Of>;
  files: Question<readonly RecordFile[]>;
  calls: FileCalls;
  history: Question<ValueOf<typeof historyAnswer>>;
  /** Beside the name: whose it is. */
  whose?: (of: Of) => string;
  /** What is bound to it. */
  goods?: (of: Of) => ReactNode;
  /** What can be done with it, at the foot. */
  deeds: (of: Of) => ReactNode;
  onClose: () => void;
}

/** One manufacturer beside the list: its code, evidence, versions and what was done to it. */
export function MidPanel<Of extends MidRecord>(props: MidPanelProps<Of>) {
  const { id, question, calls, onClose } = props;
  const { t } = useWords();
  const detail = useQuery(question);
  const files = useQuery(props.files);
  const of = detail.data;
  useLive('mid', id, () => Promise.all([detail.refetch(), files.refetch()]));
  return (
    <SidePanel
      title={
        of ? (
          <>
            {of.mid.code} <MidStateChip state={of.mid.state} />
          </>
        ) : (
          t('mids.unit.name')
        )
      }
      subject={of && t('mids.edition', { no: of.mid.edition })}
      facts={of ? [of.mid.name, props.whose?.(of)].filter(Boolean).join(' · ') : null}
      width="wide"
      focus="stays"
      closeLabel={t('resource.close')}
      onClose={onClose}
    >
      {detail.isError ? (
        <NotLoaded what={t('mids.unit.name')} error={detail.error} onRetry={() => void detail.refetch()} />
      ) : null}
      {detail.isPending ? <Skeleton widths={[120, 0, 90]} rows={6} label={t('mids.unit.name')} /> : null}
      {of ? (
        <>
          {of.mid.verdict === null ? null : (
            <Alert family={of.mid.state === 'REJECTED' ? 'stop' : 'wait'}>{of.mid.verdict}</Alert>
          )}
          <MidBody of={of} />
          {props.goods?.(of)}
          <FilesCard files={files.data ?? []} calls={calls} usual="2" />
          <DocumentHistoryCard question={props.history} />
          {props.deeds(of)}
        </>
      ) : null}
    </SidePanel>
  );
}
