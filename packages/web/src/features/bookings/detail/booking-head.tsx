import { bookingLifecycle, bookingStates } from '@loadline/contract/bookings/booking.lifecycle';
import { isCode } from '@loadline/contract/kernel/code';
import { nextOf } from '@loadline/contract/kernel/lifecycle';
import { PageLink, useGoTo } from '../../../kernel/page-link.tsx';
import { may, permissionsHeld } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { BookingState } from '../../../resource/booking/booking-state.tsx';
import { PositionMark } from '../../../resource/booking/position-mark.tsx';
import { WaybillLink } from '../../../resource/booking/waybill-link.tsx';
import { copyAndTell } from '../../../resource/copy-and-tell.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import type { BookingRecord } from '../booking-record.ts';

/** What is asked before it is done. */
export type BookingDeed = 'withdraw' | 'template';

interface BookingHeadProps {
  record: BookingRecord;
  onAsk: (deed: BookingDeed) => void;
}

/** Number, state, product and waybill of a booking; what can be done with it where it stands. */
export function BookingHead({ record, onAsk }: BookingHeadProps) {
  const { t, language } = useWords();
  const { booking, trustNo } = record;
  const { bookingNo: no, status, product, productEn, mawbNo } = booking;
  return (
    <PageTitle
      trailLabel={t('booking.trail')}
      trail={[
        { key: 'list', node: <PageLink page="booking">{t('booking.title')}</PageLink> },
        { key: 'here', node: <span aria-current="page">{no}</span> },
      ]}
      title={no}
      beside={
        <>
          <IconButton
            icon="copy"
            size="small"
            label={t('resource.copy')}
            onClick={() => void copyAndTell(no)}
          />
          <BookingState status={status} />
        </>
      }
      facts={
        <>
          <PositionMark position={booking.position} />
          {product ? <span>{(language === 'en' ? productEn : product) ?? product}</span> : null}
          {mawbNo ? (
            <WaybillLink no={mawbNo}>{t('booking.onWaybill', { number: mawbNo })}</WaybillLink>
          ) : null}
          {trustNo && may('trust:view') ? (
            <PageLink page="trustDetail" query={{ no: trustNo }}>
              {t('booking.ofTrust', { number: trustNo })}
            </PageLink>
          ) : null}
        </>
      }
      actions={<Deeds record={record} onAsk={onAsk} />}
    />
  );
}

function Deeds({ record: { booking }, onAsk }: BookingHeadProps) {
  const { t } = useWords();
  const goTo = useGoTo();
  const { bookingNo: no, status } = booking;
  const next = isCode(bookingStates, status) ? nextOf(bookingLifecycle, status, permissionsHeld()) : [];
  return (
    <>
      {may('book:add') ? (
        <>
          <Button icon="bookmark" onClick={() => onAsk('template')}>
            {t('drafting.template.keep')}
          </Button>
          <Button icon="copy" onClick={() => goTo('createOrder', { copy: no })}>
            {t('booking.deed.copy')}
          </Button>
        </>
      ) : null}
      {next.includes('0') && may('book:edit') ? (
        <Button look="danger" onClick={() => onAsk('withdraw')}>
          {t('booking.deed.withdraw')}
        </Button>
      ) : null}
    </>
  );
}
