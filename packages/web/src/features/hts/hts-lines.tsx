import { htsLine, listHtsLines } from '@loadline/contract/hts/hts.api';
import { printedHts } from '@loadline/contract/hts/hts-no';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { useWords } from '../../kernel/words.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { HtsAddress, HtsLine } from './hts.ts';
import { HtsRate } from './hts-rate.tsx';

interface LinesProps {
  address: HtsAddress;
  /** Only numbers whose rates read otherwise on that day. */
  changedSince: string | null;
  onOpen: (no: string) => void;
}

/** The rows of the heading, or what the search finds. */
export function HtsLines({ address, changedSince, onOpen }: LinesProps) {
  const { t } = useWords();
  const { on = null, heading = null, search = null, mine = null, fav = null } = address;
  const isNarrowed = search !== null || mine === true || fav === true || changedSince !== null;
  const isAsked = heading !== null || isNarrowed;
  const answer = useQuery({
    ...asking(listHtsLines, { on, heading, search, mine, fav, changedSince }),
    placeholderData: keepPreviousData,
    enabled: isAsked,
  });
  if (!isAsked) return <EmptyState title={t('hts.choose')} detail={t('hts.chooseDetail')} />;
  if (answer.isError)
    return <NotLoaded what={t('hts.lines')} error={answer.error} onRetry={() => void answer.refetch()} />;
  const { found = 0, lines = [] } = answer.data ?? {};
  if (answer.data && found === 0)
    return mine ? (
      <EmptyState title={t('goods.mineNone')} />
    ) : fav ? (
      <EmptyState title={t('hts.favouritesNone')} detail={t('hts.favouritesNoneDetail')} />
    ) : changedSince !== null ? (
      <EmptyState title={t('hts.rateChangedNone', { day: changedSince })} />
    ) : (
      <EmptyState title={t('hts.nothing')} detail={t('hts.nothingDetail')} />
    );
  return (
    <>
      <ScrollRegion className="hts-scroll" label={t('hts.rows')}>
        <LineTable lines={lines} isSearch={isNarrowed} open={address.no} onOpen={onOpen} />
      </ScrollRegion>
      <p className="hts__foot">
        {t(found > lines.length ? 'hts.foundMore' : 'hts.found', {
          count: wholeText(found),
          shown: wholeText(lines.length),
        })}
        {' · '}
        {t('hts.inheritedMark')}
      </p>
    </>
  );
}

interface LineTableProps {
  lines: readonly HtsLine[];
  isSearch: boolean;
  open: string | undefined;
  onOpen: (no: string) => void;
}

function LineTable({ lines, isSearch, open, onOpen }: LineTableProps) {
  const { language } = useWords();
  const head = (key: keyof typeof htsLine.fields) => say(htsLine.fields[key].label, language);
  return (
    <table className="hts-lines">
      <thead>
        <tr>
          <th scope="col">{head('no')}</th>
          <th scope="col">{head('description')}</th>
          <th scope="col">{head('units')}</th>
          <th scope="col">{head('general')}</th>
          <th scope="col">{head('special')}</th>
          <th scope="col">{head('column2')}</th>
          <th scope="col">{head('chapter99')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.place} aria-selected={line.no !== '' && line.no === open}>
            <td className="hts-lines__no">
              {line.no.length >= 8 ? (
                <button type="button" onClick={() => onOpen(line.no)}>
                  {printedHts(line.no)}
                </button>
              ) : (
                printedHts(line.no)
              )}
            </td>
            <td
              lang="en"
              className={line.declarable ? 'hts-lines__name' : 'hts-lines__name hts-lines__name--above'}
              style={{ paddingInlineStart: `${8 + (isSearch ? 0 : line.indent) * 11}px` }}
              title={line.description}
            >
              {line.description}
              {isSearch && line.path ? <small>{line.path}</small> : null}
            </td>
            <td>{line.units}</td>
            <td>
              <HtsRate text={line.general} from={line.generalFrom} />
            </td>
            <td>
              <HtsRate text={shortSpecial(line.special)} whole={line.special} from={line.specialFrom} />
            </td>
            <td>
              <HtsRate text={line.column2} from={line.column2From} />
            </td>
            <td title={line.chapter99.join(', ')}>
              {line.chapter99[0]}
              {line.chapter99.length > 1 ? <small> +{line.chapter99.length - 1}</small> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The programmes stand in the row's own panel. */
function shortSpecial(text: string): string {
  return text.replace(/\s*\([^)]*\)/g, '').trim();
}
