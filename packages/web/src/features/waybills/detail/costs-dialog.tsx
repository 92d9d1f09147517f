import { exact, fixed, times } from '@loadline/contract/kernel/decimal';
import { saveCosts } from '@loadline/contract/waybills/waybill-cost.api';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { TextGrid } from '../../../resource/grid/text-grid.tsx';
import { valueOf } from '../../../resource/resource-columns.tsx';
import { ResourceForm } from '../../../resource/resource-form.tsx';
import type { Row } from '../../../resource/rows/rows.ts';
import { typedText } from '../../../resource/typed-text.ts';
import { Modal } from '../../../ui/dialog.tsx';
import { useTold } from '../moves/use-told.ts';
import type { DeskWaybill } from '../waybill-record.ts';
import { type CostSheet, costFields } from './cost-fields.ts';

const { costs } = saveCosts.body;
const keys = Object.keys(costFields);
const isTyped = (row: Row) =>
  ['name', 'supplier', 'quantity', 'unitPrice', 'amount'].some((key) => row[key] !== '');
const blank = (rows: readonly Row[]): Row => ({
  ...Object.fromEntries(keys.map((key) => [key, ''])),
  currency: rows.at(-1)?.['currency'] ?? 'CNY',
});

interface CostsDialogProps {
  waybill: DeskWaybill['waybill'];
  sheet: CostSheet;
  onClose: () => void;
}

/** The lines of what a waybill costs, typed or pasted; an amount follows from quantity and price until it is typed. */
export function CostsDialog({ waybill, sheet, onClose }: CostsDialogProps) {
  const { t } = useWords();
  const told = useTold();
  const { id, mawbNo } = waybill;
  return (
    <Modal
      open
      onClose={onClose}
      title={t('waybills.costs.title', { number: mawbNo })}
      closeLabel={t('resource.close')}
      size="wide"
    >
      <ResourceForm
        fields={{ costs }}
        values={{ costs: sheet.costs }}
        inputs={{
          costs: {
            span: 'whole',
            input: ({ value, onChange }) => <CostRows value={value} onChange={onChange} />,
          },
        }}
        columns="one"
        submitLabel={t('resource.form.save')}
        onSubmit={async (body) => {
          await told(
            call(saveCosts, { body: { ...body, id, version: sheet.version }, refusal: 'in place' }),
            t('waybills.costs.done', { number: mawbNo }),
          );
          onClose();
        }}
        onCancel={onClose}
      />
    </Modal>
  );
}

const widths: Readonly<Record<string, number>> = {
  name: 130,
  supplier: 120,
  currency: 74,
  quantity: 84,
  unitPrice: 92,
  amount: 96,
  remark: 120,
};
const required: readonly string[] = ['name', 'currency', 'quantity', 'unitPrice', 'amount'];
const columns = keys.map((key) => ({
  key,
  width: widths[key] ?? 100,
  isNeeded: required.includes(key),
  isMoney: key === 'amount',
}));

function CostRows({ value, onChange }: { value: unknown; onChange: (value: unknown) => void }) {
  const { t } = useWords();
  const [rows, setRows] = useState(() => rowsOf(value));
  return (
    <TextGrid
      label={t('waybills.tab.costs')}
      fields={costFields}
      columns={columns}
      rows={rows}
      blank={blank}
      onChange={(next) => {
        const reckonedRows = next.map((row, at) => reckoned(row, rows[at]));
        setRows(reckonedRows);
        onChange(reckonedRows.filter(isTyped).map(sent));
      }}
      faultAt={(at, key) => {
        const row = rows[at];
        return row && isTyped(row) && required.includes(key) && row[key] === ''
          ? t('resource.form.missing')
          : undefined;
      }}
      addLabel={t('waybills.costs.add')}
    />
  );
}

/** The amount follows what it is made of, as long as nobody writes it. */
function reckoned(row: Row, before: Row | undefined): Row {
  const { quantity = '', unitPrice = '' } = row;
  const isSame = before && row['quantity'] === before['quantity'] && row['unitPrice'] === before['unitPrice'];
  if (isSame || ![quantity, unitPrice].every((text) => /^\d+(\.\d+)?$/.test(text))) return row;
  return { ...row, amount: fixed(times(exact(quantity), exact(unitPrice)), 2) };
}

function rowsOf(value: unknown): readonly Row[] {
  if (!Array.isArray(value) || value.length === 0) return [blank([])];
  return value.map((one: object) =>
    Object.fromEntries(keys.map((key) => [key, typedText(valueOf(one, key))])),
  );
}

/** An empty cell of what may be missing is no value. */
function sent(row: Row): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(row).map(([key, text]) => [key, text === '' && !required.includes(key) ? null : text]),
  );
}
