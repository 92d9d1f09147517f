import type { Field as FieldOf } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import { unidentified } from '@loadline/contract/receipts/unidentified';
import { useState } from 'react';
import { PageLink } from '../../../kernel/page-link.tsx';
import { stored } from '../../../kernel/stored.ts';
import { useWords } from '../../../kernel/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Textarea, TextInput } from '../../../ui/text-input.tsx';
import { noLine, type TypedLine, typed } from './arriving.ts';
import { MeasuredRows } from './measured-rows.tsx';
import { ReceiptPhotos } from './receipt-photos.tsx';
import type { Unidentified } from './unidentified.ts';
import { useWarehouses } from './use-warehouses.ts';
import { type TypedUnidentified, useWriting } from './use-writing.ts';
import './receipt.css';

interface UnidentifiedFormProps {
  /** What is put right; null: it has just come. */
  of: Unidentified | null;
  marks: string;
}

/** What a porter writes down at the dock of cargo that nobody announced: marks, measures, photos, who brought it. */
export function UnidentifiedForm({ of, marks }: UnidentifiedFormProps) {
  const { t, language } = useWords();
  const warehouses = useWarehouses();
  const [lines, setLines] = useState<readonly TypedLine[]>(() => of?.lines.map(typed) ?? [noLine]);
  const [photos, setPhotos] = useState<readonly string[]>(of?.photos ?? []);
  const [said, setSaid] = useState<TypedUnidentified>({
    marks,
    warehouse: of?.warehouse ?? stored('receipt.warehouse') ?? '',
    truck: of?.truck ?? '',
    driver: of?.driver ?? '',
    driverPhone: of?.driverPhone ?? '',
    remark: of?.remark ?? '',
  });
  const { busy, fault, save } = useWriting(of, { ...said, lines, photos });
  const set = (key: keyof TypedUnidentified) => (value: string) => setSaid({ ...said, [key]: value });
  const where = warehouses.some(({ value }) => value === said.warehouse) ? said.warehouse : '';
  return (
    <div className="receipt receipt--alone">
      <div className="receipt__work">
        <h1 className="unidentified-title">
          {of ? t('unidentified.right', { no: of.cargoNo }) : t('unidentified.write')}
        </h1>
        <section className="receipt__block receipt__where">
          <Field
            label={say(unidentified.fields.marks.label, language)}
            required
            error={fault.marks}
            hint={t('unidentified.marksHint')}
          >
            <Textarea rows={2} maxLength={limitOf('marks')} value={said.marks} onChange={set('marks')} />
          </Field>
          <Field label={say(unidentified.fields.warehouse.label, language)} required error={fault.warehouse}>
            <Select
              name="warehouse"
              options={warehouses}
              placeholder={where === '' ? '' : undefined}
              value={where}
              onChange={set('warehouse')}
            />
          </Field>
        </section>
        <MeasuredRows lines={lines} isAsDeclared={false} onChange={setLines} />
        <ReceiptPhotos
          orderId={null}
          hint={t('unidentified.photosHint')}
          photos={photos}
          onChange={setPhotos}
        />
        <BroughtBy said={said} set={set} />
        <footer className="receipt__foot">
          {fault.lines ? <p role="alert">{fault.lines}</p> : null}
          <div>
            <PageLink
              page="opsUnidentified"
              query={of ? { no: of.cargoNo } : {}}
              className="button button--secondary button--large"
            >
              {t('resource.cancel')}
            </PageLink>
            <Button size="large" look="primary" busy={busy} onClick={() => void save()}>
              {of ? t('unidentified.saveRight') : t('unidentified.save')}
            </Button>
          </div>
        </footer>
      </div>
    </div>
  );
}

interface BroughtByProps {
  said: TypedUnidentified;
  set: (key: keyof TypedUnidentified) => (value: string) => void;
}

const bringing = ['truck', 'driver', 'driverPhone'] as const;

function BroughtBy({ said, set }: BroughtByProps) {
  const { t, language } = useWords();
  return (
    <section className="receipt__block receipt__where" aria-labelledby="brought-by">
      <h2 id="brought-by">
        {t('unidentified.broughtBy')}
        <small>{t('unidentified.broughtByHint')}</small>
      </h2>
      {bringing.map((key) => (
        <Field key={key} label={say(unidentified.fields[key].label, language)}>
          <TextInput
            type={key === 'driverPhone' ? 'tel' : 'text'}
            autoComplete="off"
            maxLength={limitOf(key)}
            value={said[key]}
            onChange={set(key)}
          />
        </Field>
      ))}
      <Field label={say(unidentified.fields.remark.label, language)} hint={t('receipt.remarkHint')}>
        <TextInput maxLength={limitOf('remark')} value={said.remark} onChange={set('remark')} />
      </Field>
    </section>
  );
}

function limitOf(key: keyof TypedUnidentified): number | undefined {
  const field: FieldOf = unidentified.fields[key];
  return field.kind === 'text' ? field.max : undefined;
}
