import { useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Select } from '../../ui/select.tsx';
import type { ColumnMatch, ImportFacts, ImportSubject } from './import-subject.ts';
import type { Preview } from './use-preview.ts';
import './column-panel.css';

interface ColumnPanelProps {
  subject: ImportSubject;
  facts: ImportFacts;
  preview: Preview;
}

/** Which heading of the file was taken for which column; a person may say otherwise, and it is kept for the customer. */
export function ColumnPanel({ subject, facts, preview }: ColumnPanelProps) {
  const { t } = useWords();
  const taken = facts.columns.filter(({ key }) => key !== null).length;
  const { empty, reading, canEdit } = preview;
  const [said, setSaid] = useState<ReadonlyMap<string, string | null>>(new Map());
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
                  subject={subject}
                  said={said.get(match.place)}
                  onShow={showerOf(preview, match, close)}
                  // What stands above the table belongs to its layout.
                  onSay={
                    canEdit && /^[A-Z]+$/.test(match.place)
                      ? (key) => setSaid(new Map(said).set(match.place, key))
                      : undefined
                  }
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
          {said.size > 0 ? (
            <Button
              look="primary"
              busy={reading.isBusy}
              onClick={() => {
                close();
                void reading.read({ columns: [...said].map(([place, key]) => ({ place, key })) });
              }}
            >
              {t('import.columns.read')}
            </Button>
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
  subject: ImportSubject;
  /** What was just said of it, not yet read. */
  said: string | null | undefined;
  onShow: (() => void) | undefined;
  onSay: ((key: string | null) => void) | undefined;
}

function MatchRow({ match, subject, said, onShow, onSay }: MatchRowProps) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const key = said === undefined ? match.key : said;
  const label = subject.columns.find((one) => one.key === key)?.label;
  const options = subject.columns.map((one) => ({ value: one.key, label: one.label }));
  return (
    <tr>
      <td className="column-panel__place">{match.place}</td>
      <td>{match.header}</td>
      <td className="column-panel__as">
        <Icon name="arrow-right" size={12} />
        {isOpen && onSay ? (
          <Select
            aria-label={t('import.columns.say', { header: match.header })}
            value={key ?? ''}
            placeholder={t('import.columns.leftOut')}
            options={options}
            onChange={(to) => onSay(to === '' ? null : to)}
          />
        ) : label === undefined ? (
          <span className="column-panel__left-out">
            {t(match.hiddenAs !== null ? 'import.columns.hidden' : 'import.columns.leftOut')}
          </span>
        ) : onShow && said === undefined ? (
          <button type="button" className="column-panel__show" onClick={onShow}>
            {label}
          </button>
        ) : (
          label
        )}
        {match.unit && label !== undefined ? <span className="column-panel__unit">{match.unit}</span> : null}
        {onSay && !isOpen ? (
          <IconButton
            icon="edit"
            label={t('import.columns.say', { header: match.header })}
            onClick={() => setOpen(true)}
          />
        ) : null}
      </td>
    </tr>
  );
}
