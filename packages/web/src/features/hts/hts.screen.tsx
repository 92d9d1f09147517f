import { bindCode, boundGoodsApi } from '@loadline/contract/goods/goods-code.api';
import { htsAddress, readHtsContents } from '@loadline/contract/hts/hts.api';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, useRef } from 'react';
import { useAddress } from '../../kernel/address.ts';
import { asking } from '../../kernel/asking.ts';
import { LatePart } from '../../kernel/awake.tsx';
import { usePlace } from '../../kernel/navigation.ts';
import { permitted } from '../../kernel/permitted.ts';
import { useWords } from '../../kernel/words.ts';
import { DayInput } from '../../resource/day-input.tsx';
import { NumberSearch } from '../../resource/filter/number-search.tsx';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { one } from '../../resource/use-list-address.ts';
import { usePageKeys } from '../../resource/use-page-keys.ts';
import { HtsTabs } from '../../shared/hts/hts-tabs.tsx';
import { AskLink } from '../../shared/questions/ask-link.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { dayIn } from '../../ui/day-text.ts';
import { ListFrame } from '../../ui/frames.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { GoodsList } from './goods-list.tsx';
import type { HtsAddress, HtsContents } from './hts.ts';
import { HtsChanges } from './hts-changes.tsx';
import { CompareBar } from './hts-compare.tsx';
import { HtsLines } from './hts-lines.tsx';
import { HtsPanel } from './hts-panel.tsx';
import { HtsTree } from './hts-tree.tsx';
import './hts.css';

const GoodsImport = lazy(async () => ({
  default: (await import('./goods-import.part.tsx')).GoodsImportPart,
}));

/** The tariff schedule of the United States as it is in force on a day: by its tree, by number and by words. */
export function HtsScreen() {
  const [{ part }] = useAddress(htsAddress);
  const { search } = usePlace();
  if (part !== 'goods' || !permitted(boundGoodsApi.list)) return <ScheduleScreen />;
  if (one(search['import']) === undefined || !permitted(bindCode)) return <GoodsList />;
  return (
    <LatePart>
      <GoodsImport />
    </LatePart>
  );
}

function ScheduleScreen() {
  const { t, language } = useWords();
  const [typed, change] = useAddress(htsAddress);
  const address = { ...typed, heading: headingShown(typed) };
  const search = useRef<HTMLInputElement>(null);
  usePageKeys({ '/': () => search.current?.focus() });
  const { on = null } = address;
  const contents = useQuery({ ...asking(readHtsContents, { on }), placeholderData: keepPreviousData });
  const title = say(pages.hts.title, language);
  const edition = contents.data?.edition;
  return (
    <ListFrame
      title={
        <PageTitle
          title={title}
          facts={edition ? factsOf(edition, t) : null}
          actions={
            <>
              <label className="hts-day">
                <span>{t('hts.on')}</span>
                <DayInput
                  value={on ?? ''}
                  placeholder={t('hts.today')}
                  onChange={(day) => change({ on: dayIn(day) ?? undefined })}
                />
              </label>
              <AskLink />
            </>
          }
        />
      }
      above={
        <>
          <div className="hts-parts">
            <HtsTabs current="schedule" />
          </div>
          {edition?.isSample ? <Alert family="act">{t('hts.sample')}</Alert> : null}
          {contents.data ? <CompareBar contents={contents.data} address={address} onChange={change} /> : null}
        </>
      }
      panel={
        address.no === undefined ? undefined : (
          <HtsPanel
            key={address.no}
            on={on}
            no={address.no}
            onClose={() => change({ no: undefined, heading: address.heading })}
          />
        )
      }
    >
      {contents.isError ? (
        <NotLoaded what={title} error={contents.error} onRetry={() => void contents.refetch()} />
      ) : contents.data ? (
        <Schedule contents={contents.data} address={address} onChange={change}>
          <NumberSearch
            ref={search}
            search={address.search ?? ''}
            label={t('hts.search')}
            onSearch={(words) => change({ search: words || undefined })}
          />
        </Schedule>
      ) : (
        <div aria-busy="true" />
      )}
    </ListFrame>
  );
}

/** A link to a number alone shows where it stands: its heading is open beside it. */
function headingShown({ heading, no, search, since, mine, fav, changed }: HtsAddress): string | undefined {
  const isElsewhere = [heading, search, since, mine, fav, changed].some((asked) => asked !== undefined);
  return isElsewhere ? heading : /^\d{4}/.exec(no ?? '')?.[0];
}

function factsOf(
  { name, effective, lines }: NonNullable<HtsContents['edition']>,
  t: ReturnType<typeof useWords>['t'],
) {
  return t('hts.facts', { name, effective, lines: wholeText(lines) });
}

interface ScheduleProps {
  contents: HtsContents;
  address: HtsAddress;
  onChange: (changes: HtsAddress) => void;
  children: React.ReactNode;
}

function Schedule({ contents, address, onChange, children }: ScheduleProps) {
  const { t } = useWords();
  const first = contents.editions.at(-1);
  const before = contents.editions.find(({ effective }) => effective < (contents.edition?.effective ?? ''));
  const since = address.since ?? before?.effective;
  const isSearched = address.search !== undefined || address.mine || address.fav || address.changed;
  if (!contents.edition)
    return first ? (
      <EmptyState title={t('hts.noneOnDay')} detail={t('hts.noneOnDayDetail', { first: first.effective })} />
    ) : (
      <EmptyState title={t('hts.none')} detail={t('hts.noneDetail')} />
    );
  return (
    <div className="hts">
      <HtsTree
        chapters={contents.chapters}
        on={address.on ?? null}
        heading={address.search === undefined ? address.heading : undefined}
        onHeading={(heading) => onChange({ heading, search: undefined })}
      />
      <section className="hts__lines" aria-label={t('hts.lines')}>
        <div className="hts__search">
          {children}
          <Checkbox
            checked={address.mine ?? false}
            onChange={(mine) => onChange({ mine: mine || undefined })}
          >
            {t('goods.mine')}
          </Checkbox>
          <Checkbox checked={address.fav ?? false} onChange={(fav) => onChange({ fav: fav || undefined })}>
            {t('hts.favourites')}
          </Checkbox>
          {since === undefined ? null : (
            <Checkbox
              checked={address.changed ?? false}
              onChange={(changed) => onChange({ changed: changed || undefined, since })}
            >
              {t('hts.rateChanged', { day: since })}
            </Checkbox>
          )}
        </div>
        {address.since !== undefined && !isSearched ? (
          <HtsChanges address={address} since={address.since} onOpen={(no) => onChange({ no })} />
        ) : (
          <HtsLines
            address={address}
            changedSince={address.changed ? (since ?? null) : null}
            onOpen={(no) => onChange({ no })}
          />
        )}
      </section>
    </div>
  );
}
