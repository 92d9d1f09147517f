import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { Alert } from '../../ui/alert.tsx';
import { officeTime } from '../office-time.ts';
import type { ImportFacts, ImportSubject } from './import-subject.ts';

/** Said when the very same file has been imported before: what it would do again, and where the first one is. */
export function SameFile({ subject, facts }: { subject: ImportSubject; facts: ImportFacts }) {
  const { t } = useWords();
  const { sameFile } = facts;
  if (!sameFile) return null;
  const at = officeTime(sameFile.endedAt).short;
  const before = t('import.same.before', { at, records: subject.counted(sameFile.importedRecords) });
  return (
    <div className="import-head__notice">
      <Alert
        family="act"
        actions={
          <PageLink page={subject.page} query={{ ...subject.place, import: sameFile.id }}>
            {t('import.same.open')}
          </PageLink>
        }
      >
        {before} {subject.again(facts)}
      </Alert>
    </div>
  );
}
