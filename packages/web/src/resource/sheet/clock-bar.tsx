import { openStates, sheetStates } from '@loadline/contract/exceptions/sheet.lifecycle';
import type { ClockSpan } from '@loadline/contract/exceptions/sheet-clock';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { officeTime } from '../office-time.ts';
import { hoursText } from './hours-text.ts';

interface ClockBarProps {
  spans: readonly ClockSpan[];
  /** Working minutes of ours. */
  usedMinutes: number;
}

/** A shorter part of the whole has no room for words. */
const leastToldOf = 0.1;

/** How the time went by: solid where it was ours, hatched where somebody else's turn was. */
export function ClockBar({ spans, usedMinutes }: ClockBarProps) {
  const { t, language } = useWords();
  const shown = spans.filter(({ state }) => openStates.includes(state));
  const whole = shown.reduce((sum, span) => sum + minutesOf(span), 0);
  const waited = shown.filter(({ runs }) => !runs).reduce((sum, span) => sum + minutesOf(span), 0);
  const name = (span: ClockSpan) => say(wordOf(sheetStates, span.state), language);
  const told = shown.map((span) => `${name(span)} ${hoursText(minutesOf(span))}`).join(t('sheets.pause'));
  return (
    <div className="clock-bar">
      <div className="sheet-clock__name">{t('sheets.clock.how')}</div>
      <div role="img" aria-label={told} className="clock-bar__spans">
        {shown.map((span) => (
          <div
            key={span.from.toISOString() + span.state}
            className="clock-bar__span"
            style={{ flexGrow: Math.max(minutesOf(span), 1) }}
          >
            <i className={span.runs ? 'clock-bar__piece' : 'clock-bar__piece clock-bar__piece--stands'} />
            {minutesOf(span) / whole < leastToldOf ? null : (
              <small>
                {officeTime(span.from.toISOString()).short} {name(span)}
              </small>
            )}
          </div>
        ))}
      </div>
      <div className="clock-bar__legend">
        <span>
          <i className="clock-bar__piece" /> {t('sheets.clock.ours', { time: hoursText(usedMinutes) })}
        </span>
        <span>
          <i className="clock-bar__piece clock-bar__piece--stands" />{' '}
          {t('sheets.clock.waited', { time: hoursText(waited) })}
        </span>
      </div>
    </div>
  );
}

function minutesOf({ from, to }: ClockSpan): number {
  return (to.getTime() - from.getTime()) / 60_000;
}
