import { useWords } from '../kernel/words.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Popover } from '../ui/popover.tsx';
import type { TableColumn } from '../ui/table/table-column.ts';
import { moved, ordered } from './column-order.ts';
import './styles/list.css';

interface ColumnChooserProps<Row> {
  /** Every column there is; the first one names the record and always stays first. */
  columns: readonly TableColumn<Row>[];
  shown: readonly string[];
  onChange: (shown: string[]) => void;
  onReset: () => void;
}

/** Which columns a list shows, and in which order. */
export function ColumnChooser<Row>({ columns, shown, onChange, onReset }: ColumnChooserProps<Row>) {
  const { t } = useWords();
  return (
    <Popover
      label={t('resource.columns.label')}
      align="end"
      trigger={(trigger) => (
        <Button {...trigger} look="text" size="small" icon="columns">
          {t('resource.columns.label')}
        </Button>
      )}
    >
      {() => <Columns columns={columns} shown={shown} onChange={onChange} onReset={onReset} />}
    </Popover>
  );
}

function Columns<Row>({ columns, shown, onChange, onReset }: ColumnChooserProps<Row>) {
  const { t } = useWords();
  const [first, ...rest] = ordered(columns, shown);
  const turn = (key: string, isShown: boolean) =>
    onChange(
      [first, ...rest]
        .map((column) => column?.key ?? '')
        .filter((one) => (one === key ? isShown : shown.includes(one))),
    );
  const shownRest = rest.filter((column) => shown.includes(column.key));
  return (
    <div className="column-chooser">
      <ul className="column-chooser__columns">
        {first ? (
          <li className="column-chooser__column">
            <Checkbox checked disabled>
              {first.header}
            </Checkbox>
          </li>
        ) : null}
        {rest.map((column) => {
          const place = shownRest.indexOf(column);
          const shift = (by: 1 | -1) => () => onChange(moved(shown, column.key, by));
          return (
            <li key={column.key} className="column-chooser__column">
              <Checkbox checked={place !== -1} onChange={(isShown) => turn(column.key, isShown)}>
                {column.header}
              </Checkbox>
              {place === -1 ? null : (
                <span className="column-chooser__moves">
                  <IconButton
                    icon="chevron-up"
                    size="small"
                    label={t('resource.columns.up', { column: column.header })}
                    disabled={place === 0}
                    onClick={shift(-1)}
                  />
                  <IconButton
                    icon="chevron-down"
                    size="small"
                    label={t('resource.columns.down', { column: column.header })}
                    disabled={place === shownRest.length - 1}
                    onClick={shift(1)}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <Button look="text" size="small" onClick={onReset}>
        {t('resource.columns.reset')}
      </Button>
    </div>
  );
}
