import { differencesOf, figuresOf } from '@loadline/contract/receipts/measured';
import { arrivingOrder } from '@loadline/contract/receipts/receipt';
import { useState } from 'react';
import { stored } from '../../../kernel/stored.ts';
import { useWords } from '../../../kernel/words.ts';
import { sumOf } from '../../../resource/decimal.ts';
import { Value } from '../../../resource/value.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { inLanguage } from '../named.ts';
import type { Arriving, TypedLine } from './arriving.ts';
import { measured, noLine, typed } from './arriving.ts';
import { CargoCompared } from './cargo-compared.tsx';
import { LabelsButton } from './labels-button.tsx';
import { MeasuredRows } from './measured-rows.tsx';
import { ReceiptFoot } from './receipt-foot.tsx';
import { ReceiptPhotos } from './receipt-photos.tsx';

/** One order being received: what has come of it, measured line by line, beside what was booked. */
export function Receiving({ of }: { of: Arriving }) {
  const { t, language } = useWords();
  const [lines, setLines] = useState<readonly TypedLine[]>(() =>
    of.open?.lines.length ? of.open.lines.map(typed) : [noLine],
  );
  const [photos, setPhotos] = useState<readonly string[]>(of.open?.photos ?? []);
  const [warehouse, setWarehouse] = useState(of.open?.warehouse ?? stored('receipt.warehouse') ?? '');
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
          {[of.orderNumber, of.trackingNo, of.channelName, of.route ?? of.destinationCountry]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <LabelsButton of={of} />
      </section>
      <CargoCompared booked={of.booked} came={came} differences={differences} />
      <MeasuredRows lines={lines} onChange={setLines} />
      <ReceiptPhotos orderId={of.orderId} photos={photos} onChange={setPhotos} />
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

/** Earlier deliveries of the order count with this one. */
function addedUp({ received }: Arriving, { pieces, grossWeight, volume }: ReturnType<typeof figuresOf>) {
  return {
    pieces: received.pieces + pieces,
    grossWeight: sumOf([received.grossWeight, grossWeight]),
    volume: sumOf([received.volume, volume]),
  };
}
