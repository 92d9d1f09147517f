import type { Fields } from '@loadline/contract/kernel/field';
import { fieldOf, keysAt, type Resource } from '@loadline/contract/kernel/resource';
import { useMemo } from 'react';
import { useWords } from '../kernel/words.ts';
import { shownOf } from './column-order.ts';
import { useExport } from './export-button.tsx';
import { columnsOf } from './resource-columns.tsx';
import type { ResourceListProps } from './resource-list.props.ts';
import { sortKeys } from './sort-code.ts';
import { totalText, useList } from './use-list.ts';
import { useListView } from './use-list-view.ts';
import { useSelection } from './use-selection.ts';

/** Everything a list screen knows: its page and count, its view and columns, what is selected and how it is exported. */
export function useResourceList<F extends Fields, S extends string, Row extends { id: string }>(
  props: ResourceListProps<F, S, Row>,
) {
  const { of, address, sorts, looks, keyOf, onExport } = props;
  const { language } = useWords();
  const { page, count } = useList(address, props.questions);
  const rows = page.data?.rows ?? [];
  const given = { columns: props.columns, density: 'standard', widths: {} } as const;
  const view = useListView(props.name, props.views, address, given);
  const columns = useMemo(() => {
    const from = { fields: of.fields, keys: listed(of), sorts: sortKeys(sorts), language };
    return columnsOf<Row>(looks ? { ...from, looks } : from);
  }, [of, looks, sorts, language]);
  const { columns: wanted } = view.looks;
  const shown = useMemo(() => shownOf(columns, wanted), [columns, wanted]);
  const selection = useSelection(JSON.stringify(address.filter), rows, keyOf);
  const give = async (ids?: string[]) => {
    if (!onExport) throw new Error('this list is not exported');
    const { filter, sort } = address;
    return onExport({ filter, sort, ids, columns: shown.map(({ key }) => key) });
  };
  const whole = useExport(() => give());
  return { page, count, rows, view, columns, shown, selection, give, whole, total: totalText(count.data) };
}

/** What a list can show: the fields of that place, without ids. */
function listed(of: Resource): string[] {
  return keysAt(of, 'list').filter((key) => fieldOf(of, key).kind !== 'id');
}
