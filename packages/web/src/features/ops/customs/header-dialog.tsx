import { saveCustomsFile } from '@loadline/contract/customs/customs-desk.api';
import { flawOfHouses } from '@loadline/contract/customs/customs-houses';
import { say } from '@loadline/contract/kernel/text';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { AskDialog } from '../ask-dialog.tsx';
import { useDone } from '../use-done.ts';
import type { Declaration } from './declaration.ts';
import { PartsInput, partOf, partsIn } from './parts-input.tsx';

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
  const { t, language } = useWords();
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
        orders: orders.map(partOf),
      }}
      sections={[
        { title: t('customsDesk.header.number'), keys: numbered },
        { title: t('customs.tax.title'), note: t('customsDesk.header.taxNote'), keys: money },
        { title: t('customs.header'), keys: declared },
        { title: t('customs.orders.title'), note: t('customsDesk.header.partNote'), keys: ['orders'] },
      ]}
      inputs={{
        direction: { as: 'segments' },
        orders: {
          span: 'whole',
          fault: (value) => {
            const flaw = flawOfHouses(partsIn(value));
            return flaw && say(flaw, language);
          },
          input: (control) => <PartsInput control={control} orders={orders} />,
        },
      }}
      submitLabel={t('resource.form.save')}
      onSubmit={(body) =>
        done(call(saveCustomsFile, { body: { ...body, no, version }, refusal: 'in place' }))
      }
      onClose={onClose}
    />
  );
}
