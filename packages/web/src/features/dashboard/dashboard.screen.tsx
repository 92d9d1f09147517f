import {
  dashboardAddress,
  dashboardSpans,
  readDashboard,
  usualSpan,
} from '@loadline/contract/dashboard/dashboard.api';
import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAddress } from '../../kernel/address.ts';
import { asking } from '../../kernel/asking.ts';
import { useWords } from '../../kernel/words.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { officeClock, officeToday } from '../../resource/office-time.ts';
import { changeText } from '../../shared/dashboard/share.ts';
import { SpanFilter } from '../../shared/dashboard/span-filter.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Select } from '../../ui/select.tsx';
import { BalanceCard } from './balance-card.tsx';
import { CapsuleChart } from './capsule-chart.tsx';
import { ComingCard } from './coming-card.tsx';
import { CountriesCard } from './countries-card.tsx';
import { type Counted, countedBy, type DashboardAddress } from './dashboard.ts';
import { DueCard } from './due-card.tsx';
import { ExceptionsCard } from './exceptions-card.tsx';
import { ModesCard } from './modes-card.tsx';
import { NineStages } from './nine-stages.tsx';
import { RankingBoard } from './ranking-board.tsx';
import { TransitCard } from './transit-card.tsx';
import { WeeksChart } from './weeks-chart.tsx';
import './dashboard.css';

/** What waits for a customer's people today, and their shipments in figures. */
export function DashboardScreen() {
  const { t, language } = useWords();
  const [address, change] = useAddress(dashboardAddress);
  const counted = countedBy(address, officeToday());
  const answer = useQuery({ ...asking(readDashboard, counted), placeholderData: keepPreviousData });
  const title = say(pages.dashboard.title, language);
  const figures = answer.data;
  const facts = figures
    ? t(figures.ordersBefore > 0 ? 'dashboard.factsCompared' : 'dashboard.facts', {
        count: figures.orders,
        change: changeText(figures.orders, figures.ordersBefore),
        at: officeClock(Date.parse(figures.asOf)),
      })
    : null;
  return (
    <div className="dashboard">
      <PageTitle
        title={title}
        facts={facts}
        actions={
          <>
            <DashboardFilters
              address={address}
              counted={counted}
              channels={figures?.channels ?? []}
              onChange={change}
            />
            <IconButton icon="refresh" label={t('dashboard.refresh')} onClick={() => void answer.refetch()} />
          </>
        }
      />
      {answer.isError ? (
        <NotLoaded what={title} error={answer.error} onRetry={() => void answer.refetch()} />
      ) : null}
      <div className="dashboard__cards" aria-busy={answer.isPending}>
        <DueCard />
        {figures ? (
          <>
            <ComingCard expected={figures.expected} moved={figures.moved} movedAll={figures.movedAll} />
            <ExceptionsCard asOf={figures.asOf} exceptions={figures.exceptions} />
            <BalanceCard />
            <NineStages counted={counted} stages={figures.stages} />
            <ModesCard counted={counted} modes={figures.transports} />
            <RankingBoard counted={counted} channels={figures.channels} />
            <CapsuleChart waits={figures.waits} />
            <WeeksChart weeks={figures.weeks} />
            <CountriesCard counted={counted} countries={figures.countries} />
            <TransitCard transit={figures.transit} onTime={figures.onTime} />
          </>
        ) : null}
      </div>
    </div>
  );
}

interface DashboardFiltersProps {
  address: DashboardAddress;
  counted: Counted;
  channels: readonly { readonly name: string; readonly nameEn: string }[];
  onChange: (changes: DashboardAddress) => void;
}

function DashboardFilters({ address, counted, channels, onChange }: DashboardFiltersProps) {
  const { t, language } = useWords();
  const isOwn = address.from !== undefined && address.to !== undefined;
  const chosen = address.channel;
  const offered = channels.map(({ name, nameEn }) => ({
    value: name,
    label: language === 'en' ? nameEn || name : name,
  }));
  const known = offered.some(({ value }) => value === chosen);
  return (
    <>
      <SpanFilter
        spans={dashboardSpans}
        span={isOwn ? undefined : (address.span ?? usualSpan)}
        counted={counted}
        onSpan={(span) => onChange({ span, from: undefined, to: undefined })}
        onDays={(from, to) => onChange({ span: undefined, from, to })}
      />
      <Select
        aria-label={t('dashboard.channel')}
        placeholder={t('dashboard.allChannels')}
        value={chosen ?? ''}
        options={chosen === undefined || known ? offered : [...offered, { value: chosen, label: chosen }]}
        onChange={(value) => onChange({ channel: value || undefined })}
      />
    </>
  );
}
