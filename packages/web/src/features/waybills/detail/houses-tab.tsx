import { houseWaybillsOf } from '@loadline/contract/bookings/house-waybill';
import { tenthText, volumeText, weightText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { deskHouse } from '@loadline/contract/waybills/waybill-detail';
import type { ReactNode } from 'react';
import { PageLink } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { missing } from '../../../resource/value-text.ts';
import { chargedShown } from '../../../shared/freight/charged.ts';
import { OrderLink } from '../../../shared/orders/order-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { StateGlyph } from '../../../ui/state-glyph.tsx';
import type { DeskWaybill, OwnWaybill } from '../waybill-record.ts';

type House = OwnWaybill['houses'][number];
type Sides = DeskWaybill['totals'];
type Figures = Sides['booked'];
type Difference = Sides['warehouseWeight'];

interface HousesTabProps {
  houses: readonly (House & Partial<DeskWaybill['houses'][number]>)[];
  totals: Sides;
  tolerance: string;
  /** Staff know whose each is. */
  whose: 'shown' | 'own';
  aside?: ReactNode;
}

/** The same cargo by four words, house by house: booked, warehouse, weighbridge, billed; what differs too much is flagged. */
export function HousesTab({ houses, totals, tolerance, whose, aside }: HousesTabProps) {
  const { t, language } = useWords();
  const off = houses.filter(isOff).length;
  const percent = tenthText(tolerance);
  return (
    <Card
      flush
      title={t('waybills.houses.title', { count: houseWaybillsOf(houses).length })}
      aside={
        <>
          {off > 0 ? t('waybills.houses.off', { count: off, percent }) : null}
          {off === 0 && isOff(totals) ? t('waybills.houses.totalOff', { percent }) : null}
          {aside}
        </>
      }
    >
      {houses.length === 0 ? <p className="mawb-none">{t('waybills.houses.none')}</p> : null}
      {houses.length > 0 ? (
        <div className="mawb-table mawb-houses">
          <table>
            <thead>
              <tr>
                <th scope="col" rowSpan={2}>
                  {t('waybills.column.house')}
                </th>
                {whose === 'shown' ? (
                  <th scope="col" rowSpan={2}>
                    {say(deskHouse.customer.label, language)}
                  </th>
                ) : null}
                <th scope="colgroup" colSpan={3} className="mawb-houses__side">
                  {t('waybills.houses.booked')}
                </th>
                <th scope="colgroup" colSpan={3} className="mawb-houses__side">
                  {t('waybills.houses.warehouse')}
                </th>
                <th scope="colgroup" colSpan={2} className="mawb-houses__side">
                  {t('waybills.houses.weighbridge')}
                </th>
                <th scope="col" rowSpan={2} className="mawb-houses__side mawb-number">
                  {t('waybills.houses.billing')}
                </th>
              </tr>
              <tr>
                <FigureHeads keys={['pieces', 'grossWeight', 'volume']} />
                <FigureHeads keys={['pieces', 'grossWeight', 'volume']} />
                <FigureHeads keys={['pieces', 'grossWeight']} />
              </tr>
            </thead>
            <tbody>
              {houses.map((house) => (
                <tr key={house.hawbId}>
                  <th scope="row">
                    <HouseName house={house} />
                  </th>
                  {whose === 'shown' ? (
                    <td className="mawb-houses__whose">
                      {(language === 'en' ? house.customerEn : house.customer) || t('waybills.houses.others')}
                    </td>
                  ) : null}
                  <SideCells sides={house} />
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={whose === 'shown' ? 2 : 1}>
                  {t('waybills.houses.total')}
                </th>
                <SideCells sides={totals} />
              </tr>
            </tfoot>
          </table>
        </div>
      ) : null}
    </Card>
  );
}

function FigureHeads({ keys }: { keys: readonly ('pieces' | 'grossWeight' | 'volume')[] }) {
  const { t } = useWords();
  return keys.map((key, place) => (
    <th key={key} scope="col" className={place === 0 ? 'mawb-number mawb-houses__side' : 'mawb-number'}>
      {t(`waybills.houses.${key}`)}
      {key === 'pieces' ? null : <small> {key === 'volume' ? 'm³' : 'kg'}</small>}
    </th>
  ));
}

function HouseName({ house }: { house: House }) {
  const { hawbNo, bookingNo, orderNumber, orderPieces, goodsName, handlingCodes } = house;
  const { t } = useWords();
  return (
    <>
      {hawbNo ?? missing}
      <small className="mawb-houses__second">
        {bookingNo && may('op:booking:view') ? (
          <PageLink page="opsBooking" query={{ no: bookingNo }}>
            {bookingNo}
          </PageLink>
        ) : (
          bookingNo
        )}
        {orderNumber ? ' · ' : null}
        {orderNumber ? <OrderLink no={orderNumber} /> : null}
        {orderPieces === null ? null : ` · ${t('booking.partOf', { all: wholeText(orderPieces) })}`}
        {goodsName ? ` · ${goodsName}` : null}
        {handlingCodes.length > 0 ? <b> · {handlingCodes.join(' ')}</b> : null}
      </small>
    </>
  );
}

function SideCells({ sides }: { sides: Sides }) {
  const { booked, warehouse, weighbridge } = sides;
  return (
    <>
      <td className="mawb-number mawb-houses__side">{piecesOf(booked)}</td>
      <td className="mawb-number">{weightOf(booked)}</td>
      <td className="mawb-number">{volumeOf(booked)}</td>
      <Compared side difference={sides.warehousePieces}>
        {piecesOf(warehouse)}
      </Compared>
      <Compared difference={sides.warehouseWeight}>{weightOf(warehouse)}</Compared>
      <Compared difference={sides.warehouseVolume}>{volumeOf(warehouse)}</Compared>
      <td className="mawb-number mawb-houses__side">{piecesOf(weighbridge)}</td>
      <Compared difference={sides.weighbridgeWeight}>{weightOf(weighbridge)}</Compared>
      <td className="mawb-number mawb-houses__side">
        {chargedShown({ weight: sides.billing, unit: sides.billingUnit })}
      </td>
    </>
  );
}

/** A later figure with how it differs from what was booked; beyond the tolerance it says so in shape and colour. */
function Compared({ difference, side, children }: { difference: Difference; side?: true; children: string }) {
  const { t } = useWords();
  const isEven = difference === null || /^[+−-]?0(\.0)?$/.test(difference.percent);
  return (
    <td className={side ? 'mawb-number mawb-houses__side' : 'mawb-number'}>
      {children}
      {isEven ? null : (
        <small
          className={difference.over ? 'mawb-difference mawb-difference--over' : 'mawb-difference'}
          title={difference.over ? t('waybills.houses.over') : undefined}
        >
          {difference.over ? <StateGlyph family="act" size={10} /> : null}
          {signed(difference.percent)}%
        </small>
      )}
    </td>
  );
}

function signed(percent: string): string {
  if (percent.startsWith('-')) return `\u2212${percent.slice(1)}`;
  return /^[+\u2212]/.test(percent) ? percent : `+${percent}`;
}

function piecesOf({ pieces }: Figures): string {
  return pieces === null ? missing : wholeText(pieces);
}

function weightOf({ grossWeight }: Figures): string {
  return grossWeight === null ? missing : weightText(grossWeight);
}

function volumeOf({ volume }: Figures): string {
  return volume === null ? missing : volumeText(volume);
}

function isOff(sides: Sides): boolean {
  const all = [sides.warehousePieces, sides.warehouseWeight, sides.warehouseVolume, sides.weighbridgeWeight];
  return all.some((difference) => difference?.over === true);
}
