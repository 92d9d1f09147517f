import { dispositions } from '@loadline/contract/clearance/entry.codes';
import { rfiForms } from '@loadline/contract/clearance/entry-rfi.codes';
import { customsWord } from '@loadline/contract/customs/customs.lifecycle';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { leftText } from '../../resource/duration-text.ts';
import { timeLeft } from '../../resource/time-left.ts';
import { useNow } from '../../resource/use-now.ts';
import { Segments } from '../../ui/segments.tsx';
import { StateDot } from '../../ui/status-chip.tsx';
import { CustomsState } from '../customs/customs-state.tsx';
import { wayOf } from '../customs/customs-way.ts';
import type { EntryRow } from './entry-record.ts';
import '../customs/customs.css';

/** The eleven steps of an entry: duties are always among them. */
export const entryWay = { businessType: '17', tariff: '1', vat: null } as const;

/** The status with the way to it; under it what customs hold and what they ask. */
export function EntryStateCell({ row }: { row: EntryRow }) {
  const { t, language } = useWords();
  const recorded = row.recorded.map((step) => ({ step }));
  const way = wayOf({ ...entryWay, status: row.status }, recorded, row.holds.length > 0);
  const at = way.findIndex(({ step }) => step === row.status) + 1;
  const [first, ...rest] = row.holds;
  const waits = row.asked > 0 || row.answered > 0;
  return (
    <>
      <span className="customs-state">
        <CustomsState status={row.status} transport={row.transport} />
        {at > 0 ? (
          <Segments
            states={way.map(({ state }) => state)}
            label={t('customs.way.label', {
              step: say(customsWord(row.status, row.transport), language),
              at,
              of: way.length,
            })}
          />
        ) : null}
      </span>
      {first ? (
        <span className="data-table__second">
          <StateDot family="stop">{say(wordOf(dispositions, first), language)}</StateDot>
          {rest.length > 0 ? ` +${rest.length}` : null}
        </span>
      ) : null}
      {waits ? (
        <span className="data-table__second">
          <RfiMark row={row} />
        </span>
      ) : null}
    </>
  );
}

/** What waits for an answer with what is left of its time, or for who reviews it; a rejection of customs by its name. */
function RfiMark({ row: { asked, answered, askedUntil, rejected } }: { row: EntryRow }) {
  const { t, language } = useWords();
  const { isLate, ...left } = timeLeft(askedUntil ?? '', useNow());
  const time = leftText({ isLate, ...left }, t);
  const waits =
    asked === 0
      ? t('clearance.rfi.answered', { count: answered })
      : t(isLate ? 'clearance.rfi.askedLate' : 'clearance.rfi.asked', { count: asked, left: time });
  if (rejected)
    return (
      <StateDot family="stop">
        {say(wordOf(rfiForms, 'REJECT'), language)} · {waits}
      </StateDot>
    );
  return <StateDot family={asked === 0 ? 'work' : isLate ? 'stop' : 'act'}>{waits}</StateDot>;
}
