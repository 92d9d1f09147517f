import { uldFields } from '@loadline/contract/waybills/waybill.move-data';
import { useState } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { TextGrid } from '../../../resource/grid/text-grid.tsx';
import type { Row } from '../../../resource/rows/rows.ts';

const blank: Row = { uldNo: '', pieces: '', grossWeight: '', remark: '' };

interface UldsInputProps {
  value: unknown;
  onChange: (value: unknown) => void;
}

/** The units a waybill's cargo is built on, row by row or pasted from a sheet. */
export function UldsInput({ value, onChange }: UldsInputProps) {
  const { t } = useWords();
  const [rows, setRows] = useState(() => rowsOf(value));
  return (
    <TextGrid
      label={t('waybills.move.ulds')}
      fields={uldFields}
      columns={[
        { key: 'uldNo', width: 140, isNeeded: true },
        { key: 'pieces', width: 84 },
        { key: 'grossWeight', width: 120 },
        { key: 'remark', width: 180 },
      ]}
      rows={rows}
      blank={() => ({ ...blank })}
      onChange={(next) => {
        setRows(next);
        onChange(next.some(isTyped) ? next.map(uldOf) : []);
      }}
      faultAt={(at, key) => {
        const row = rows[at];
        return row && key === 'uldNo' && row['uldNo'] === '' && isTyped(row)
          ? t('resource.form.missing')
          : undefined;
      }}
      addLabel={t('waybills.move.addUld')}
    />
  );
}

function isTyped(row: Row): boolean {
  return Object.values(row).some((cell) => cell !== '');
}

/** Rows as they are typed. */
function rowsOf(value: unknown): readonly Row[] {
  if (!Array.isArray(value) || value.length === 0) return [{ ...blank }];
  return value.map((one: object) =>
    Object.fromEntries(Object.keys(blank).map((key) => [key, textOf(Reflect.get(one, key))])),
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A typed row as it is sent. */
function uldOf({ uldNo = '', pieces = '', grossWeight = '', remark = '' }: Row) {
  return {
    uldNo: uldNo.trim().toUpperCase(),
    pieces: /^\d+$/.test(pieces) ? Number(pieces) : null,
    grossWeight: grossWeight === '' ? null : grossWeight,
    remark: remark === '' ? null : remark,
  };
}
