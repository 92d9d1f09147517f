import { shownNumbers } from '@loadline/contract/checks/tracked-number';
import { figures } from '@loadline/contract/facts/figures';
import { say } from '@loadline/contract/kernel/text';
import {
  type Difference,
  differencesOf,
  figuresOf,
  wordsOfDifferences,
} from '@loadline/contract/receipts/measured';
import { arrivingOrder, receipt } from '@loadline/contract/receipts/receipt';
import { receiptLabels } from '@loadline/contract/receipts/receipt.api';
import { useState } from 'react';
import { callForFile } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { useFile } from '../../../resource/use-file.ts';
import { Value } from '../../../resource/value.tsx';
import { GoesWithCard } from '../../../shared/goes-with/goes-with-card.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { StateGlyph } from '../../../ui/state-glyph.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { inLanguage, named } from '../named.ts';
import {
  type Arriving,
  firstLines,
  firstWarehouse,
  isAsDeclared,
  measured,
  type TypedLine,
  warehousesFor,
} from './arriving.ts';
import { addedUp, CargoCompared } from './cargo-compared.tsx';
import { MeasuredRows } from './measured-rows.tsx';
import { ReceiptPhotos } from './receipt-photos.tsx';
import { type Entered, useReceiving } from './use-receiving.ts';

/** One order being received: what has come of it, measured line by line, beside what was booked. */
export function Receiving({ of }: { of: Arriving }) {
  const { t, language } = useWords();
  const [lines, setLines] = useState<readonly TypedLine[]>(() => firstLines(of));
  const [photos, setPhotos] = useState<readonly string[]>(of.open?.photos ?? []);
  const [warehouse, setWarehouse] = useState(() => firstWarehouse(of));
  const [remark, setRemark] = useState(of.open?.remark ?? '');
  const now = measured(lines);
  const came = addedUp(of, figuresOf(now));
  const differences = came.pieces === 0 ? [] : differencesOf(of.booked, came, of.tolerance);
  return (
    <>
      <section className="receipt__order" aria-label={of.orderNumber}>
        <div className="receipt__whose">
          <b>{inLanguage(language, of.customerZh, of.customerEn)}</b>
          {of.open ? (
            <StatusChip family="work">{t('receipt.underWay', { no: of.open.receiptNo })}</StatusChip>
          ) : (
            <Value field={arrivingOrder.fields.status} value={of.status} />
          )}
        </div>
        <p>
          {[
            of.orderNumber,
            of.trackingNo && shownNumbers(of.trackingNo),
            inLanguage(language, of.channelName, of.channelNameEn),
            of.route ?? of.destinationCountry,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <LabelsButton of={of} />
      </section>
      <CargoCompared booked={of.booked} came={came} differences={differences} />
      <MeasuredRows lines={lines} isAsDeclared={isAsDeclared(of)} onChange={setLines} />
      <ReceiptPhotos
        orderId={of.orderId}
        hint={t('receipt.photosHint')}
        photos={photos}
        onChange={setPhotos}
      />
      <GoesWithCard side="desk" kind="order" no={of.orderNumber} without={['receipt']} />
      <ReceiptFoot
        of={of}
        entered={{ lines, photos, warehouse, remark }}
        differences={differences}
        onWarehouse={setWarehouse}
        onRemark={setRemark}
      />
    </>
  );
}

/** A label for each piece, as a PDF that label printers take. */
function LabelsButton({ of: { orderId, booked } }: { of: Arriving }) {
  const { t } = useWords();
  const pieces = Math.min(Math.max(booked.pieces, 1), figures.labels.max);
  const { busy, start } = useFile(() => callForFile(receiptLabels, { query: { orderId, from: 1, pieces } }));
  return (
    <Button size="small" icon="print" busy={busy} onClick={start}>
      {t('receipt.labels', { count: pieces })}
    </Button>
  );
}

interface ReceiptFootProps {
  of: Arriving;
  entered: Entered;
  differences: readonly Difference[];
  onWarehouse: (warehouse: string) => void;
  onRemark: (remark: string) => void;
}

/** Where and with which remark, and the two deeds: keep it for later, or it counts. */
function ReceiptFoot({ of, entered, differences, onWarehouse, onRemark }: ReceiptFootProps) {
  const { t, language } = useWords();
  const [isComplete, setIsComplete] = useState(true);
  const { busy, fault, keep, confirm } = useReceiving(of, entered);
  const beyond = differences.filter(({ over }) => over);
  const differs = isComplete && beyond.length > 0;
  const offered = warehousesFor(of);
  return (
    <>
      <section className="receipt__block receipt__where">
        <Field
          label={say(receipt.fields.warehouse.label, language)}
          required
          error={fault.warehouse}
          hint={offered.length === 0 ? t('receipt.noWarehouse') : undefined}
        >
          <Select
            name="warehouse"
            options={offered.map((one) => ({
              value: one.code,
              label: `${one.code} ${named(one, language)}`.trim(),
            }))}
            placeholder={entered.warehouse === '' ? '' : undefined}
            value={entered.warehouse}
            onChange={onWarehouse}
          />
        </Field>
        <Field label={say(receipt.fields.remark.label, language)} hint={t('receipt.remarkHint')}>
          <TextInput maxLength={300} value={entered.remark} onChange={onRemark} />
        </Field>
        <Checkbox checked={isComplete} onChange={setIsComplete}>
          {t('receipt.complete')}
        </Checkbox>
      </section>
      <footer className="receipt__foot">
        {fault.lines ? <p role="alert">{fault.lines}</p> : null}
        {differs ? (
          <p className="state-act">
            <StateGlyph family="act" size={14} />
            {t('receipt.differs', { difference: say(wordsOfDifferences(beyond), language) })}
          </p>
        ) : null}
        <div>
          <Button size="large" busy={busy === 'keep'} onClick={() => void keep()}>
            {t('receipt.keep')}
          </Button>
          <Button
            size="large"
            look="primary"
            busy={busy === 'confirm'}
            onClick={() => void confirm(isComplete)}
          >
            {differs ? t('receipt.confirmDiffers') : t('receipt.confirm')}
          </Button>
        </div>
      </footer>
    </>
  );
}
