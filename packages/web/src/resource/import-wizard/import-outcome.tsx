import type { ReactNode } from 'react';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { useExport } from '../export-button.tsx';
import { officeTime } from '../office-time.ts';
import { amountsIn } from './counted.ts';
import type { ImportFacts, ImportSubject } from './import-subject.ts';
import { OriginalFile } from './original-file.tsx';
import type { ImportAddress } from './use-import-address.ts';
import { useImportMoves } from './use-import-moves.ts';
import { mayGoOn } from './use-preview.ts';

interface ImportOutcomeProps {
  subject: ImportSubject;
  facts: ImportFacts;
  address: ImportAddress;
}

/** What became of an import, in numbers, and where to go from here. */
export function ImportOutcome({ subject, facts, address }: ImportOutcomeProps) {
  const { t } = useWords();
  const { state, fileName, failure, endedAt, importedRecords } = facts;
  const family = subject.stateOf(state).family ?? 'void';
  const title = {
    DONE:
      importedRecords > 0
        ? t('import.state.done', { records: subject.counted(importedRecords) })
        : t('import.state.nothing'),
    FAILED: t('import.state.failed', { records: subject.counted(importedRecords) }),
    DISCARDED: t('import.state.discarded'),
  };
  return (
    <>
      <div role={state === 'FAILED' ? 'alert' : 'status'}>
        <h2 className="import-state__title">
          <StateGlyph family={family} size={22} />
          {state === 'DONE' || state === 'FAILED' || state === 'DISCARDED' ? title[state] : null}
        </h2>
      </div>
      <p className="import-state__file">
        {fileName}
        {endedAt ? ` · ${officeTime(endedAt).full}` : null} · {facts.createdByName || t('files.forwarder')}{' '}
        <OriginalFile subject={subject} facts={facts} />
      </p>
      {failure ? <p className="import-state__count">{subject.sayFailure(failure)}</p> : null}
      {state === 'DONE' ? <Figures subject={subject} facts={facts} /> : null}
      <div className="import-state__ways">
        <Ways subject={subject} facts={facts} address={address} />
      </div>
    </>
  );
}

/** Every record of the file is in one of the numbers below the first. */
function Figures({ subject, facts }: { subject: ImportSubject; facts: ImportFacts }) {
  const { t } = useWords();
  const { records, rows, importedRecords, madeRecords, skippedRecords } = facts;
  const before = Math.max(0, madeRecords - importedRecords);
  const figures: (readonly [label: string, value: ReactNode])[] = [
    [t('import.state.inFile'), amountsIn(t, subject).inFile(records, rows)],
    [t('import.state.imported'), subject.counted(importedRecords)],
    [t('import.state.withErrors'), subject.counted(withErrorsIn(facts))],
    [subject.skipped, subject.counted(skippedRecords)],
    ...(before > 0 ? [[t('import.state.before'), subject.counted(before)] as const] : []),
  ];
  return (
    <dl className="import-state__figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function withErrorsIn({ records, importedRecords, madeRecords, skippedRecords }: ImportFacts): number {
  return records - Math.max(importedRecords, madeRecords) - skippedRecords;
}

function Ways({ subject, facts, address }: ImportOutcomeProps) {
  const { t } = useWords();
  const marked = useExport(() => subject.calls.marked(facts.id));
  const moves = useImportMoves(subject, facts, address);
  const imported = subject.imported(facts);
  if (facts.state === 'FAILED') {
    return (
      <>
        <Button look="primary" busy={moves.busy === 'commit'} onClick={moves.commit}>
          {t('import.state.again')}
        </Button>
        <Button onClick={address.toPreview}>{t('import.state.toPreview')}</Button>
      </>
    );
  }
  return (
    <>
      {imported ? (
        <PageLink
          page={subject.page}
          query={{ ...subject.place, ...imported }}
          className={buttonClass('primary')}
        >
          {t('import.state.open')}
        </PageLink>
      ) : null}
      {mayGoOn(facts) ? (
        <Button look={imported ? 'secondary' : 'primary'} onClick={address.toPreview}>
          {t('import.state.goOn', { records: subject.counted(withErrorsIn(facts)) })}
        </Button>
      ) : null}
      <Button onClick={address.toUpload}>{t('import.state.another')}</Button>
      {facts.state === 'DONE' && withErrorsIn(facts) > 0 ? (
        <Button look="text" icon="download" busy={marked.busy} onClick={marked.start}>
          {t('import.marked')}
        </Button>
      ) : null}
    </>
  );
}
