import { countries } from '@loadline/contract/codes/country';
import { specialProperties } from '@loadline/contract/codes/special-property';
import { units } from '@loadline/contract/codes/unit';
import type { CodeTable } from '@loadline/contract/kernel/code';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import type { Field, Fields } from '@loadline/contract/kernel/field';
import { type Language, say } from '@loadline/contract/kernel/text';
import { useMemo } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { type GridColumn, isNumeric } from '../../../resource/grid/grid-row.ts';
import { TextGrid } from '../../../resource/grid/text-grid.tsx';
import type { Row } from '../../../resource/rows/rows.ts';
import { unitText } from '../../../resource/unit.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { cartonFields, goodsFields, newCarton, newGoods } from './order-draft.ts';
import { OrderPartBlock } from './order-part-block.tsx';
import type { OrderFormState } from './use-order-form.ts';

interface RowsPartProps {
  part: 'cartons' | 'goods';
  state: OrderFormState;
  isLocked: boolean;
}

const about = {
  cartons: { fields: cartonFields, blank: newCarton },
  goods: { fields: goodsFields, blank: newGoods },
} as const;

/** The cartons or the goods of an order as a sheet. */
export function RowsPart({ part, state, isLocked }: RowsPartProps) {
  const { t, language } = useWords();
  const { fields, blank } = about[part];
  const rows = state.draft[part];
  const columns = useMemo(() => columnsIn(fields, language), [fields, language]);
  const label = t(`orderForm.${part}`);
  return (
    <OrderPartBlock
      part={part}
      isLocked={isLocked}
      locked={
        <DataTable
          label={label}
          columns={columns.map(({ key, width }) => ({
            key,
            width,
            header: headerOf(fields[key], language),
            align: isNumeric(fields[key]) ? 'end' : 'start',
            cell: (row: Row) => row[key],
          }))}
          rows={rows}
          rowKey={(row) => String(rows.indexOf(row))}
        />
      }
      aside={<span className="order-part__note">{t('orderForm.paste')}</span>}
    >
      <TextGrid
        label={label}
        fields={fields}
        columns={columns}
        rows={rows}
        blank={blank}
        onChange={(changed) => state.change({ [part]: changed })}
        faultAt={(row, key) => state.faultAt(`${part}.${row}.${key}`)}
        addLabel={t(`orderForm.add.${part}`)}
      />
    </OrderPartBlock>
  );
}

const widths: Readonly<Record<string, number>> = {
  cartonNo: 96,
  nameZh: 130,
  nameEn: 150,
  hsCn: 108,
  hsDest: 108,
  material: 104,
  usage: 96,
  special: 112,
  unit: 64,
  salesUrl: 160,
  pictureUrl: 160,
};

function headerOf(field: Field | undefined, language: Language): string {
  const unit = unitText(field?.unit);
  const label = field ? say(field.label, language) : '';
  return unit === undefined ? label : `${label} ${unit}`;
}

function columnsIn(fields: Fields, language: Language): GridColumn[] {
  return Object.entries(fields).map(([key, field]) => ({
    key,
    width: widths[key] ?? 92,
    isNeeded: field.required,
    ...(lists[key] && { suggestions: wordsOf(lists[key], language) }),
  }));
}

const lists: Readonly<Record<string, CodeTable>> = {
  special: specialProperties,
  unit: units,
  origin: countries,
};

function wordsOf(table: CodeTable, language: Language): string[] {
  return codesOf(table).map((code) => say(wordOf(table, code), language));
}
