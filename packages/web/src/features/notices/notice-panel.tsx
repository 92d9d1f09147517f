import { say } from '@loadline/contract/kernel/text';
import { noticeCategories } from '@loadline/contract/messages/notice-event';
import { noticeDays } from '@loadline/contract/notices/notice';
import { useState } from 'react';
import { PageLink } from '../../kernel/page-link.tsx';
import { may } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { NoticeDays } from './notice-days.tsx';
import { type NoticeFilter, useNoticeList, useReading } from './use-notices.ts';
import { useUnread } from './use-unread.ts';
import '../../shared/notices/notices.css';

const tabs = {
  all: {},
  toDo: { toDo: true },
  track: { category: 'track' },
  bill: { category: 'bill' },
} as const;

type TabName = keyof typeof tabs;

/** The latest notices; the rest is a page of its own. */
export function NoticePanel({ onClose }: { onClose: () => void }) {
  const { t, language } = useWords();
  const [tab, setTab] = useState<TabName>('all');
  const { readAll } = useReading();
  const { unread = 0, toDo = 0 } = useUnread().data ?? {};
  const named = (category: 'track' | 'bill') => say(noticeCategories.codes[category], language);
  return (
    <div className="notice-popover">
      <header className="notice-popover__head">
        <h2>{t('notices.title')}</h2>
        <span className="notice-popover__count">{t('notices.unread', { count: unread })}</span>
        {unread > 0 ? (
          <Button look="text" size="small" icon="check" onClick={() => void readAll()}>
            {t('notices.readAll')}
          </Button>
        ) : null}
        {may('mine:view') ? (
          <PageLink
            page="my"
            query={{ part: 'notices' }}
            className={buttonClass('text', 'small')}
            aria-label={t('notices.settings')}
            onClick={onClose}
          >
            <Icon name="settings" size={15} />
          </PageLink>
        ) : null}
      </header>
      <Tabs
        label={t('notices.title')}
        current={tab}
        tabs={[
          { key: 'all', label: t('notices.all') },
          { key: 'toDo', label: t('notices.toDo'), count: toDo > 0 ? String(toDo) : undefined },
          { key: 'track', label: named('track') },
          { key: 'bill', label: named('bill') },
        ]}
        onChoose={(key) => isTab(key) && setTab(key)}
      />
      <Latest key={tab} filter={tabs[tab]} onClose={onClose} />
      <footer className="notice-popover__foot">
        <span>{t('notices.kept', { days: noticeDays })}</span>
        <PageLink page="notices" onClick={onClose}>
          {t('notices.toPage')}
        </PageLink>
      </footer>
    </div>
  );
}

function isTab(key: string): key is TabName {
  return key in tabs;
}

function Latest({ filter, onClose }: { filter: NoticeFilter; onClose: () => void }) {
  const { t } = useWords();
  const { pages, rows } = useNoticeList(filter, 20);
  const { read } = useReading();
  return (
    <div className="notice-popover__list">
      {pages.isError ? (
        <NotLoaded what={t('notices.title')} error={pages.error} onRetry={() => void pages.refetch()} />
      ) : null}
      {rows?.length === 0 ? <p className="notice-popover__none">{t('notices.none')}</p> : null}
      {rows ? <NoticeDays notices={rows} onRead={(ids) => void read(ids)} onFollow={onClose} /> : null}
    </div>
  );
}
