import { bookingBlocks } from '@loadline/contract/bookings/booking-content';
import { houseRow } from '@loadline/contract/bookings/booking-rows';
import { houseWaybillCount } from '@loadline/contract/bookings/house-waybill';
import { customsBusinesses } from '@loadline/contract/codes/customs-business';
import { wordOf } from '@loadline/contract/kernel/code';
import { volumeText, weightText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { sumOf } from '../../resource/decimal.ts';
import { Pick, SentBack } from '../../resource/document/document-fact.tsx';
import { missing } from '../../resource/value-text.ts';
import { Card } from '../../ui/card.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { OrderLink } from '../orders/order-link.tsx';
import type { ReadBooking } from './booking-record.ts';
import { WarehouseFigure } from './warehouse-figure.tsx';

type House = ReadBooking['houses'][number];

/** The house waybills: as booked, and what the warehouse measured beside it. */
export function BookingHousesCard({
  of: { booking, houses, content },
}: {
  of: Pick<ReadBooking, 'booking' | 'houses' | 'content'>;
}) {
  const { t, language } = useWords();
  if (houses.length === 0) return null;
  const { hawbNo, shipBill, sealNo, customsType } = houseRow.fields;
  return (
    <Card
      flush
      title={say(bookingBlocks.houses.label, language)}
      aside={t('booking.houseRows.count', { count: houseWaybillCount(content.houses) })}
    >
      <ScrollRegion label={say(bookingBlocks.houses.label, language)} className="booking-table">
        <table aria-label={say(bookingBlocks.houses.label, language)}>
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{say(hawbNo.label, language)}</th>
              <th scope="col">{say(shipBill.label, language)}</th>
              <th scope="col">{say(sealNo.label, language)}</th>
              <th scope="col" className="booking-table__number">
                {t('booking.houseRows.pieces')}
              </th>
              <th scope="col" className="booking-table__number">
                {t('booking.houseRows.gross')} <small>kg</small>
              </th>
              <th scope="col" className="booking-table__number">
                {t('booking.houseRows.volume')} <small>m³</small>
              </th>
              <th scope="col" className="booking-table__number">
                {t('booking.wms.gross')} <small>kg</small>
              </th>
              <th scope="col">{say(customsType.label, language)}</th>
            </tr>
          </thead>
          <tbody>
            {houses.map((house, at) => (
              <HouseLine key={house.id} house={house} at={at} tolerance={booking.wmsTolerance} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={4}>
                {t('booking.rows.total')}
              </th>
              <td className="booking-table__number">
                {wholeText(sumOf(houses.map((house) => house.bookingPkgsNum)))}
              </td>
              <td className="booking-table__number">
                {weightText(sumOf(houses.map((house) => house.bookingGrossWeight)))}
              </td>
              <td className="booking-table__number">
                {volumeText(sumOf(houses.map((house) => house.bookingVolume)))}
              </td>
              <td aria-hidden="true" colSpan={2} />
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
    </Card>
  );
}

function HouseLine({ house, at, tolerance }: { house: House; at: number; tolerance: string }) {
  const { t, language } = useWords();
  const path = `houses.rows.${house.id}`;
  const cell = (key: string, text: string) => (
    <span className="document-cell">
      {text}
      <Pick path={`${path}.${key}`} />
      <SentBack path={`${path}.${key}`} />
    </span>
  );
  const { bookingGrossWeight: gross, bookingVolume: volume, bookingPkgsNum: pieces, customsType } = house;
  return (
    <tr>
      <td>{at + 1}</td>
      <td>
        {cell('hawbNo', house.hawbNo ?? missing)}
        {house.orderNumber ? (
          <small>
            <OrderLink no={house.orderNumber} />
          </small>
        ) : null}
        {house.orderPieces === null ? null : (
          <small>{t('booking.partOf', { all: wholeText(house.orderPieces) })}</small>
        )}
        <SentBack path={path} />
      </td>
      <td>{cell('shipBill', house.shipBill ?? missing)}</td>
      <td>{cell('sealNo', house.sealNo ?? missing)}</td>
      <td className="booking-table__number">
        {cell('bookingPkgsNum', pieces === null ? missing : wholeText(pieces))}
        {house.wmsPkgsNum !== null && house.wmsPkgsNum !== pieces ? (
          <small>{t('booking.wms.pieces', { pieces: wholeText(house.wmsPkgsNum) })}</small>
        ) : null}
      </td>
      <td className="booking-table__number">
        {cell('bookingGrossWeight', gross === null ? missing : weightText(gross))}
      </td>
      <td className="booking-table__number">
        {cell('bookingVolume', volume === null ? missing : volumeText(volume))}
      </td>
      <td className="booking-table__number">
        <WarehouseFigure booked={gross ?? '0'} measured={house.wmsGrossWeight} tolerance={tolerance} />
      </td>
      <td>
        {cell(
          'customsType',
          customsType === null ? missing : say(wordOf(customsBusinesses, customsType), language),
        )}
      </td>
    </tr>
  );
}
