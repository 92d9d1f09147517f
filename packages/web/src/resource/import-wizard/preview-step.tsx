import { useEffect, useEffectEvent, useState } from 'react';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog.tsx';
import { isTyping } from '../../ui/focusable.ts';
import { ActionBar } from '../../ui/frames.tsx';
import { isLayerOpen } from '../../ui/layers.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { commandOf } from '../grid/grid-keys.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { officeTime } from '../office-time.ts';
import { amountsIn } from './counted.ts';
import type { ImportFacts, ImportSubject } from './import-subject.ts';
import { PreviewHead } from './preview-head.tsx';
import { PreviewTools } from './preview-tools.tsx';
import { ProblemPanel } from './problem-panel.tsx';
import { SheetGrid } from './sheet-grid.tsx';
import type { ImportAddress } from './use-import-address.ts';
import { type ImportMoves, useImportMoves } from './use-import-moves.ts';
import { type Preview, usePreview } from './use-preview.ts';
import { WizardFrame } from './wizard-frame.tsx';
import './preview.css';

interface PreviewStepProps {
  subject: ImportSubject;
  facts: ImportFacts;
  address: ImportAddress;
}

/** The second step: the file as a sheet with what is wrong in it, put right cell by cell or all at once. */
export function PreviewStep({ subject, facts, address }: PreviewStepProps) {
  const preview = usePreview(subject, facts, address);
  const moves = useImportMoves(subject, facts, address);
  usePreviewKeys({ subject, preview, onSubmit: () => preview.edits.isSaving || moves.commit() });
  return (
    <WizardFrame
      subject={subject}
      step="preview"
      footer={
        <PreviewBar
          subject={subject}
          facts={facts}
          address={address}
          isSaving={preview.edits.isSaving}
          moves={moves}
        />
      }
    >
      <div className="import-preview">
        <section className="import-preview__sheet" aria-label={facts.fileName}>
          <PreviewHead subject={subject} facts={facts} preview={preview} />
          <PreviewTools subject={subject} facts={facts} address={address} preview={preview} />
          <Sheet subject={subject} facts={facts} preview={preview} />
        </section>
        <aside className="import-preview__side">
          <ProblemPanel subject={subject} facts={facts} preview={preview} />
          {subject.beside?.({ facts, canEdit: preview.canEdit, recheck: preview.edits.recheck })}
        </aside>
      </div>
    </WizardFrame>
  );
}

interface SheetProps {
  subject: ImportSubject;
  facts: ImportFacts;
  preview: Preview;
}

/** The rows, or what stands in their place. */
function Sheet({ subject, facts, preview }: SheetProps) {
  const { t } = useWords();
  const { sheet, shown } = preview;
  const isLate = useDelayed(sheet.phase === 'loading' && shown.length === 0);
  if (sheet.phase === 'failed')
    return <NotLoaded what={facts.fileName} error={sheet.error} onRetry={sheet.retry} />;
  if (shown.length > 0) return <SheetGrid subject={subject} facts={facts} preview={preview} />;
  if (sheet.phase === 'whole') return <EmptyState title={t('import.filter.nothing')} />;
  return isLate ? (
    <Skeleton widths={[40, 120, 120, 80, 140, 0]} rows={14} label={t('import.sheet.loading')} />
  ) : null;
}

interface PreviewBarProps {
  subject: ImportSubject;
  facts: ImportFacts;
  address: ImportAddress;
  /** Changes are on their way: the figures are about to change. */
  isSaving: boolean;
  moves: ImportMoves;
}

/** Back, what is saved, and at the right exactly what will be imported and what is left out. */
function PreviewBar({ subject, facts, address, isSaving, moves }: PreviewBarProps) {
  const { t } = useWords();
  const [asking, setAsking] = useState<'nothing' | 'discard'>('nothing');
  const amounts = amountsIn(t, subject);
  const { readyRecords, rows, readyRows } = facts;
  const records = facts.records - facts.madeRecords;
  return (
    <ActionBar
      state={
        <>
          <Button icon="chevron-left" onClick={address.toUpload}>
            {t('import.bar.back')}
          </Button>
          {facts.importedRecords > 0 ? null : (
            <Button look="text" onClick={() => setAsking('discard')}>
              {t('import.discard.action')}
            </Button>
          )}
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
        refused={readyRecords === 0 ? t(records === 0 ? 'import.bar.made' : 'import.bar.nothing') : undefined}
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

interface DiscardDialogProps {
  open: boolean;
  fileName: string;
  isBusy: boolean;
  onClose: () => void;
  onDiscard: () => void;
}

/** Asks before a draft is given up, naming its file. */
function DiscardDialog({ open, fileName, isBusy, onClose, onDiscard }: DiscardDialogProps) {
  const { t } = useWords();
  return (
    <Modal
      open={open}
      onClose={onClose}
      closeLabel={t('resource.close')}
      title={t('import.discard.action')}
      footer={
        <>
          <Button onClick={onClose}>{t('resource.cancel')}</Button>
          <Button look="danger" busy={isBusy} onClick={onDiscard}>
            {t('import.discard.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('import.discard.question', { file: fileName })}</p>
    </Modal>
  );
}

interface KeysOf {
  subject: ImportSubject;
  preview: Preview;
  onSubmit: () => void;
}

/** The keys of the whole preview: F8 to the next error, Ctrl Z back, Ctrl Enter to import. */
function usePreviewKeys({ subject, preview, onSubmit }: KeysOf): void {
  const { t } = useWords();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isLayerOpen()) return;
    const { edits, cursor, canEdit, goToProblem } = preview;
    const act = () => {
      if (event.key === 'F8')
        return () => {
          const found = goToProblem(event.shiftKey ? 'previous' : 'next', ({ code }) =>
            subject.isError(code),
          );
          if (!found) notify('success', t('import.problems.none'));
        };
      if (isTyping(event.target)) return undefined;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return onSubmit;
      const does = canEdit ? commandOf(event)?.does : undefined;
      if (does !== 'undo' && does !== 'redo') return undefined;
      return () => {
        const cell = does === 'undo' ? edits.undo() : edits.redo();
        if (cell) cursor.goTo(cell, 'center');
      };
    };
    const found = act();
    if (!found) return;
    event.preventDefault();
    found();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
