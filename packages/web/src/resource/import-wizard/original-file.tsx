import { useWords } from '../../kernel/words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useExport } from '../export-button.tsx';
import type { ImportFacts, ImportSubject } from './import-subject.ts';

/** Gives the workbook back as it was uploaded. */
export function OriginalFile({ subject, facts }: { subject: ImportSubject; facts: ImportFacts }) {
  const { t } = useWords();
  const { start } = useExport(() => subject.calls.file(facts.id));
  return <IconButton icon="download" size="small" label={t('import.original')} onClick={start} />;
}
