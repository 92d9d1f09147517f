import {
  overviewAddress,
  overviewSpans,
  readOverview,
  usualWeeks,
} from '@loadline/contract/dashboard/overview.api';
import { deskPages } from '@loadline/contract/desk-pages';
import { say } from '@loadline/contract/kernel/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAddress } from '../../../kernel/address.ts';
import { asking } from '../../../kernel/asking.ts';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { officeClock, officeToday } from '../../../resource/office-time.ts';
import { SpanFilter } from '../../../shared/dashboard/span-filter.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Select } from '../../../ui/select.tsx';
import { named } from '../named.ts';
import { renewed, useWork } from '../use-work.ts';
import { CarriersCard } from './carriers-card.tsx';
import { type Counted, countedBy, type OverviewAddress } from './overview.ts';
import { OverviewStrip } from './overview-strip.tsx';
import { ProductMarginCard } from './product-margin-card.tsx';
import { QuietCard } from './quiet-card.tsx';
import { TeamsCard } from './teams-card.tsx';
import { VolumesCard } from './volumes-card.tsx';
import './overview.css';

/** The forwarder's shipments, work and money in figures. */
export function OverviewScreen() {
  const { t, language } = useWords();
  const [address, change] = useAddress(overviewAddress);
  const counted = countedBy(address, officeToday());
  const answer = useQuery({
    ...asking(readOverview, counted),
    placeholderData: keepPreviousData,
    refetchInterval: renewed,
  });
  const work = useWork();
  const title = say(deskPages.opsOverview.title, language);
  const figures = answer.data;
  const facts = figures
    ? t(work.data?.allCustomers === false ? 'overview.factsOfTeam' : 'overview.facts', {
        count: work.data?.customers ?? 0,
        at: officeClock(Date.parse(figures.asOf)),
      })
    : null;
  return (
    <div className="overview">
      <PageTitle
        title={title}
        facts={facts}
        actions={
          <>
            <OverviewFilters
              address={address}
              counted={counted}
              teams={figures?.teams ?? []}
              onChange={change}
            />
            <IconButton icon="refresh" label={t('dashboard.refresh')} onClick={() => void answer.refetch()} />
          </>
        }
      />
      {answer.isError ? (
        <NotLoaded what={title} error={answer.error} onRetry={() => void answer.refetch()} />
      ) : null}
      <div className="overview__cards" aria-busy={answer.isPending || answer.isPlaceholderData}>
        {figures ? (
          <>
            <OverviewStrip counted={counted} figures={figures} />
            <VolumesCard counted={counted} figures={figures} />
            <CarriersCard carriers={figures.carriers} />
            {may('op:work:view') ? <TeamsCard /> : null}
            {may('op:cost') ? <ProductMarginCard counted={counted} /> : null}
            <QuietCard quiet={figures.quiet} all={figures.quietAll} />
          </>
        ) : null}
      </div>
    </div>
  );
}

interface OverviewFiltersProps {
  address: OverviewAddress;
  counted: Counted;
  teams: readonly { readonly id: string; readonly nameZh: string; readonly nameEn: string }[];
  onChange: (changes: OverviewAddress) => void;
}

function OverviewFilters({ address, counted, teams, onChange }: OverviewFiltersProps) {
  const { t, language } = useWords();
  const isOwn = address.from !== undefined && address.to !== undefined;
  return (
    <>
      <SpanFilter
        spans={overviewSpans}
        span={isOwn ? undefined : (address.weeks ?? usualWeeks)}
        counted={counted}
        onSpan={(weeks) => onChange({ weeks, from: undefined, to: undefined })}
        onDays={(from, to) => onChange({ weeks: undefined, from, to })}
      />
      {teams.length > 1 || address.team !== undefined ? (
        <Select
          aria-label={t('overview.team')}
          placeholder={t('overview.allTeams')}
          value={address.team ?? ''}
          options={teams.map((team) => ({ value: team.id, label: named(team, language) }))}
          onChange={(value) => onChange({ team: value || undefined })}
        />
      ) : null}
    </>
  );
}
