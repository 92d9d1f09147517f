import type { Ref } from 'react';
import { useWords } from '../kernel/words.ts';
import { FilterRow } from '../ui/frames.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { TableColumn } from '../ui/table/table-column.ts';
import { ColumnChooser } from './column-chooser.tsx';
import { DensityMenu } from './density-menu.tsx';
import { FilterChips } from './filter/filter-chips.tsx';
import type { FilterSpec } from './filter/filter-spec.ts';
import { NumberSearch } from './filter/number-search.tsx';
import { SeveralNumbers } from './filter/several-numbers.tsx';
import type { Looks } from './looks.ts';
import { type Changes, one, type Raw } from './use-list-address.ts';

interface ListFiltersProps<Row> {
  specs: readonly FilterSpec[];
  inRow: number;
  placeholder: string;
  raw: Raw;
  onChange: (changes: Changes) => void;
  columns: readonly TableColumn<Row>[];
  looks: Looks;
  onLooks: (changes: Partial<Looks>) => void;
  onReset: () => void;
  onRefresh: () => void;
  ref: Ref<HTMLInputElement>;
}

/** One row: search, filters, and at its end density, columns and refresh. */
export function ListFilters<Row>(props: ListFiltersProps<Row>) {
  const { raw, onChange, looks, onLooks } = props;
  const { t } = useWords();
  const numbers = [raw['numbers'] ?? []].flat();
  const setNumbers = (next: string[]) =>
    onChange({ numbers: next.length > 0 ? next : undefined, search: undefined });
  return (
    <FilterRow
      tools={
        <>
          <DensityMenu density={looks.density} onChange={(density) => onLooks({ density })} />
          <ColumnChooser
            columns={props.columns}
            shown={looks.columns}
            onChange={(columns) => onLooks({ columns })}
            onReset={props.onReset}
          />
          <IconButton icon="refresh" size="small" label={t('resource.refresh')} onClick={props.onRefresh} />
        </>
      }
    >
      <NumberSearch
        ref={props.ref}
        search={one(raw['search']) ?? ''}
        placeholder={props.placeholder}
        onSearch={(search) => onChange({ search: search || undefined })}
        onNumbers={setNumbers}
      />
      {numbers.length > 0 ? <SeveralNumbers numbers={numbers} onChange={setNumbers} /> : null}
      <FilterChips specs={props.specs} inRow={props.inRow} raw={raw} onChange={onChange} />
    </FilterRow>
  );
}
