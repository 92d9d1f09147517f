import { volumeText, weightText } from '@loadline/contract/kernel/figures';
import { PageLink } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { officeTime } from '../../../resource/office-time.ts';
import { Button } from '../../../ui/button.tsx';
import { PanelBlock } from '../../../ui/side-panel.tsx';
import { inLanguage } from '../named.ts';
import { type FlightDetail } from './flight.ts';

interface Whose {
  readonly customer: string | null;
  readonly customerEn: string | null;
}

/** Customers of other teams have no name here. */
function useCustomerName() {
  const { t, language } = useWords();
  return ({ customer, customerEn }: Whose) =>
    customer === null ? t('flightDesk.otherTeam') : inLanguage(language, customer, customerEn);
}

/** What is kept for whom, and how much of that they have taken. */
export function AllotmentsBlock({ of, onChange }: { of: FlightDetail['allotments']; onChange: () => void }) {
  const { t } = useWords();
  const nameOf = useCustomerName();
  return (
    <PanelBlock
      title={t('flightDesk.allotments')}
      aside={
        <Button look="text" size="small" icon="edit" onClick={onChange}>
          {t('flightDesk.changeAllotments')}
        </Button>
      }
    >
      {of.length === 0 ? <p className="flight-none">{t('flightDesk.noAllotments')}</p> : null}
      {of.length > 0 ? (
        <table className="holders">
          <thead>
            <tr>
              <th scope="col">{t('flightDesk.customer')}</th>
              <th scope="col">{t('flightDesk.kept')}</th>
              <th scope="col">{t('flightDesk.takenColumn')}</th>
            </tr>
          </thead>
          <tbody>
            {of.map((one, at) => (
              <tr key={one.orgId ?? at}>
                <th scope="row">{nameOf(one)}</th>
                <td>
                  {weightText(one.kg)} kg
                  <span className="data-table__second">
                    {volumeText(one.cbm)} {'m\u00b3'}
                  </span>
                </td>
                <td>
                  {weightText(one.takenKg)} kg
                  <span className="data-table__second">
                    {volumeText(one.takenCbm)} {'m\u00b3'}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </PanelBlock>
  );
}

function BookingLink({ no }: { no: string }) {
  return (
    <span className="data-table__second number">
      {may('op:booking:view') ? (
        <PageLink page="opsBooking" query={{ no }}>
          {no}
        </PageLink>
      ) : (
        no
      )}
    </span>
  );
}

/** Which bookings hold room. */
export function ReservationsBlock({ of }: { of: FlightDetail['reservations'] }) {
  const { t } = useWords();
  const nameOf = useCustomerName();
  return (
    <PanelBlock title={t('flightDesk.reservations')} aside={t('flightDesk.counted', { count: of.length })}>
      {of.length === 0 ? <p className="flight-none">{t('flightDesk.noReservations')}</p> : null}
      {of.length > 0 ? (
        <table className="holders">
          <thead>
            <tr>
              <th scope="col">{t('flightDesk.customer')}</th>
              <th scope="col">{t('flightDesk.holds')}</th>
              <th scope="col">{t('flightDesk.since')}</th>
            </tr>
          </thead>
          <tbody>
            {of.map((one, at) => (
              <tr key={one.bookingId ?? at}>
                <th scope="row">
                  {nameOf(one)} {one.bookingNo ? <BookingLink no={one.bookingNo} /> : null}
                </th>
                <td>
                  {weightText(one.kg)} kg
                  <span className="data-table__second">
                    {volumeText(one.cbm)} {'m\u00b3'}
                  </span>
                </td>
                <td>
                  <time dateTime={one.at} title={officeTime(one.at).full}>
                    {officeTime(one.at).short}
                  </time>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </PanelBlock>
  );
}
