import { useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { ActionBar } from '../../ui/frames.tsx';
import { officeTime } from '../office-time.ts';
import { amountsIn } from './counted.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import type { ImportFacts, ImportSubject } from './import-subject.ts';
import type { ImportAddress } from './use-import-address.ts';
import type { ImportMoves } from './use-import-moves.ts';

interface PreviewBarProps {
  subject: ImportSubject;
  facts: ImportFacts;
  address: ImportAddress;
  /** Changes are on their way: the figures are about to change. */
  isSaving: boolean;
  moves: ImportMoves;
}

/** Back, what is saved, and at the right exactly what will be imported and what is left out. */
export function PreviewBar({ subject, facts, address, isSaving, moves }: PreviewBarProps) {
  const { t } = useWords();
  const [asking, setAsking] = useState<'nothing' | 'discard'>('nothing');
  const amounts = amountsIn(t, subject);
  const { records, readyRecords, rows, readyRows } = facts;
  return (
    <ActionBar
      state={
        <>
          <Button icon="chevron-left" onClick={address.toUpload}>
            {t('import.bar.back')}
          </Button>
          <Button look="text" onClick={() => setAsking('discard')}>
            {t('import.discard.action')}
          </Button>
          <span role="status">
            {isSaving
              ? t('import.bar.saving')
              : t('import.bar.saved', { at: officeTime(facts.changedAt).full.slice(-5) })}
          </span>
        </>
      }
    >
      {readyRecords > 0 ? (
        <span className="import-bar__left-out">
          {records > readyRecords
            ? amounts.leftOut(records - readyRecords, rows - readyRows)
            : t('import.bar.all')}
        </span>
      ) : null}
      <Button
        look="primary"
        size="large"
        busy={moves.busy === 'commit' || isSaving}
        refused={readyRecords === 0 ? t('import.bar.nothing') : undefined}
        onClick={moves.commit}
      >
        {amounts.commit(readyRecords, readyRows)}
      </Button>
      <DiscardDialog
        open={asking === 'discard'}
        fileName={facts.fileName}
        isBusy={moves.busy === 'discard'}
        onClose={() => setAsking('nothing')}
        onDiscard={moves.discard}
      />
    </ActionBar>
  );
}
