import type { Reckoning } from '@loadline/contract/clearance/entry-reckoning';
import { useQuery } from '@tanstack/react-query';
import type { Question } from '../../kernel/asking.ts';
import { useWords } from '../../kernel/words.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { Modal } from '../../ui/dialog.tsx';
import { ReckonedLines } from './reckoned-lines.tsx';

interface DutyLinesDialogProps {
  estimateNo: number;
  question: Question<Reckoning>;
  onClose: () => void;
}

/** The lines of an estimate that the tariff worked out, as they were when it was made. */
export function DutyLinesDialog({ estimateNo, question, onClose }: DutyLinesDialogProps) {
  const { t } = useWords();
  const answer = useQuery(question);
  return (
    <Modal
      open
      size="wide"
      onClose={onClose}
      title={t('clearance.duty.linesOf', { no: estimateNo })}
      closeLabel={t('resource.close')}
    >
      {answer.data ? (
        <ReckonedLines of={answer.data} />
      ) : answer.isError ? (
        <NotLoaded
          what={t('clearance.duty.lines')}
          error={answer.error}
          onRetry={() => void answer.refetch()}
        />
      ) : (
        <div aria-busy="true" />
      )}
    </Modal>
  );
}
