import type { sheetApi } from '@loadline/contract/exceptions/sheet.api';
import { sheetStatesFor } from '@loadline/contract/exceptions/sheet.lifecycle';
import { severities, sheetKinds } from '@loadline/contract/exceptions/sheet-kind';
import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import { workingMinutesBetween } from '@loadline/contract/kernel/working-time';
import { isStaff } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { CodeChip } from '../../resource/code-chip.tsx';
import { durationText } from '../../resource/duration-text.ts';
import { useNow } from '../../resource/use-now.ts';
import { missing } from '../../resource/value-text.ts';
import { StateDot } from '../../ui/status-chip.tsx';
import { useCalendar } from './use-calendar.ts';

export type SheetRow = AnswerOf<typeof sheetApi.list>['rows'][number];

export function SheetStateChip({ state }: Pick<SheetRow, 'state'>) {
  const word = wordOf(sheetStatesFor(isStaff()), state);
  return <CodeChip word={word} />;
}

export function SeverityMark({ severity }: Pick<SheetRow, 'severity'>) {
  const { language } = useWords();
  const word = wordOf(severities, severity);
  return <StateDot family={word.family ?? 'void'}>{say(word, language)}</StateDot>;
}

/** The kind, and what nobody of one's own has read yet. */
export function KindCell({ kind, unread }: Pick<SheetRow, 'kind' | 'unread'>) {
  const { t, language } = useWords();
  return (
    <span className="sheet-kind">
      {say(wordOf(sheetKinds, kind), language)}
      {unread > 0 ? (
        <span className="sheet-kind__unread" title={t('sheets.unread', { count: unread })}>
          {unread}
          <span className="visually-hidden"> {t('sheets.unreadWord')}</span>
        </span>
      ) : null}
    </span>
  );
}

/** What is left of the time: running down, standing still, or over. */
export function LeftCell({ breachAt, leftMinutes }: Pick<SheetRow, 'breachAt' | 'leftMinutes'>) {
  const { t } = useWords();
  const now = useNow();
  const calendar = useCalendar();
  if (breachAt === null && leftMinutes === null) return missing;
  if (breachAt === null && leftMinutes !== null && leftMinutes < 0)
    return <StateDot family="stop">{t('sheets.left.late', { time: durationText(leftMinutes, t) })}</StateDot>;
  if (breachAt === null)
    return (
      <span className="sheet-left">
        {t('sheets.left.paused', { time: durationText(leftMinutes ?? 0, t) })}
      </span>
    );
  const end = new Date(breachAt);
  if (!calendar) return missing;
  const left = workingMinutesBetween(now, end, calendar) - workingMinutesBetween(end, now, calendar);
  if (left < 0)
    return <StateDot family="stop">{t('sheets.left.late', { time: durationText(left, t) })}</StateDot>;
  return <span className="sheet-left">{durationText(left, t)}</span>;
}
