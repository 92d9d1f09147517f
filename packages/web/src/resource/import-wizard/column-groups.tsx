import { useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { SegmentedControl } from '../../ui/segmented.tsx';
import type { ColumnWindow } from '../grid/grid-window.ts';
import type { Preview } from './use-preview.ts';
import type { ShownColumn } from './use-shown-columns.ts';

interface ColumnGroupsProps {
  preview: Preview;
  across: ColumnWindow<ShownColumn>;
}

/** Leads to the first column of a group; what lies beside each other in a wide sheet is found without scrolling through it. */
export function ColumnGroups({ preview: { shown, columns, cursor }, across }: ColumnGroupsProps) {
  const { t } = useWords();
  const [chosen, choose] = useState<string>();
  const groups = [...new Set(columns.flatMap(({ group }) => group ?? []))];
  if (groups.length < 2) return null;
  const startOf = (group: string | undefined) => columns.findIndex((column) => column.group === group);
  // The last group may be too narrow to come to the left edge.
  const isInSight = chosen !== undefined && across.isInSight(startOf(chosen));
  const current = isInSight ? chosen : (columns[across.first]?.group ?? groups[0] ?? '');
  const go = (group: string) => {
    const at = startOf(group);
    const row = shown.find((one) => one.row === cursor.at?.row) ?? shown[0];
    const key = columns[at]?.key;
    choose(group);
    // The focus stays here; with the next Tab it comes to where one looks.
    if (row && key) cursor.stand({ row: row.row, key });
    across.reveal(at, 'start');
  };
  return (
    <div className="import-groups">
      <SegmentedControl
        label={t('import.sheet.groups')}
        value={current}
        onChange={go}
        options={groups.map((group) => ({ value: group, label: group }))}
      />
    </div>
  );
}
