import { htsDifferences } from '@loadline/contract/hts/hts-edition';
import { listEditionDifferences, toldOfHtsDifferences } from '@loadline/contract/hts/hts-edition.api';
import { exportEditionDifferences } from '@loadline/contract/hts/hts-sheet.api';
import { codesOf, isCode, wordOf } from '@loadline/contract/kernel/code';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { callForFile } from '../../../kernel/call.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { useFile } from '../../../resource/use-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { SegmentedControl } from '../../../ui/segmented.tsx';
import type { DeskEdition, EditionChanges } from './desk-edition.ts';
import { DifferenceRow } from './difference-row.tsx';

const all = 'all';
const chapter99 = 'chapter99';

/** What an edition changes of the one before, other articles under the same number first; a person says which they are. */
export function EditionDifferences({ edition }: { edition: DeskEdition }) {
  const words = useWords();
  const { t } = words;
  const [kind, setKind] = useState<string>(all);
  const [from, setFrom] = useState(0);
  const answer = useQuery({
    ...asking(listEditionDifferences, {
      id: edition.id,
      kind: isCode(htsDifferences, kind) ? kind : undefined,
      chapter99: kind === chapter99 ? true : undefined,
      from,
    }),
    placeholderData: keepPreviousData,
  });
  if (edition.before === null)
    return <Card title={t('editionDesk.differences')}>{t('editionDesk.noBefore')}</Card>;
  const told = answer.data;
  return (
    <Card
      title={t('editionDesk.differences')}
      aside={
        <>
          {t('editionDesk.since', { before: edition.before, after: edition.name })}
          <Sheet id={edition.id} />
        </>
      }
      flush
    >
      {answer.isError ? (
        <NotLoaded
          what={t('editionDesk.differences')}
          error={answer.error}
          onRetry={() => void answer.refetch()}
        />
      ) : null}
      {told ? (
        <>
          <div className="edition-kinds">
            <SegmentedControl
              label={t('editionDesk.kinds')}
              options={kindsOf(told, words)}
              value={kind}
              onChange={(next) => {
                setKind(next);
                setFrom(0);
              }}
            />
            <p>
              {t('editionDesk.counts', {
                added: wholeText(told.added),
                deleted: wholeText(told.deleted),
                changed: wholeText(told.changed),
              })}
            </p>
          </div>
          <Rows told={told} edition={edition} />
          <Foot told={told} from={from} onFrom={setFrom} />
        </>
      ) : (
        <div aria-busy="true" />
      )}
    </Card>
  );
}

/** All of them, chapter 99 as well, as a workbook. */
function Sheet({ id }: { id: string }) {
  const { language } = useWords();
  const sheet = useFile(() => callForFile(exportEditionDifferences, { query: { id }, language }));
  return (
    <Button size="small" icon="download" busy={sheet.busy} onClick={sheet.start}>
      xlsx
    </Button>
  );
}

function kindsOf(told: EditionChanges, { t, language }: Words) {
  const counts = new Map<string, number>(told.kinds.map(({ kind, count }) => [kind, count]));
  return [
    { value: all, label: t('editionDesk.everything') },
    ...codesOf(htsDifferences)
      .filter((code) => counts.has(code))
      .map((code) => ({
        value: code,
        label: t('editionDesk.kindCount', {
          kind: say(wordOf(htsDifferences, code), language),
          count: wholeText(counts.get(code) ?? 0),
        }),
      })),
    ...(told.chapter99 > 0
      ? [{ value: chapter99, label: t('editionDesk.chapter99', { count: wholeText(told.chapter99) }) }]
      : []),
  ];
}

function Rows({ told, edition }: { told: EditionChanges; edition: DeskEdition }) {
  const { t } = useWords();
  if (told.differences.length === 0) return <p className="edition-none">{t('editionDesk.none')}</p>;
  return (
    <ScrollRegion className="edition-scroll" label={t('editionDesk.differencesScroll')}>
      <table className="edition-table edition-table--differences">
        <thead>
          <tr>
            {(['kind', 'number', 'before', 'after'] as const).map((key) => (
              <th key={key} scope="col">
                {t(`editionDesk.${key}`)}
              </th>
            ))}
            <th scope="col">{t('editionDesk.decide')}</th>
          </tr>
        </thead>
        <tbody>
          {told.differences.map((difference) => (
            <DifferenceRow key={difference.no} difference={difference} edition={edition} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Foot({
  told,
  from,
  onFrom,
}: {
  told: EditionChanges;
  from: number;
  onFrom: (from: number) => void;
}) {
  const { t } = useWords();
  if (told.found === 0) return null;
  const to = from + told.differences.length;
  return (
    <footer className="edition-foot">
      <span>
        {t('editionDesk.shown', {
          from: wholeText(from + 1),
          to: wholeText(to),
          count: wholeText(told.found),
        })}
      </span>
      <Pager
        label={t('editionDesk.pages')}
        previousLabel={t('editionDesk.previous')}
        nextLabel={t('editionDesk.next')}
        onPrevious={from > 0 ? () => onFrom(Math.max(0, from - toldOfHtsDifferences)) : undefined}
        onNext={to < told.found ? () => onFrom(to) : undefined}
      />
    </footer>
  );
}
