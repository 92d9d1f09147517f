import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import { makeFlights } from '@loadline/contract/flights/flight-desk.api';
import { laidAheadDays, type Schedule } from '@loadline/contract/flights/schedule';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { addDays } from '../../../resource/days.ts';
import { officeToday } from '../../../resource/office-time.ts';
import { Button } from '../../../ui/button.tsx';
import { OutsidePanel } from '../../../ui/side-panel.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { useDone } from '../use-done.ts';

const { from, to } = makeFlights.body;

/** Makes the flights of a schedule for a time: two weeks unless other days are asked for. */
export function MakeFlights({ of: { id, flightNo, laidUntil } }: { of: Schedule }) {
  const { t } = useWords();
  const [asks, setAsks] = useState(false);
  const done = useDone();
  const goTo = useGoTo();
  const today = officeToday();
  const make = async (days: { from: string; to: string }) => {
    const { made, existing } = await call(makeFlights, { body: { id, ...days }, refusal: 'in place' });
    await done(Promise.resolve(), t('flightDesk.madeNow', { made, existing }));
    if (made > 0) goTo('opsSlots', { search: flightNo });
  };
  return (
    <div className="make-flights">
      <Button icon="plus" onClick={() => setAsks(true)}>
        {t('flightDesk.make')}
      </Button>
      <span>
        {t('flightDesk.nightly', { days: laidAheadDays })}
        {laidUntil ? ` ${t('flightDesk.laidUntil', { day: laidUntil })}` : null}
      </span>
      {asks ? (
        <OutsidePanel>
          <AskDialog
            title={t('flightDesk.makeTitle', { flight: shownFlightNo(flightNo) })}
            says={t('flightDesk.makeSays')}
            fields={{ from, to }}
            values={{ from: today, to: addDays(today, 13) }}
            submitLabel={t('flightDesk.make')}
            onSubmit={make}
            onClose={() => setAsks(false)}
          />
        </OutsidePanel>
      ) : null}
    </div>
  );
}
