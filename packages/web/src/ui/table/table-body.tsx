import type { Row as ModelRow } from '@tanstack/react-table';
import { useEffect, useRef } from 'react';
import { useDelayed } from '../use-delayed.ts';
import type { features, TableColumn } from './table-column.ts';
import { SkeletonRows } from './table-parts.tsx';
import { TableRow } from './table-row.tsx';
import type { Pointed, RowActions, RowChoice } from './use-row-actions.ts';
import { useRowPointer } from './use-row-pointer.ts';
import type { RowWindow } from './use-row-window.ts';

interface TableBodyProps<Row extends object> {
  model: readonly ModelRow<typeof features, Row>[];
  part: RowWindow;
  columns: readonly TableColumn<Row>[];
  choice: RowChoice | undefined;
  pointed: Pointed | undefined;
  current: string | undefined;
  phase: 'loading' | 'refreshing' | 'ready';
  hasFiller: boolean;
  actions: RowActions;
}

/** The rows that are seen, and as much empty height above and below as the others would take. */
export function TableBody<Row extends object>(props: TableBodyProps<Row>) {
  const { model, part, columns, choice, pointed, actions, hasFiller } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  useRowPointer(body, actions);
  usePointedInView(part, pointed?.by === 'keyboard' ? model.findIndex((row) => row.id === pointed.key) : -1);
  const showsSkeleton = useDelayed(props.phase === 'loading');
  const span = columns.length + (choice ? 1 : 0) + (hasFiller ? 1 : 0);
  const shown = part.shown.flatMap((index) => model[index] ?? []);
  return (
    <tbody ref={body}>
      <Gap height={shown.length > 0 ? part.above : 0} span={span} />
      {shown.map((row) => (
        <TableRow
          key={row.id}
          row={row.original}
          rowKey={row.id}
          place={part.isWhole ? undefined : row.index + 2}
          columns={columns}
          choiceLabel={choice?.rowLabel}
          isChosen={choice?.chosen.has(row.id) ?? false}
          isCurrent={props.current === row.id}
          pointedBy={pointed?.key === row.id ? pointed.by : undefined}
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
