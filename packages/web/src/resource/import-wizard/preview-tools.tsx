import { wholeText } from '@loadline/contract/kernel/figures';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { SegmentedControl } from '../../ui/segmented.tsx';
import { useExport } from '../export-button.tsx';
import { ColumnPanel } from './column-panel.tsx';
import type { ImportFacts, ImportSubject } from './import-subject.ts';
import { rowFilterOf, rowFilters } from './sheet-filter.ts';
import type { ImportAddress } from './use-import-address.ts';
import type { Preview } from './use-preview.ts';

interface PreviewToolsProps {
  subject: ImportSubject;
  facts: ImportFacts;
  address: ImportAddress;
  preview: Preview;
}

/** Which rows are shown, the keys in a few words, the columns, and the workbook with its errors. */
export function PreviewTools({ subject, facts, address, preview }: PreviewToolsProps) {
  const { t } = useWords();
  const marked = useExport(() => subject.calls.marked(facts.id));
  const counts = {
    all: facts.rows,
    errors: facts.errorRows,
    warnings: facts.warningRows,
    changed: facts.changedRows,
    leftOut: facts.leftOutRows,
  };
  const filters = rowFilters.filter((one) => one !== 'leftOut' || counts.leftOut > 0 || address.show === one);
  return (
    <div className="import-tools">
      <SegmentedControl
        label={t('import.filter.label')}
        value={address.show}
        onChange={(value) => address.showRows(rowFilterOf(value))}
        options={filters.map((value) => ({
          value,
          label: t(`import.filter.${value}`, { rows: wholeText(counts[value]) }),
        }))}
      />
      <span className="import-tools__hint">{t('import.sheet.keys')}</span>
      <div className="import-tools__end">
        <LeaveOut preview={preview} />
        <ColumnPanel subject={subject} facts={facts} preview={preview} />
        <Button size="small" icon="download" busy={marked.busy} onClick={marked.start}>
          {t('import.marked')}
        </Button>
      </div>
    </div>
  );
}

/** Leaves the row of the current cell out, or takes it in again. */
function LeaveOut({ preview }: { preview: Preview }) {
  const { t } = useWords();
  const { cursor, sheet, edits, canEdit } = preview;
  const row = cursor.at && sheet.rows.find((one) => one.row === cursor.at?.row);
  if (!canEdit) return null;
  const isOut = row !== undefined && row.leftOut !== null;
  return (
    <Button
      size="small"
      refused={
        row
          ? row.madeAs
            ? t('import.leave.made', { number: row.madeAs })
            : undefined
          : t('import.leave.which')
      }
      onClick={() => row && edits.leaveOut([row.row], !isOut)}
    >
      {row ? t(isOut ? 'import.leave.in' : 'import.leave.out', { row: row.row }) : t('import.leave.action')}
    </Button>
  );
}
