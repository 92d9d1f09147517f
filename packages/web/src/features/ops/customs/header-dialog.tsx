import { saveCustomsFile } from '@loadline/contract/customs/customs-desk.api';
import { isEurope } from '@loadline/contract/customs/customs-europe';
import { typedInChina } from '@loadline/contract/customs/customs-file';
import { flawOfHouses } from '@loadline/contract/customs/customs-houses';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { AskDialog } from '../ask-dialog.tsx';
import { useDone } from '../use-done.ts';
import type { Declaration } from './declaration.ts';
import { PartsInput, partOf, partsIn } from './parts-input.tsx';

const { no: _no, version: _version, ...all } = saveCustomsFile.body;
/** What customs of the other territory ask for stays as it is. */
const {
  cifValue: _cif,
  onwardCost: _onward,
  vatRate: _rate,
  vatWay: _way,
  defermentNo: _deferment,
  ...ofChina
} = all;
const {
  supervision: _mode,
  taxNature: _nature,
  sourcePlace: _source,
  licenceNo: _licence,
  recordNo: _record,
  maker: _maker,
  freightCharge: _freight,
  insuranceCharge: _insurance,
  otherCharge: _other,
  attachedPapers: _papers,
  ...ofEurope
} = all;

const money = ['currency', 'tariff', 'vat', 'totalTax'] as const;
const valued = [
  'cifValue',
  'onwardCost',
  'tariff',
  'vatRate',
  'vat',
  'totalTax',
  'vatWay',
  'defermentNo',
  'currency',
] as const;
const declared = [
  'priceTerms',
  'packageType',
  'tradeCountry',
  'finalDestination',
  'netWeight',
  'contractNo',
  'remark',
] as const;
const numbered = ['declarationNo', 'customsDate', 'businessType', 'direction', 'office'] as const;

/** What staff write of a declaration as a whole, with which part of each order is on it. */
export function HeaderDialog({ of, onClose }: { of: Declaration; onClose: () => void }) {
  const { t, language } = useWords();
  const done = useDone();
  const { file, header, orders } = of;
  const { fileNo: no, version } = file;
  const save = (body: Omit<BodyOf<typeof saveCustomsFile>, 'no' | 'version'>) =>
    done(call(saveCustomsFile, { body: { ...body, no, version }, refusal: 'in place' }));
  const partsInput = {
    span: 'whole',
    fault: (value: unknown) => {
      const flaw = flawOfHouses(partsIn(value));
      return flaw && say(flaw, language);
    },
    input: (control: Parameters<typeof PartsInput>[0]['control']) => (
      <PartsInput control={control} orders={orders} />
    ),
  } as const;
  /** What trust orders know beside what is typed of charges. */
  const chargeHint = (key: 'freightHint' | 'insuranceHint', told: string | null | undefined) =>
    told ? { hint: t(`customsDesk.header.${key}`, { told }) } : {};
  const dialog = {
    title: t('customsDesk.header.title', { number: no }),
    size: 'wide',
    columns: 'two',
    // A total is typed to be checked: the one that stands is of the taxes before.
    values: { ...file, ...header, totalTax: null, orders: orders.map(partOf) },
    submitLabel: t('resource.form.save'),
    onClose,
  } as const;
  const number = { title: t('customsDesk.header.number'), keys: numbered };
  const parts = {
    title: t('customs.orders.title'),
    note: t('customsDesk.header.partNote'),
    keys: ['orders'],
  } as const;
  return isEurope(file.territory) ? (
    <AskDialog
      {...dialog}
      fields={ofEurope}
      sections={[
        number,
        { title: t('customs.tax.title'), note: file.taxCurrency, keys: valued },
        { title: t('customs.header'), keys: declared },
        parts,
      ]}
      inputs={{
        direction: { as: 'segments' },
        vat: { hint: t('customsDesk.header.vatHint') },
        orders: partsInput,
      }}
      onSubmit={(body) => save({ ...header, ...body })}
    />
  ) : (
    <AskDialog
      {...dialog}
      fields={ofChina}
      sections={[
        number,
        { title: t('customs.tax.title'), note: t('customsDesk.header.taxNote'), keys: money },
        {
          title: t('customs.header'),
          keys: ['supervision', 'taxNature', 'sourcePlace', 'licenceNo', ...typedInChina, ...declared],
        },
        parts,
      ]}
      inputs={{
        direction: { as: 'segments' },
        freightCharge: chargeHint('freightHint', of.carried?.quotedFreight),
        insuranceCharge: chargeHint('insuranceHint', of.carried?.insuredValue),
        orders: partsInput,
      }}
      onSubmit={(body) => save({ ...header, ...body })}
    />
  );
}
