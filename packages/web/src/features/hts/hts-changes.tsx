import { htsChangeKinds, htsLine, listHtsChanges } from '@loadline/contract/hts/hts.api';
import { printedHts } from '@loadline/contract/hts/hts-no';
import { plainText } from '@loadline/contract/hts/hts-rate';
import { exportHtsChanges } from '@loadline/contract/hts/hts-sheet.api';
import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { callForFile } from '../../kernel/call.ts';
import { useWords } from '../../kernel/words.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { useFile } from '../../resource/use-file.ts';
import { Button } from '../../ui/button.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { StateDot } from '../../ui/status-chip.tsx';
import type { HtsAddress } from './hts.ts';

type Change = AnswerOf<typeof listHtsChanges>['changes'][number];

interface ChangesProps {
  address: HtsAddress;
  since: string;
  onOpen: (no: string) => void;
}

const facts = ['description', 'units', 'general', 'special', 'column2'] as const;

/** What differs between two editions: what reads now, what it was where it changed. */
export function HtsChanges({ address: { on, heading }, since, onOpen }: ChangesProps) {
  const { t, language } = useWords();
  const sheet = useFile(() => callForFile(exportHtsChanges, { query: { on, since, heading }, language }));
  const answer = useQuery({
    ...asking(listHtsChanges, { on, since, heading }),
    placeholderData: keepPreviousData,
  });
  if (answer.isError)
    return <NotLoaded what={t('hts.changes')} error={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <div aria-busy="true" />;
  const { article, added, deleted, changed, changes } = answer.data;
  const all = article + added + deleted + changed;
  if (all === 0) return <EmptyState title={t('hts.unchanged')} detail={t('hts.unchangedDetail')} />;
  return (
    <>
      <ScrollRegion className="hts-scroll" label={t('hts.changes')}>
        <table className="hts-lines hts-lines--changes" aria-label={t('hts.changes')}>
          <thead>
            <tr>
              <th scope="col">{say(htsLine.fields.no.label, language)}</th>
              {facts.map((key) => (
                <th key={key} scope="col">
                  {say(htsLine.fields[key].label, language)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <ChangeRow key={change.no} change={change} onOpen={onOpen} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="hts__foot">
        {t(all > changes.length ? 'hts.changesMore' : 'hts.changesAll', {
          count: wholeText(all),
          shown: wholeText(changes.length),
        })}{' '}
        <Button size="small" icon="download" busy={sheet.busy} onClick={sheet.start}>
          xlsx
        </Button>
      </p>
    </>
  );
}

function ChangeRow({ change, onOpen }: { change: Change; onOpen: (no: string) => void }) {
  const { language } = useWords();
  const { no, kind } = change;
  const word = wordOf(htsChangeKinds, kind);
  return (
    <tr>
      <td className="hts-lines__no">
        {kind === 'deleted' ? (
          printedHts(no)
        ) : (
          <button type="button" onClick={() => onOpen(no)}>
            {printedHts(no)}
          </button>
        )}
        <small>
          <StateDot family={word.family ?? 'wait'}>{say(word, language)}</StateDot>
        </small>
      </td>
      {facts.map((key) => (
        <td key={key} lang="en">
          <Fact kind={kind} {...change[key]} />
        </td>
      ))}
    </tr>
  );
}

function Fact({ kind, was, now }: Pick<Change, 'kind'> & Change['general']) {
  const { t } = useWords();
  const [before, after] = [plainText(was ?? ''), plainText(now ?? '')];
  if (kind === 'deleted') return before;
  if (kind === 'added' || before === after) return after;
  return (
    <>
      <b>{after || t('hts.nothingSaid')}</b>
      <small>{t('hts.was', { text: before || t('hts.nothingSaid') })}</small>
    </>
  );
}
