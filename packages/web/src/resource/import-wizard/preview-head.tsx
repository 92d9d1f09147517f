import { wholeText } from '@loadline/contract/kernel/figures';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { Alert } from '../../ui/alert.tsx';
import { fileSizeText } from '../../ui/file-facts.ts';
import { Icon } from '../../ui/icon.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Select } from '../../ui/select.tsx';
import { officeTime } from '../office-time.ts';
import { amountsIn, cellsText, rowsText } from './counted.ts';
import { FileQuestions } from './file-questions.tsx';
import type { ImportFacts, ImportSubject } from './import-subject.ts';
import { OriginalFile } from './original-file.tsx';
import type { Preview } from './use-preview.ts';

interface PreviewHeadProps {
  subject: ImportSubject;
  facts: ImportFacts;
  preview: Preview;
}

/** Which file it is, how much of it can be imported, and what was found in it. */
export function PreviewHead({ subject, facts, preview }: PreviewHeadProps) {
  const { t } = useWords();
  const { rows, readyRows, errorRows, errorCells, warningRows, records, readyRecords, madeRecords } = facts;
  const percent = rows === 0 ? 0 : Math.floor((readyRows / rows) * 100);
  const amounts = amountsIn(t, subject);
  const isLoading = preview.sheet.phase === 'loading';
  return (
    <>
      <div className="import-head">
        <span className="import-head__file">
          <Icon name="file" />
          <b>{facts.fileName}</b>
          <span className="import-head__about">
            {fileSizeText(facts.fileSize)}
            {facts.sheets.length > 1 ? null : ` · ${t('import.head.sheet', { name: facts.sheet })}`}
          </span>
          <SheetChoice facts={facts} preview={preview} />
          <OriginalFile subject={subject} facts={facts} />
        </span>
        <ProgressBar label={t('import.head.ready')} good={readyRows} failed={rows - readyRows} total={rows} />
        <b>{percent}%</b>
        <div className="import-head__figures" role="status">
          <span>
            {isLoading
              ? t('import.head.loading', {
                  loaded: wholeText(preview.sheet.rows.length),
                  rows: rowsText(t, rows),
                })
              : amounts.checked(records - madeRecords, rows)}
          </span>
          <span>{amounts.passed(readyRecords, readyRows)}</span>
          <span className="state-stop import-head__wrong">
            {t('import.head.errors', { rows: rowsText(t, errorRows), cells: cellsText(t, errorCells) })}
          </span>
          <span className="state-act import-head__wrong">
            {t('import.head.warnings', { rows: rowsText(t, warningRows) })}
          </span>
          {madeRecords > 0 ? (
            <span>{t('import.head.made', { records: subject.counted(madeRecords) })}</span>
          ) : null}
          {facts.leftOutRows > 0 ? (
            <span>{t('import.head.leftOut', { rows: rowsText(t, facts.leftOutRows) })}</span>
          ) : null}
        </div>
      </div>
      <FileQuestions subject={subject} facts={facts} preview={preview} />
      <SameFile subject={subject} facts={facts} />
      {facts.otherSheets.length > 0 ? (
        <div className="import-head__notice">
          <Alert family="act">{t('import.head.otherSheets', { names: facts.otherSheets.join(', ') })}</Alert>
        </div>
      ) : null}
    </>
  );
}

/** Which sheet of the file is read, where it has several. */
function SheetChoice({ facts, preview }: Pick<PreviewHeadProps, 'facts' | 'preview'>) {
  const { t } = useWords();
  const { isBusy, read } = preview.reading;
  if (facts.sheets.length < 2) return null;
  return (
    <Select
      aria-label={t('import.head.sheets')}
      className="import-head__sheet"
      disabled={!preview.canEdit || isBusy}
      value={facts.sheet}
      options={facts.sheets.map((name) => ({ value: name, label: name }))}
      onChange={(sheet) => void read({ sheet })}
    />
  );
}

/** Said when the very same file has been imported before: what it would do again, and where the first one is. */
function SameFile({ subject, facts }: { subject: ImportSubject; facts: ImportFacts }) {
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
          <PageLink page={subject.wizard ?? subject.page} query={{ ...subject.place, import: sameFile.id }}>
            {t('import.same.open')}
          </PageLink>
        }
      >
        {before} {subject.again(facts)}
      </Alert>
    </div>
  );
}
