import { say } from '@loadline/contract/kernel/text';
import { aboutQueue } from '@loadline/contract/ops/work';
import { useLocation } from '@tanstack/react-router';
import { useWork } from '../features/ops/use-work.ts';
import { PageLink } from '../kernel/page-link.tsx';
import { useWords } from '../kernel/words.ts';
import { SideNav } from '../ui/side-nav.tsx';
import { type DeskPage, deskPageAt } from './ops-menu.ts';
import type { DeskGroup } from './web-subject.ts';

const groups: readonly DeskGroup[] = ['work', 'shipments', 'customers', 'system'];

/** The pages of the console down the left side, each with what waits there. */
export function OpsNav({ menu }: { menu: readonly DeskPage[] }) {
  const { t, language } = useWords();
  const { pathname } = useLocation();
  const { data: work } = useWork();
  const all = work?.queues.reduce((sum, { waiting }) => sum + waiting, 0);
  const waitingAt = (page: DeskPage) => {
    if (page.page === 'ops') return all;
    return work?.queues.find(({ queue }) => aboutQueue[queue].page === page.page)?.waiting;
  };
  const entryOf = (page: DeskPage) => ({
    key: page.page,
    label: say(page.label, language),
    icon: page.icon,
    count: waitingAt(page) || undefined,
  });
  const shown = groups.map((group) => ({
    key: group,
    label: group === 'work' ? undefined : t(`desk.group.${group}`),
    entries: menu.filter((page) => page.group === group).map(entryOf),
  }));
  return (
    <SideNav
      label={t('desk.nav')}
      bar="orange"
      groups={shown.filter(({ entries }) => entries.length > 0)}
      current={deskPageAt(menu, pathname)?.page}
      link={(entry, look) => {
        const target = menu.find(({ page }) => page === entry.key);
        return target ? <PageLink page={target.page} {...look} /> : null;
      }}
    />
  );
}
