import { say } from '@loadline/contract/kernel/text';
import { uldFields } from '@loadline/contract/waybills/waybill.move-data';
import { useWords } from '../../../kernel/words.ts';
import { GridInput } from '../../../resource/rows/grid-input.tsx';
import type { Row } from '../../../resource/rows/rows.ts';

const blank: Row = { uldNo: '', pieces: '', grossWeight: '', remark: '' };

interface UldsInputProps {
  value: unknown;
  onChange: (value: unknown) => void;
}

/** The units a waybill's cargo is built on, row by row or pasted from a sheet. */
export function UldsInput({ value, onChange }: UldsInputProps) {
  const { t, language } = useWords();
  const label = (key: keyof typeof uldFields) => say(uldFields[key].label, language);
  const rows = rowsOf(value);
  return (
    <GridInput
      label={t('waybills.move.ulds')}
      columns={[
        { key: 'uldNo', label: label('uldNo'), width: 140, required: true },
        { key: 'pieces', label: label('pieces'), width: 84, isNumber: true },
        { key: 'grossWeight', label: `${label('grossWeight')} kg`, width: 120, isNumber: true },
        { key: 'remark', label: label('remark'), width: 180 },
      ]}
      rows={rows.length > 0 ? rows : [blank]}
      blank={() => blank}
      onChange={(next) =>
        onChange(
          next.filter((row) => Object.values(row).some((cell) => cell !== '')).length > 0
            ? next.map(uldOf)
            : [],
        )
      }
      faultAt={(at, key) =>
        key === 'uldNo' &&
        rows[at]?.['uldNo'] === '' &&
        Object.values(rows[at] ?? {}).some((cell) => cell !== '')
          ? t('resource.form.missing')
          : undefined
      }
      addLabel={t('waybills.move.addUld')}
    />
  );
}

/** Rows as they are typed. */
function rowsOf(value: unknown): Row[] {
  if (!Array.isArray(value)) return [];
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
