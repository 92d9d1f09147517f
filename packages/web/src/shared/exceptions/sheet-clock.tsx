import { openStates, type SheetState, sheetStatesFor } from '@loadline/contract/exceptions/sheet.lifecycle';
import { type SheetClock as Clock, type ClockSpan, clockOf } from '@loadline/contract/exceptions/sheet-clock';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import type { ReactNode } from 'react';
import { isStaff } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { durationText } from '../../resource/duration-text.ts';
import { officeTime } from '../../resource/office-time.ts';
import { useNow } from '../../resource/use-now.ts';
import { Icon } from '../../ui/icon.tsx';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { useCalendar } from './use-calendar.ts';
import './clock.css';

/** A shorter part of the whole has no room for words. */
const leastToldOf = 0.1;

interface Step {
  readonly to: SheetState;
  readonly at: string;
  /** Why the program took it by itself. */
  readonly whyZh: string | null;
  readonly whyEn: string | null;
}

interface SheetClockProps {
  steps: readonly Step[];
  /** Working hours within which it is to be solved. */
  targetHours: number;
  /** What is asked of the customer. */
  children: ReactNode;
}

/** How much time is left, how it went by, and whose turn it is. */
export function SheetClock({ steps, targetHours, children }: SheetClockProps) {
  const { t, language } = useWords();
  const now = useNow();
  const calendar = useCalendar();
  if (!calendar) return null;
  const history = steps.map(({ to, at }) => ({ to, at: new Date(at) }));
  const last = history.at(-1);
  const hasEnded = last !== undefined && !openStates.includes(last.to);
  const why = steps.at(-1)?.[language === 'en' ? 'whyEn' : 'whyZh'];
  const clock = clockOf(history, targetHours, hasEnded ? last.at : now, calendar);
  return (
    <section className="card sheet-clock" aria-label={t('sheets.clock.title')}>
      <div>
        <div className="sheet-clock__name">
          {t(hasEnded ? 'sheets.clock.used' : 'sheets.clock.left', { hours: targetHours })}
        </div>
        <Figure clock={clock} hasEnded={hasEnded} />
        <p className="sheet-clock__note">{noteOf(clock, hasEnded, last?.to, t)}</p>
        {why ? <p className="sheet-clock__note">{t('sheets.clock.why', { why })}</p> : null}
      </div>
      <ClockBar spans={clock.spans} usedMinutes={clock.usedMinutes} />
      <div>{children}</div>
    </section>
  );
}

function Figure({ clock, hasEnded }: { clock: Clock; hasEnded: boolean }) {
  const { t } = useWords();
  const { leftMinutes, usedMinutes, runs } = clock;
  const isLate = leftMinutes < 0;
  const figure = durationText(hasEnded ? usedMinutes : leftMinutes, t);
  return (
    <div className={isLate ? 'sheet-clock__figure state-stop' : 'sheet-clock__figure'}>
      {isLate ? <StateGlyph family="stop" size={18} /> : null}
      {!runs && !hasEnded ? <PauseMark /> : null}
      <b>{figure}</b>
      <small>
        {isLate ? <span>{t('sheets.clock.late')}</span> : null}
        {!runs && !hasEnded ? <span>{t('sheets.clock.paused')}</span> : null}
      </small>
    </div>
  );
}

function PauseMark() {
  return (
    <svg className="sheet-clock__pause" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M7 4.5v11M13 4.5v11" />
    </svg>
  );
}

function noteOf(
  { runs, breachAt }: Clock,
  hasEnded: boolean,
  state: SheetState | undefined,
  t: ReturnType<typeof useWords>['t'],
): string {
  if (hasEnded) return t('sheets.clock.ended');
  if (runs && breachAt) return t('sheets.clock.until', { time: officeTime(breachAt.toISOString()).short });
  return t(state === 'REOPENED' ? 'sheets.clock.resumesWithUs' : 'sheets.clock.resumes');
}

/** A fact at the right of the clock: what the customer is to do, and until when. */
export function AskedOf({ title, action, dueAt }: { title: string; action: string; dueAt: string | null }) {
  const { t } = useWords();
  const now = useNow();
  return (
    <>
      <div className="sheet-clock__name">{title}</div>
      <b className="sheet-clock__action">{action}</b>
      {dueAt ? (
        <p className={new Date(dueAt) < now ? 'sheet-clock__due state-stop' : 'sheet-clock__due'}>
          <Icon name="clock" size={13} /> {t('sheets.before', { time: officeTime(dueAt).short })} ·{' '}
          {untilText(dueAt, now, t)}
        </p>
      ) : null}
    </>
  );
}

/** `1 d 3 h left`, or that it is over. */
function untilText(dueAt: string, now: Date, t: ReturnType<typeof useWords>['t']): string {
  const hours = Math.floor((Date.parse(dueAt) - now.getTime()) / 3_600_000);
  if (hours < 0) return t('sheets.overdue');
  return hours < 24
    ? t('sheets.hoursLeft', { hours })
    : t('sheets.daysLeft', { days: Math.floor(hours / 24), hours: hours % 24 });
}

interface ClockBarProps {
  spans: readonly ClockSpan[];
  /** Working minutes of ours. */
  usedMinutes: number;
}

/** How the time went by: solid where it was ours, hatched where somebody else's turn was. */
function ClockBar({ spans, usedMinutes }: ClockBarProps) {
  const { t, language } = useWords();
  const shown = spans.filter(({ state }) => openStates.includes(state));
  const whole = shown.reduce((sum, span) => sum + minutesOf(span), 0);
  const waited = shown.filter(({ runs }) => !runs).reduce((sum, span) => sum + minutesOf(span), 0);
  const name = (span: ClockSpan) => say(wordOf(sheetStatesFor(isStaff()), span.state), language);
  const told = shown
    .map((span) => `${name(span)} ${durationText(minutesOf(span), t)}`)
    .join(t('sheets.pause'));
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
          <i className="clock-bar__piece" /> {t('sheets.clock.ours', { time: durationText(usedMinutes, t) })}
        </span>
        <span>
          <i className="clock-bar__piece clock-bar__piece--stands" />{' '}
          {t('sheets.clock.waited', { time: durationText(waited, t) })}
        </span>
      </div>
    </div>
  );
}

function minutesOf({ from, to }: ClockSpan): number {
  return (to.getTime() - from.getTime()) / 60_000;
}
