import type { Dashboard } from '@loadline/contract/dashboard/dashboard.api';
import { wholeText } from '@loadline/contract/kernel/figures';
import { useEffect, useRef, useState } from 'react';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { FigureCard, ShareBar } from '../../shared/dashboard/figure-card.tsx';
import { percentOf } from '../../shared/dashboard/share.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { type Counted, ordersOf } from './dashboard.ts';

/** The specification's ranking board: five rows, and two seconds for each step. */
const [rowCount, wait] = [5, 2_000];

interface RankingBoardProps {
  counted: Counted;
  channels: Dashboard['channels'];
}

/** The channels by their orders. More than five pass by one after the other, unless somebody reads or stops them. */
export function RankingBoard({ counted, channels }: RankingBoardProps) {
  const { t, language } = useWords();
  const rolling = useRolling(channels.length);
  const most = channels[0]?.orders ?? 0;
  const ranked = channels.map((channel, place) => ({ ...channel, rank: place + 1 }));
  const shown = [...ranked.slice(rolling.first), ...ranked.slice(0, rolling.first)].slice(0, rowCount);
  return (
    <FigureCard
      wide={4}
      title={t('dashboard.ranking')}
      definition={t('dashboard.defined.ranking')}
      aside={
        channels.length > rowCount ? (
          <IconButton
            icon={rolling.isStopped ? 'play' : 'pause'}
            size="small"
            label={t(rolling.isStopped ? 'dashboard.roll' : 'dashboard.stop')}
            onClick={rolling.turn}
          />
        ) : (
          t('dashboard.first5')
        )
      }
      empty={channels.length === 0 ? t('dashboard.noOrders') : undefined}
    >
      <ol className="ranking" ref={rolling.list}>
        {shown.map(({ name, nameEn, orders, rank }) => (
          <li key={name}>
            <span className="ranking__rank">{rank}</span>
            <PageLink page="order" query={ordersOf(counted, { channel: [name] })}>
              {language === 'en' ? nameEn || name : name}
            </PageLink>
            <b>{wholeText(orders)}</b>
            <ShareBar share={percentOf(orders, most)} />
          </li>
        ))}
      </ol>
    </FigureCard>
  );
}

/** Which row stands first. Who asked their system for less motion, reads the list or stopped it sees it stand. */
function useRolling(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const [first, setFirst] = useState(0);
  const [isStopped, setStopped] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const rolls = count > rowCount && !isStopped;
  useEffect(() => {
    if (!rolls) return;
    const step = setInterval(() => {
      if (!list.current?.matches(':hover, :focus-within')) setFirst((place) => (place + 1) % count);
    }, wait);
    return () => clearInterval(step);
  }, [rolls, count]);
  return { list, first: first < count ? first : 0, isStopped, turn: () => setStopped(!isStopped) };
}
