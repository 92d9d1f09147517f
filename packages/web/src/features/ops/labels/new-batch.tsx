import { isList, isRecord } from '@loadline/contract/kernel/changes';
import { say } from '@loadline/contract/kernel/text';
import { writtenLabel } from '@loadline/contract/labels/label';
import { addLabelBatch, mostStyles } from '@loadline/contract/labels/label-batch.api';
import { listLabelBrands, listLabelSchemes } from '@loadline/contract/labels/label-scheme.api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import type { Control } from '../../../resource/input-look.ts';
import { Button } from '../../../ui/button.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { inLanguage } from '../named.ts';
import { RowsInput } from '../rates/rows-input.tsx';
import { useDone } from '../use-done.ts';

const editionsAtOnce = 200;

/** Begins a batch of an order's labels; its styles are typed or pasted from the style list. */
export function NewBatch() {
  const { t } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="primary" icon="plus" onClick={() => setIsOpen(true)}>
        {t('labelDesk.newBatch')}
      </Button>
      {isOpen ? <BatchDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

const { id: _id, ...asked } = addLabelBatch.body;
const { styleNo, colour, productName, composition, unitPrice } = writtenLabel;
const none = { styleNo: '', colour: '', productName: '', composition: '', unitPrice: '' };

function BatchDialog({ onClose }: { onClose: () => void }) {
  const { t, language } = useWords();
  const done = useDone();
  const [id] = useState(() => crypto.randomUUID());
  const { data: brands } = useQuery(asking(listLabelBrands, { size: editionsAtOnce }));
  const { data: schemes } = useQuery(asking(listLabelSchemes, { size: editionsAtOnce }));
  const brandChoices = (brands?.rows ?? []).map((one) => ({
    value: one.id,
    label: `${one.brandName} · ${inLanguage(language, one.customer, one.customerEn)}`,
  }));
  const schemeChoices = (schemes?.rows ?? []).map((one) => ({
    value: one.id,
    label: inLanguage(language, one.nameZh, one.nameEn),
  }));
  return (
    <AskDialog
      title={t('labelDesk.newBatch')}
      says={t('labelDesk.newBatchSays')}
      size="wide"
      columns="two"
      fields={asked}
      values={{ styles: [none] }}
      inputs={{
        brandId: { options: brandChoices },
        schemeId: { options: schemeChoices },
        styles: { span: 'whole', input: (control) => <StylesInput control={control} /> },
      }}
      submitLabel={t('labelDesk.addBatch')}
      onSubmit={(typed) =>
        done(call(addLabelBatch, { body: { ...typed, id }, refusal: 'in place' }), t('labelDesk.batchAdded'))
      }
      onClose={onClose}
    />
  );
}

function StylesInput({ control }: { control: Control }) {
  const { t, language } = useWords();
  const rows = isList(control.value) ? control.value.filter(isRecord) : [];
  return (
    <RowsInput
      label={say(asked.styles.label, language)}
      look="fives"
      control={{ ...control, value: rows.map(typedOf), onChange: (typed) => control.onChange(sentOf(typed)) }}
      columns={[
        { key: 'styleNo', label: say(styleNo.label, language) },
        { key: 'colour', label: say(colour.label, language) },
        { key: 'productName', label: say(productName.label, language) },
        { key: 'composition', label: say(composition.label, language) },
        { key: 'unitPrice', label: say(unitPrice.label, language), decimals: 4 },
      ]}
      empty={none}
      least={1}
      most={mostStyles}
      addLabel={t('labelDesk.addStyle')}
    />
  );
}

const mayBeBlank = ['composition', 'unitPrice'];

/** A blank cell stands for nothing. */
function typedOf(row: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, value ?? '']));
}

function sentOf(typed: unknown) {
  if (!isList(typed)) return typed;
  return typed
    .filter(isRecord)
    .map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [
          key,
          value === '' && mayBeBlank.includes(key) ? null : value,
        ]),
      ),
    );
}
