import { useWords } from '../../kernel/words.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { NotLoaded } from '../not-loaded.tsx';
import type { ImportFacts, ImportSubject } from './import-subject.ts';
import { PreviewBar } from './preview-bar.tsx';
import { PreviewHead } from './preview-head.tsx';
import { PreviewTools } from './preview-tools.tsx';
import { ProblemPanel } from './problem-panel.tsx';
import { SheetGrid } from './sheet-grid.tsx';
import type { ImportAddress } from './use-import-address.ts';
import { useImportMoves } from './use-import-moves.ts';
import { type Preview, usePreview } from './use-preview.ts';
import { usePreviewKeys } from './use-preview-keys.ts';
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
