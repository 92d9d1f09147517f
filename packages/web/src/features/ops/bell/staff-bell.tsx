import { sheetKinds } from '@loadline/contract/exceptions/sheet-kind';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { staffNoticeActions } from '@loadline/contract/notices/notice-action';
import {
  deskQuery,
  saidOf,
  staffNoticeEvents,
  staffNoticeSubjects,
  staffSubjectPages,
} from '@loadline/contract/notices/staff-notice.api';
import { useState } from 'react';
import { PageLink } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { officeTime } from '../../../resource/office-time.ts';
import { unreadShown } from '../../../shared/notices/unread.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { StateGlyph } from '../../../ui/state-glyph.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { inLanguage } from '../named.ts';
import { type StaffNotice, useBell } from './use-bell.ts';
import '../../../shared/notices/notices.css';

/** The bell of the desk, for whoever works there. */
export function StaffBell() {
  return may('op:work:view') ? <Bell /> : null;
}

function Bell() {
  const { t } = useWords();
  const { bell, read } = useBell();
  const unread = bell.data?.unread ?? 0;
  const shown = unreadShown(unread);
  const label = t('desk.bell.label', { count: shown });
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
                {shown}
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

interface BellPopoverProps {
  bell: ReturnType<typeof useBell>['bell'];
  onRead: (ids?: string[]) => void;
  onClose: () => void;
}

/** The latest notices; each leads to its record, which is reading it. */
function BellPopover({ bell, onRead, onClose }: BellPopoverProps) {
  const { t } = useWords();
  const { unread = 0, rows } = bell.data ?? {};
  return (
    <div className="notice-popover">
      <header className="notice-popover__head">
        <h2>{t('desk.bell.title')}</h2>
        <span className="notice-popover__count">{t('desk.bell.unread', { count: unread })}</span>
        {unread > 0 ? (
          <Button look="text" size="small" icon="check" onClick={() => onRead()}>
            {t('desk.bell.readAll')}
          </Button>
        ) : null}
      </header>
      <div className="notice-popover__list">
        {bell.isError ? (
          <NotLoaded what={t('desk.bell.title')} error={bell.error} onRetry={() => void bell.refetch()} />
        ) : null}
        {rows?.length === 0 ? <p className="notice-popover__none">{t('desk.bell.none')}</p> : null}
        <ol className="notice-day__list">
          {rows?.map((notice) => (
            <BellLine
              key={notice.id}
              notice={notice}
              onFollow={() => {
                if (!notice.read) onRead([notice.id]);
                onClose();
              }}
            />
          ))}
        </ol>
      </div>
      <footer className="notice-popover__foot">
        <span />
        <PageLink page="ops" onClick={onClose}>
          {t('desk.bell.toDesk')}
        </PageLink>
      </footer>
    </div>
  );
}

function BellLine({ notice, onFollow }: { notice: StaffNotice; onFollow: () => void }) {
  const { t, language } = useWords();
  const { event, subject, number, kind, customer, customerEn, orderNumber, who, said, at, read } = notice;
  const [word, time] = [wordOf(staffNoticeEvents, event), officeTime(at)];
  const about = [
    say(kind === null ? wordOf(staffNoticeSubjects, subject) : wordOf(sheetKinds, kind), language),
    ...(orderNumber === null ? [] : [orderNumber]),
    ...(subject === 'stock' || subject === 'feed' ? [] : [inLanguage(language, customer, customerEn)]),
  ];
  const words = saidOf(event, said, language);
  const way = { page: staffSubjectPages[subject].page, query: deskQuery(subject, number) };
  const action = staffNoticeActions[event];
  return (
    <li className={read ? 'notice' : 'notice notice--unread'}>
      <StateGlyph family={word.family ?? 'work'} size={13} />
      <PageLink {...way} className="notice__title" onClick={onFollow}>
        {[who, say(word, language), number].filter((part) => part !== '').join(' \u00b7 ')}
        {read ? null : <VisuallyHidden>{t('desk.bell.isUnread')}</VisuallyHidden>}
      </PageLink>
      <time className="notice__time" dateTime={at} title={`${time.full} ${time.offset}`}>
        {time.short}
      </time>
      <p className="notice__text">
        {words === '' ? null : <span className="notice__said">{words}</span>}
        {about.join(' \u00b7 ')}
      </p>
      {action ? (
        <PageLink
          {...way}
          className={`notice__action ${buttonClass('secondary', 'small')}`}
          onClick={onFollow}
        >
          {say(action, language)}
        </PageLink>
      ) : null}
    </li>
  );
}
