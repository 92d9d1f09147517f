import { useEffect, useRef } from 'react';
import { useDelayed } from '../use-delayed.ts';
import type { TableColumn } from './table-column.ts';
import { SkeletonRows } from './table-parts.tsx';
import { TableRow } from './table-row.tsx';
import type { Pointed, RowActions, RowChoice } from './use-row-actions.ts';
import { useRowPointer } from './use-row-pointer.ts';
import type { RowWindow } from './use-row-window.ts';

interface TableBodyProps<Row extends object> {
  rows: readonly Row[];
  keys: readonly string[];
  part: RowWindow;
  columns: readonly TableColumn<Row>[];
  choice: RowChoice<Row> | undefined;
  pointed: Pointed | undefined;
  current: string | undefined;
  phase: 'loading' | 'refreshing' | 'ready';
  hasFiller: boolean;
  actions: RowActions;
}

/** The rows that are seen, and as much empty height above and below as the others would take. */
export function TableBody<Row extends object>(props: TableBodyProps<Row>) {
  const { rows, keys, part, columns, choice, pointed, actions, hasFiller } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  useRowPointer(body, actions);
  usePointedInView(part, pointed?.by === 'keyboard' ? keys.indexOf(pointed.key) : -1);
  const showsSkeleton = useDelayed(props.phase === 'loading');
  const span = columns.length + (choice ? 1 : 0) + (hasFiller ? 1 : 0);
  const shown = part.shown.flatMap((index) => {
    const [row, key] = [rows[index], keys[index]];
    return row === undefined || key === undefined ? [] : [{ row, key, index }];
  });
  return (
    <tbody ref={body}>
      <Gap height={shown.length > 0 ? part.above : 0} span={span} />
      {shown.map(({ row, key, index }) => (
        <TableRow
          key={key}
          row={row}
          rowKey={key}
          place={part.isWhole ? undefined : index + 2}
          columns={columns}
          choiceLabel={choice?.rowLabel(row)}
          isChosen={choice?.chosen.has(key) ?? false}
          isCurrent={props.current === key}
          pointedBy={pointed?.key === key ? pointed.by : undefined}
          hasFiller={hasFiller}
          actions={actions}
        />
      ))}
      <Gap height={shown.length > 0 ? part.below : 0} span={span} />
      {showsSkeleton ? <SkeletonRows columns={columns} choice={choice} hasFiller={hasFiller} /> : null}
    </tbody>
  );
}

function Gap({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" className="data-table__gap">
      <td aria-hidden="true" colSpan={span} style={{ height }} />
    </tr>
  );
}

/** A row that is not drawn cannot take the focus: bring it into view first. */
function usePointedInView(part: RowWindow, index: number): void {
  const latest = useRef(part.bringIntoView);
  useEffect(() => {
    latest.current = part.bringIntoView;
  });
  useEffect(() => {
    if (index >= 0) latest.current(index);
  }, [index]);
}
