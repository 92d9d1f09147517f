import { say } from '@loadline/contract/kernel/text';
import { noticeTexts } from '@loadline/contract/messages/notice-text';
import { listPages, recordQuery, subjectPages } from '@loadline/contract/notices/notice';
import { noticeActionOf } from '@loadline/contract/notices/notice-action';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords, type Words } from '../../kernel/words.ts';
import { officeTime, officeToday } from '../../resource/office-time.ts';
import { buttonClass } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Notice } from './use-notices.ts';
import '../../shared/notices/notices.css';

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

interface NoticeLineProps {
  notice: Notice;
  onRead: (ids: string[]) => void;
  /** It was followed to its record. */
  onFollow?: (() => void) | undefined;
}

/** One notice; its title leads to the record, which is reading it. */
function NoticeLine({ notice, onRead, onFollow }: NoticeLineProps) {
  const { t, language } = useWords();
  const { id, event, subject, number, numbers, title, text, at, read, outcome, settled } = notice;
  const time = officeTime(at);
  const follow = () => {
    if (!read) onRead([id]);
    onFollow?.();
  };
  const list = numbers ? listPages[subject] : undefined;
  const way = list
    ? { page: list.page, query: { ...list.query, numbers: numbers ?? [] } }
    : { page: subjectPages[subject].page, query: recordQuery(subject, number) };
  const action = settled ? undefined : noticeActionOf(event, outcome);
  return (
    <li className={read ? 'notice' : 'notice notice--unread'}>
      <StateGlyph family={settled ? 'done' : noticeTexts[event].family} size={13} />
      <PageLink {...way} className="notice__title" onClick={follow}>
        {title}
        {read ? null : <VisuallyHidden>{t('notices.isUnread')}</VisuallyHidden>}
      </PageLink>
      <time className="notice__time" dateTime={at} title={`${time.full} ${time.offset}`}>
        {time.full.slice(11)}
      </time>
      {text === '' ? null : <p className="notice__text">{text}</p>}
      {action ? (
        <PageLink
          page={way.page}
          query={list ? way.query : { ...way.query, ...action.within }}
          className={`notice__action ${buttonClass('secondary', 'small')}`}
          onClick={follow}
        >
          {say(action, language)}
        </PageLink>
      ) : null}
      {read ? null : (
        <span className="notice__deed">
          <IconButton
            icon="check"
            size="small"
            label={t('notices.read', { title })}
            onClick={() => onRead([id])}
          />
        </span>
      )}
    </li>
  );
}
