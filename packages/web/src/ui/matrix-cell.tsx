import { memo } from 'react';
import { Icon } from './icon.tsx';

/** Whether it is there as saved and as it stands now; `fixed` says why it cannot be changed. */
export interface MatrixState {
  readonly had: boolean;
  readonly has: boolean;
  readonly fixed?: string | undefined;
}

export interface MatrixWords {
  /** On a cell that is there now and was not, and the other way round. */
  added: string;
  removed: string;
}

interface MatrixCellProps {
  /** The names of its row and its column. */
  label: string;
  row: string;
  column: string;
  had: boolean;
  has: boolean;
  fixed: string | undefined;
  isSelected: boolean;
  /** The one cell that Tab reaches. */
  isStop: boolean;
  words: MatrixWords;
  onTurn: (row: string, column: string, has: boolean) => void;
}

/** A real checkbox under a check or a dot; what was changed becomes a word. */
export const MatrixCell = memo(function MatrixCell(props: MatrixCellProps) {
  const { label, row, column, had, has, fixed, isSelected, isStop, words, onTurn } = props;
  const look = [
    'matrix__cell',
    isSelected ? 'matrix__cell--selected' : '',
    fixed === undefined ? '' : 'matrix__cell--fixed',
  ];
  return (
    <td className={look.filter(Boolean).join(' ')} title={fixed}>
      <input
        type="checkbox"
        className="matrix__box"
        aria-label={fixed === undefined ? label : `${label}, ${fixed}`}
        aria-disabled={fixed === undefined ? undefined : true}
        tabIndex={isStop ? 0 : -1}
        data-cell={`${row} ${column}`}
        checked={has}
        onChange={(event) => fixed === undefined && onTurn(row, column, event.target.checked)}
      />
      <CellMark had={had} has={has} words={words} isFixed={fixed !== undefined} />
    </td>
  );
});

interface CellMarkProps extends MatrixState {
  words: MatrixWords;
  isFixed: boolean;
}

export function CellMark({ had, has, words, isFixed }: CellMarkProps) {
  if (had !== has) {
    return (
      <span className={`matrix__change state-${has ? 'done' : 'stop'}`}>
        <Icon name={has ? 'plus' : 'minus'} size={13} />
        {has ? words.added : words.removed}
      </span>
    );
  }
  if (!has) return <span className="matrix__dot" />;
  return (
    <span className="matrix__check">
      <Icon name="check" />
      {isFixed ? <Icon name="lock" size={12} /> : null}
    </span>
  );
}
