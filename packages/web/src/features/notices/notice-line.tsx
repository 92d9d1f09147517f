import { noticeTexts } from '@loadline/contract/messages/notice-text';
import { subjectPages } from '@loadline/contract/notices/notice';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { officeTime } from '../../resource/office-time.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Notice } from './use-notices.ts';

interface NoticeLineProps {
  notice: Notice;
  onRead: (ids: string[]) => void;
  /** It was followed to its record. */
  onFollow?: (() => void) | undefined;
}

/** One notice; its title leads to the record, which is reading it. */
export function NoticeLine({ notice, onRead, onFollow }: NoticeLineProps) {
  const { t } = useWords();
  const { id, event, subject, number, title, text, at, read } = notice;
  const time = officeTime(at);
  const follow = () => {
    if (!read) onRead([id]);
    onFollow?.();
  };
  return (
    <li className={read ? 'notice' : 'notice notice--unread'}>
      <StateGlyph family={noticeTexts[event].family} size={13} />
      <PageLink
        page={subjectPages[subject].page}
        query={subject === 'account' ? {} : { no: number }}
        className="notice__title"
        onClick={follow}
      >
        {title}
        {read ? null : <VisuallyHidden>{t('notices.isUnread')}</VisuallyHidden>}
      </PageLink>
      <time className="notice__time" dateTime={at} title={`${time.full} ${time.offset}`}>
        {time.full.slice(11)}
      </time>
      {text === '' ? null : <p className="notice__text">{text}</p>}
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
