import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Popover } from '../../ui/popover.tsx';
import { SegmentedControl } from '../../ui/segmented.tsx';
import { wholeText } from '../decimal.ts';
import { useExport } from '../export-button.tsx';
import type { ColumnMatch, ImportFacts, ImportSubject } from './import-subject.ts';
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
  };
  return (
    <div className="import-tools">
      <SegmentedControl
        label={t('import.filter.label')}
        value={address.show}
        onChange={(value) => address.showRows(rowFilterOf(value))}
        options={rowFilters.map((value) => ({
          value,
          label: t(`import.filter.${value}`, { rows: wholeText(counts[value]) }),
        }))}
      />
      <span className="import-tools__hint">{t('import.sheet.keys')}</span>
      <div className="import-tools__end">
        <ColumnPanel subject={subject} facts={facts} preview={preview} />
        <Button size="small" icon="download" busy={marked.busy} onClick={marked.start}>
          {t('import.marked')}
        </Button>
      </div>
    </div>
  );
}

interface ColumnPanelProps {
  subject: ImportSubject;
  facts: ImportFacts;
  preview: Preview;
}

/** Which heading of the file was taken for which column, and which were not taken. */
function ColumnPanel({ subject, facts, preview }: ColumnPanelProps) {
  const { t } = useWords();
  const taken = facts.columns.filter(({ key }) => key !== null).length;
  const { empty } = preview;
  return (
    <Popover
      label={t('import.columns.title')}
      align="end"
      trigger={(trigger) => (
        <Button size="small" icon="columns" {...trigger}>
          {t('import.columns.count', { taken, all: facts.columns.length })}
        </Button>
      )}
    >
      {(close) => (
        <div className="column-panel">
          <table className="column-panel__table">
            <thead>
              <tr>
                <th scope="col" colSpan={2}>
                  {t('import.columns.inFile')}
                </th>
                <th scope="col">{t('import.columns.as')}</th>
              </tr>
            </thead>
            <tbody>
              {facts.columns.map((match) => (
                <MatchRow
                  key={`${match.place} ${match.header}`}
                  match={match}
                  label={subject.columns.find(({ key }) => key === match.key)?.label}
                  onShow={showerOf(preview, match, close)}
                />
              ))}
            </tbody>
          </table>
          {empty.count > 0 ? (
            <Checkbox
              checked={empty.are === 'shown'}
              onChange={(checked) => empty.set(checked ? 'shown' : 'hidden')}
            >
              {t('import.columns.empty', { count: empty.count })}
            </Checkbox>
          ) : null}
        </div>
      )}
    </Popover>
  );
}

/** Leads to the column in the sheet; undefined when it is not shown there. */
function showerOf({ shown, columns, cursor }: Preview, { key }: ColumnMatch, close: () => void) {
  const row = shown.find((one) => one.row === cursor.at?.row) ?? shown[0];
  const column = columns.find((one) => one.key === key);
  if (!row || !column) return undefined;
  return () => {
    close();
    cursor.goTo({ row: row.row, key: column.key }, 'center');
  };
}

interface MatchRowProps {
  match: ColumnMatch;
  label: string | undefined;
  onShow: (() => void) | undefined;
}

function MatchRow({ match, label, onShow }: MatchRowProps) {
  const { t } = useWords();
  return (
    <tr>
      <td className="column-panel__place">{match.place}</td>
      <td>{match.header}</td>
      <td>
        <Icon name="arrow-right" size={12} />
        {label === undefined ? (
          <span className="column-panel__left-out">{t('import.columns.leftOut')}</span>
        ) : onShow ? (
          <button type="button" className="column-panel__show" onClick={onShow}>
            {label}
          </button>
        ) : (
          label
        )}
      </td>
    </tr>
  );
}
