import { lazy, useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { unreadShown } from '../../shared/notices/unread.ts';
import { Icon } from '../../ui/icon.tsx';
import { Popover } from '../../ui/popover.tsx';
import { useHasNotices, useNoticeNews, useUnread } from './use-unread.ts';
import '../../shared/notices/notices.css';

const loadPanel = () => import('./notice-panel.tsx');
const NoticePanel = lazy(async () => ({ default: (await loadPanel()).NoticePanel }));

/** The bell of the header with how many notices wait; more than 99 are shown as 99+. */
export function NoticeBell() {
  return useHasNotices() ? <Bell /> : null;
}

function Bell() {
  const { t } = useWords();
  useNoticeNews();
  const unread = useUnread().data?.unread ?? 0;
  const shown = unreadShown(unread);
  const label = t('notices.bell', { count: shown });
  const [before, setBefore] = useState(unread);
  // Said aloud only when it grows: who reads needs not hear that there is less to read.
  const [told, setTold] = useState('');
  if (unread !== before) {
    setBefore(unread);
    setTold(unread > before ? label : '');
  }
  return (
    <>
      <Popover
        label={t('notices.title')}
        align="end"
        ahead={loadPanel}
        trigger={(trigger) => (
          <button
            type="button"
            className="icon-button icon-button--bare icon-button--medium notice-bell"
            aria-label={label}
            title={label}
            {...trigger}
          >
            <Icon name="bell" size={16} />
            {unread > 0 ? (
              <span className="notice-bell__count" aria-hidden="true">
                {shown}
              </span>
            ) : null}
          </button>
        )}
      >
        {(close) => <NoticePanel onClose={close} />}
      </Popover>
      <span role="status" className="visually-hidden">
        {told}
      </span>
    </>
  );
}
