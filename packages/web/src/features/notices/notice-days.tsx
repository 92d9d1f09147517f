import { useWords, type Words } from '../../kernel/words.ts';
import { officeTime, officeToday } from '../../resource/office-time.ts';
import { NoticeLine } from './notice-line.tsx';
import type { Notice } from './use-notices.ts';
import '../../resource/notices.css';

interface NoticeDaysProps {
  notices: readonly Notice[];
  onRead: (ids: string[]) => void;
  onFollow?: () => void;
}

/** Notices under the day they came on: today, yesterday, then dates. */
export function NoticeDays({ notices, onRead, onFollow }: NoticeDaysProps) {
  const words = useWords();
  const days = Map.groupBy(notices, ({ at }) => officeTime(at).full.slice(0, 10));
  return [...days].map(([day, ofDay]) => (
    <section key={day} className="notice-day">
      <h2 className="notice-day__name">{dayName(day, words)}</h2>
      <ol className="notice-day__list">
        {ofDay.map((notice) => (
          <NoticeLine key={notice.id} notice={notice} onRead={onRead} onFollow={onFollow} />
        ))}
      </ol>
    </section>
  ));
}

function dayName(day: string, { t }: Words): string {
  if (day === officeToday()) return t('notices.today');
  if (day === officeToday(new Date(Date.now() - 86_400_000))) return t('notices.yesterday');
  return day;
}
