import { saveCustomsFile } from '@loadline/contract/customs/customs-desk.api';
import { figures } from '@loadline/contract/facts/figures';
import { say } from '@loadline/contract/kernel/text';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import type { Control } from '../../../resource/input-look.ts';
import { type Row, rowsIn } from '../../../resource/rows/rows.ts';
import { typedText } from '../../../resource/typed-text.ts';
import { AskDialog } from '../ask-dialog.tsx';
import { RowsInput } from '../rates/rows-input.tsx';
import { useDone } from '../use-done.ts';
import type { Declaration } from './declaration.ts';

const { no: _no, version: _version, ...fields } = saveCustomsFile.body;
const money = ['currency', 'tariff', 'vat', 'totalTax'] as const;
const declared = [
  'supervision',
  'taxNature',
  'priceTerms',
  'packageType',
  'tradeCountry',
  'finalDestination',
  'sourcePlace',
  'netWeight',
  'contractNo',
  'licenceNo',
  'remark',
] as const;
const numbered = ['declarationNo', 'customsDate', 'businessType', 'direction', 'office'] as const;

/** What staff write of a declaration as a whole, with which part of each order is on it. */
export function HeaderDialog({ of, onClose }: { of: Declaration; onClose: () => void }) {
  const { t } = useWords();
  const done = useDone();
  const { file, header, orders } = of;
  const { fileNo: no, version } = file;
  return (
    <AskDialog
      title={t('customsDesk.header.title', { number: no })}
      size="wide"
      columns="two"
      fields={fields}
      values={{
        ...file,
        ...header,
        orders: orders.map(({ orderId, isPart, pieces, grossWeight, volume }) =>
          isPart
            ? { orderId, pieces, grossWeight, volume }
            : { orderId, pieces: null, grossWeight: null, volume: null },
        ),
      }}
      sections={[
        { title: t('customsDesk.header.number'), keys: numbered },
        { title: t('customs.tax.title'), note: t('customsDesk.header.taxNote'), keys: money },
        { title: t('customs.header'), keys: declared },
        { title: t('customs.orders.title'), note: t('customsDesk.header.partNote'), keys: ['orders'] },
      ]}
      inputs={{
        direction: { as: 'segments' },
        orders: { span: 'whole', input: (control) => <PartsInput control={control} orders={orders} /> },
      }}
      submitLabel={t('resource.form.save')}
      onSubmit={(body) =>
        done(call(saveCustomsFile, { body: { ...body, no, version }, refusal: 'in place' }))
      }
      onClose={onClose}
    />
  );
}

/** Whole orders have empty figures; those of a part are typed. */
function PartsInput({ control, orders }: { control: Control } & Pick<Declaration, 'orders'>) {
  const { t, language } = useWords();
  const [one] = orders;
  if (!one) return null;
  const rows = Array.isArray(control.value) ? control.value.map(textsOf) : [];
  return (
    <RowsInput
      label={t('customs.orders.title')}
      look="quads"
      control={{ ...control, value: rows, onChange: (next) => control.onChange(rowsIn(next).map(partOf)) }}
      columns={[
        {
          key: 'orderId',
          label: t('customs.orders.title'),
          options: orders.map(({ orderId, orderNumber }) => ({ value: orderId, label: orderNumber })),
        },
        { key: 'pieces', label: t('customsDesk.header.pieces'), decimals: 0 },
        { key: 'grossWeight', label: say(figures.grossWeight.label, language), decimals: 3 },
        { key: 'volume', label: say(figures.cargoVolume.label, language), decimals: 6 },
      ]}
      empty={{ orderId: one.orderId, pieces: '', grossWeight: '', volume: '' }}
      least={1}
      addLabel={t('customsDesk.header.addPart')}
    />
  );
}

function textsOf(row: unknown): Row {
  if (typeof row !== 'object' || row === null) return {};
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, typedText(value)]));
}

/** Pieces are a number once they are one; what is empty is not told. */
function partOf({ orderId, pieces, grossWeight, volume }: Row) {
  return {
    orderId,
    pieces: pieces ? Number(pieces) : null,
    grossWeight: grossWeight || null,
    volume: volume || null,
  };
}
