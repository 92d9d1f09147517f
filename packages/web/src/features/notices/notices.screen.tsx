import { codesOf, isCode } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { noticeCategories } from '@loadline/contract/messages/notice-event';
import { noticeDays } from '@loadline/contract/notices/notice';
import { listNotices } from '@loadline/contract/notices/notice.api';
import { pages } from '@loadline/contract/pages';
import { useAddress } from '../../kernel/address.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { may } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PlainCard } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PanelFrame } from '../../ui/panel-frame.tsx';
import { SegmentedControl } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { NoticeDays } from './notice-days.tsx';
import { useNoticeList, useReading } from './use-notices.ts';
import { useUnread } from './use-unread.ts';
import '../../shared/notices/notices.css';

const { category: categoryField, unread: unreadField } = listNotices.query;
const filterFields = { category: categoryField, unread: unreadField };

/** Everything one was told of in the last ninety days, by category. */
export function NoticesScreen() {
  const { t, language } = useWords();
  const [filter, change] = useAddress(filterFields);
  const { readAll } = useReading();
  const unread = useUnread().data?.unread ?? 0;
  return (
    <PanelFrame>
      <div className="notices-page">
        <PageTitle
          title={say(pages.notices.title, language)}
          facts={`${t('notices.unread', { count: unread })} · ${t('notices.kept', { days: noticeDays })}`}
          actions={
            <>
              {may('mine:view') ? (
                <PageLink page="my" query={{ part: 'notices' }} className={buttonClass('text')}>
                  {t('notices.settings')}
                </PageLink>
              ) : null}
              <Button
                icon="check"
                refused={unread === 0 ? t('notices.nothingUnread') : undefined}
                onClick={() => void readAll(filter.category)}
              >
                {t('notices.readAll')}
              </Button>
            </>
          }
        />
        <Tabs
          label={t('notices.categories')}
          current={filter.category ?? 'all'}
          tabs={[
            { key: 'all', label: t('notices.all') },
            ...codesOf(noticeCategories).map((key) => ({
              key,
              label: say(noticeCategories.codes[key], language),
            })),
          ]}
          onChoose={(key) => change({ category: isCode(noticeCategories, key) ? key : undefined })}
          end={
            <SegmentedControl
              label={t('notices.show')}
              value={filter.unread ? 'unread' : 'all'}
              options={[
                { value: 'all', label: t('notices.both') },
                { value: 'unread', label: t('notices.onlyUnread') },
              ]}
              onChange={(value) => change({ unread: value === 'unread' ? true : undefined })}
            />
          }
        />
        <NoticeList key={`${filter.category} ${filter.unread}`} filter={filter} />
      </div>
    </PanelFrame>
  );
}

function NoticeList({ filter }: { filter: Parameters<typeof useNoticeList>[0] }) {
  const { t } = useWords();
  const { pages: asked, rows } = useNoticeList(filter, 50);
  const { read } = useReading();
  const isDue = useDelayed(asked.isPending);
  if (rows?.length === 0)
    return (
      <PlainCard>
        <EmptyState
          title={t(filter.unread ? 'notices.nothingUnread' : 'notices.none')}
          detail={t('notices.noneDetail')}
        />
      </PlainCard>
    );
  return (
    <PlainCard>
      {asked.isError ? (
        <NotLoaded what={t('notices.title')} error={asked.error} onRetry={() => void asked.refetch()} />
      ) : null}
      {isDue ? <Skeleton widths={[20, 0, 60]} rows={8} label={t('notices.title')} /> : null}
      {rows ? <NoticeDays notices={rows} onRead={(ids) => void read(ids)} /> : null}
      {asked.hasNextPage ? (
        <div className="notices-page__more">
          <Button busy={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
            {t('notices.more')}
          </Button>
        </div>
      ) : null}
    </PlainCard>
  );
}
