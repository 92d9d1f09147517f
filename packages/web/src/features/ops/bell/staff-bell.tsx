import { useState } from 'react';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Popover } from '../../../ui/popover.tsx';
import '../../../resource/notices.css';
import { BellPopover } from './bell-popover.tsx';
import { useBell } from './use-bell.ts';

/** The bell of the desk, for whoever works there. */
export function StaffBell() {
  return may('op:work:view') ? <Bell /> : null;
}

function Bell() {
  const { t } = useWords();
  const { bell, read } = useBell();
  const unread = bell.data?.unread ?? 0;
  const label = t('desk.bell.label', { count: unread });
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
        label={t('desk.bell.title')}
        align="end"
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
                {unread > 99 ? '99+' : unread}
              </span>
            ) : null}
          </button>
        )}
      >
        {(close) => <BellPopover bell={bell} onRead={(ids) => void read(ids)} onClose={close} />}
      </Popover>
      <span role="status" className="visually-hidden">
        {told}
      </span>
    </>
  );
}
