import { useWords } from '../kernel/words.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { TableColumn } from '../ui/table/table-column.ts';
import { moved, ordered, turned } from './column-order.ts';
import './styles/list.css';

export interface ColumnChoiceProps {
  /** Every column there is; the first one names the record and always stays first. */
  columns: readonly Pick<TableColumn<never>, 'key' | 'header'>[];
  shown: readonly string[];
  onChange: (shown: string[]) => void;
  onReset: () => void;
}

/** Turns columns on and off, and moves those that are shown. */
export function ColumnChoice({ columns, shown, onChange, onReset }: ColumnChoiceProps) {
  const { t } = useWords();
  const [first, ...rest] = ordered(columns, shown);
  const drawn = rest.filter((column) => shown.includes(column.key));
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
        {rest.map((column) => (
          <ColumnLine
            key={column.key}
            name={column.header}
            place={drawn.indexOf(column)}
            last={drawn.length - 1}
            onTurn={(isShown) => onChange(turned(ordered(columns, shown), shown, column.key, isShown))}
            onMove={(by) => onChange(moved(shown, column.key, by))}
          />
        ))}
      </ul>
      <Button look="text" size="small" onClick={onReset}>
        {t('resource.columns.reset')}
      </Button>
    </div>
  );
}

interface ColumnLineProps {
  name: string;
  /** Among the shown ones; -1 while it is hidden. */
  place: number;
  last: number;
  onTurn: (isShown: boolean) => void;
  onMove: (by: 1 | -1) => void;
}

function ColumnLine({ name, place, last, onTurn, onMove }: ColumnLineProps) {
  const { t } = useWords();
  const moves = (
    <span className="column-chooser__moves">
      <IconButton
        icon="chevron-up"
        size="small"
        label={t('resource.columns.up', { column: name })}
        disabled={place === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon="chevron-down"
        size="small"
        label={t('resource.columns.down', { column: name })}
        disabled={place === last}
        onClick={() => onMove(1)}
      />
    </span>
  );
  return (
    <li className="column-chooser__column">
      <Checkbox checked={place !== -1} onChange={onTurn}>
        {name}
      </Checkbox>
      {place === -1 ? null : moves}
    </li>
  );
}
