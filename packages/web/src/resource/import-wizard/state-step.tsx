import { useWords } from '../../kernel/words.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { wholeText } from '../decimal.ts';
import { ImportOutcome } from './import-outcome.tsx';
import type { ImportFacts, ImportSubject } from './import-subject.ts';
import type { ImportAddress } from './use-import-address.ts';
import { WizardFrame } from './wizard-frame.tsx';

interface StateStepProps {
  subject: ImportSubject;
  facts: ImportFacts;
  address: ImportAddress;
}

const steps = {
  STAGED: 'preview',
  COMMITTING: 'write',
  FAILED: 'write',
  DONE: 'end',
  DISCARDED: 'preview',
} as const;

/** The third step: how far the writing has come, and then what became of it. It is the same for whoever comes back. */
export function StateStep({ subject, facts, address }: StateStepProps) {
  return (
    <WizardFrame subject={subject} step={steps[facts.state]}>
      <section className="import-state" aria-label={facts.fileName}>
        {facts.state === 'COMMITTING' ? (
          <Writing subject={subject} facts={facts} />
        ) : (
          <ImportOutcome subject={subject} facts={facts} address={address} />
        )}
      </section>
    </WizardFrame>
  );
}

function Writing({ subject, facts }: { subject: ImportSubject; facts: ImportFacts }) {
  const { t } = useWords();
  const { fileName, writtenRecords, readyRecords } = facts;
  return (
    <>
      <h2 className="import-state__title">
        {t('import.state.writing', { records: subject.counted(readyRecords) })}
      </h2>
      <p className="import-state__file">{fileName}</p>
      <ProgressBar label={t('import.state.progress')} good={writtenRecords} total={readyRecords} />
      <p role="status" className="import-state__count">
        {t('import.state.written', { written: wholeText(writtenRecords), all: wholeText(readyRecords) })}
      </p>
      <p className="import-state__note">{t('import.state.leave')}</p>
    </>
  );
}
