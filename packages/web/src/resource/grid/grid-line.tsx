import type { Fields } from '@loadline/contract/kernel/field';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { useWords } from '../../kernel/words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { SaidTogether } from '../drafting/said-together.tsx';
import { GridCell } from './grid-cell.tsx';
import type { GridColumn, GridRow, RowActions, RowContext, SaidOfRow } from './grid-row.ts';

/** What the rows of a grid have in common. Keep the parts between renders: a line is drawn again with another one. */
export interface LineLook {
  readonly fields: Fields;
  readonly columns: readonly GridColumn[];
  /** Where the list stands in the document. */
  readonly path?: string | undefined;
  /** What else can be done with a row; it can be removed without one. */
  readonly menu?: ((context: RowContext) => ReactNode) | undefined;
  /** What else a row can say, shown on demand or when one of its keys is wrong. */
  readonly more?:
    | { readonly keys: readonly string[]; readonly of: (context: RowContext) => ReactNode }
    | undefined;
}

interface GridLineProps extends LineLook {
  tracks: CSSProperties;
  id: string;
  row: GridRow;
  at: number;
  top: number;
  said: SaidOfRow;
  isOpen: boolean;
  actions: RowActions;
  measure: (element: HTMLElement | null) => void;
}

/** One row; what is wrong with its cells stands right under it. Drawn again only when it changes. */
export const GridLine = memo(function GridLine(props: GridLineProps) {
  const { id, row, at, top, said, isOpen, actions, measure, fields, columns, path, menu, more } = props;
  const { t } = useWords();
  const saidId = `${id}-${row.id}`;
  const isMore = isOpen || said.wrong.some(({ key }) => more?.keys.includes(key));
  const context = { row, at, isOpen: isMore, actions };
  return (
    <div
      ref={measure}
      role="presentation"
      data-index={at}
      data-path={path && `${path}.${row.id}`}
      className="grid-entry"
      style={{ top }}
    >
      <div role="row" aria-rowindex={at + 2} className="grid-line" style={props.tracks}>
        <div role="rowheader" aria-colindex={1} className="grid-number">
          {at + 1}
        </div>
        {columns.map((column, index) => (
          <GridCell
            key={column.key}
            context={context}
            column={column}
            index={index}
            field={fields[column.key]}
            isWrong={said.wrong.some(({ key }) => key === column.key)}
            saidId={saidId}
            path={path}
            listId={column.suggestions && `${id}-${column.key}`}
          />
        ))}
        <div role="gridcell" aria-colindex={columns.length + 2} className="grid-line__end">
          {menu?.(context) ?? (
            <IconButton
              icon="trash"
              size="small"
              label={t('grid.removeRow', { row: at + 1 })}
              onClick={() => actions.remove(row.id)}
            />
          )}
        </div>
      </div>
      {more && isMore ? <Under columns={columns}>{more.of(context)}</Under> : null}
      {said.wrong.length + said.odd.length > 0 ? (
        <Under columns={columns} id={saidId}>
          <SaidTogether family="stop" said={said.wrong} />
          <SaidTogether family="act" said={said.odd} />
        </Under>
      ) : null}
    </div>
  );
}, isSame);

interface UnderProps {
  columns: readonly GridColumn[];
  id?: string;
  children: ReactNode;
}

function Under({ columns, id, children }: UnderProps) {
  return (
    <div role="row" className={id ? 'grid-said' : 'grid-more'}>
      <div role="gridcell" id={id} aria-colindex={2} aria-colspan={columns.length}>
        {children}
      </div>
    </div>
  );
}

/** What is said of a row is put together anew each time. */
function isSame({ said: one, ...before }: GridLineProps, { said: other, ...after }: GridLineProps): boolean {
  const rest: Readonly<Record<string, unknown>> = after;
  return (
    Object.entries(before).every(([key, value]) => Object.is(value, rest[key])) &&
    JSON.stringify(one) === JSON.stringify(other)
  );
}
