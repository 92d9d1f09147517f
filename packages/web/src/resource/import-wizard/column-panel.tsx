import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Popover } from '../../ui/popover.tsx';
import type { ColumnMatch, ImportFacts, ImportSubject } from './import-subject.ts';
import type { Preview } from './use-preview.ts';

interface ColumnPanelProps {
  subject: ImportSubject;
  facts: ImportFacts;
  preview: Preview;
}

/** Which heading of the file was taken for which column, and which were not taken. */
export function ColumnPanel({ subject, facts, preview }: ColumnPanelProps) {
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
