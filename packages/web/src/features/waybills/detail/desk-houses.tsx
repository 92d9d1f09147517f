import { waybillStatuses } from '@loadline/contract/codes/waybill-status';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { isCorrectable } from '@loadline/contract/waybills/waybill.correction';
import { useState } from 'react';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { TakeOffDialog } from '../moves/take-off-dialog.tsx';
import type { DeskWaybill } from '../waybill-record.ts';
import { FiguresDialog, sidesOf } from './figures-dialog.tsx';
import { HousesTab } from './houses-tab.tsx';

/** The house waybills as staff work on them: figures are put right, and a booking leaves with all of its own. */
export function DeskHouses({ of }: { of: DeskWaybill }) {
  const { t } = useWords();
  const [corrects, setCorrects] = useState(false);
  const correct =
    may('op:mawb:revert') && sidesOf(of).length > 0 ? (
      <Button
        look="text"
        size="small"
        icon="edit"
        refused={isCorrectable(of.waybill.status) ? undefined : t('waybills.figures.fixed')}
        onClick={() => setCorrects(true)}
      >
        {t('waybills.figures.open')}
      </Button>
    ) : null;
  return (
    <>
      <HousesTab
        {...of}
        whose="shown"
        aside={
          <>
            {may('op:mawb:move') ? <TakeOff of={of} /> : null}
            {correct}
          </>
        }
      />
      {corrects ? <FiguresDialog of={of} onClose={() => setCorrects(false)} /> : null}
    </>
  );
}

/** Which booking is to leave; while it can be no more, why. */
function TakeOff({ of }: { of: DeskWaybill }) {
  const { t, language } = useWords();
  const [bookingNo, setBookingNo] = useState<string>();
  const { status } = of.waybill;
  const bookings = [...new Set(of.houses.flatMap((house) => house.bookingNo ?? []))];
  if (bookings.length === 0) return null;
  const refused =
    status === '31'
      ? undefined
      : t('waybills.takeOff.fixed', { status: say(wordOf(waybillStatuses, status), language) });
  return (
    <>
      <Menu
        label={t('waybills.takeOff.open')}
        align="end"
        items={[
          bookings.map((no) => {
            const own = of.houses.filter((house) => house.bookingNo === no);
            return {
              key: no,
              label: no,
              hint: own.map(({ hawbNo }) => hawbNo ?? '').join(t('waybills.pause')),
            };
          }),
        ]}
        onChoose={setBookingNo}
        trigger={(trigger) => (
          <Button look="text" size="small" icon="minus" refused={refused} {...trigger}>
            {t('waybills.takeOff.open')}
          </Button>
        )}
      />
      {bookingNo ? (
        <TakeOffDialog of={of} bookingNo={bookingNo} onClose={() => setBookingNo(undefined)} />
      ) : null}
    </>
  );
}
