import { dispositions } from '@loadline/contract/clearance/entry.codes';
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

/** What waits for an answer with what is left of its time, or for who reviews it. */
function RfiMark({ row: { asked, answered, askedUntil } }: { row: EntryRow }) {
  const { t } = useWords();
  const { isLate, ...left } = timeLeft(askedUntil ?? '', useNow());
  if (asked === 0)
    return <StateDot family="work">{t('clearance.rfi.answered', { count: answered })}</StateDot>;
  const time = leftText({ isLate, ...left }, t);
  return (
    <StateDot family={isLate ? 'stop' : 'act'}>
      {t(isLate ? 'clearance.rfi.askedLate' : 'clearance.rfi.asked', { count: asked, left: time })}
    </StateDot>
  );
}
