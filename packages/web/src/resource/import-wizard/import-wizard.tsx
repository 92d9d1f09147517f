import { wholeText } from '@loadline/contract/kernel/figures';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { asksAgainIn } from '../../kernel/ask-again.ts';
import { useWords } from '../../kernel/words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { fileSizeText } from '../../ui/file-facts.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { StillLoading } from '../../ui/states.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { ImportHistory } from './import-history.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import type { ImportFacts, ImportState, ImportSubject } from './import-subject.ts';
import { PreviewStep } from './preview-step.tsx';
import { type ImportAddress, useImportAddress } from './use-import-address.ts';
import { mayGoOn } from './use-preview.ts';
import { useUpload } from './use-upload.ts';
import { WizardFrame } from './wizard-frame.tsx';

const steps = {
  STAGED: 'preview',
  COMMITTING: 'write',
  FAILED: 'write',
  DONE: 'end',
  DISCARDED: 'preview',
} as const;

/** How often an import that is being written is asked for, in milliseconds. */
const pulse = 600;

/** An xlsx file on its way in: upload, preview and correct, import. Where it stands is in the address and on the server. */
export function ImportWizard({ subject }: { subject: ImportSubject }) {
  const address = useImportAddress(subject);
  const { id } = address;
  if (id === undefined)
    return subject.begin?.(address.open) ?? <UploadStep subject={subject} address={address} />;
  return <OpenImport key={id} subject={subject} id={id} address={address} />;
}

interface OpenImportProps {
  subject: ImportSubject;
  id: string;
  address: ImportAddress;
}

function OpenImport({ subject, id, address }: OpenImportProps) {
  const { t } = useWords();
  const facts = useQuery({
    ...subject.calls.facts(id),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => asksAgainIn(state) || (state.data?.state === 'COMMITTING' && pulse),
  });
  useFreshLists(facts.data?.state);
  if (!facts.data) {
    return (
      <WizardFrame subject={subject} step="preview">
        {facts.isError ? (
          <>
            <NotLoaded what={subject.title} error={facts.error} onRetry={() => void facts.refetch()} />
            <p className="import-wizard__way-out">
              <Button look="text" onClick={address.toUpload}>
                {t('import.state.another')}
              </Button>
            </p>
          </>
        ) : (
          <StillLoading
            active
            text={t('resource.stillLoading')}
            cancelLabel={t('resource.cancel')}
            onCancel={address.toUpload}
          />
        )}
      </WizardFrame>
    );
  }
  const Step = isToBePreviewed(facts.data, address) ? PreviewStep : StateStep;
  // Another reading is another sheet: nothing of what was seen or undone in the one before applies to it.
  const { sheet, columns } = facts.data;
  const reading = [sheet, ...columns.map(({ place, key, unit }) => `${place} ${key} ${unit}`)].join();
  return <Step key={reading} subject={subject} facts={facts.data} address={address} />;
}

/** What an import has just written belongs in lists and counts that were asked before: they are asked again. */
function useFreshLists(state: ImportState | undefined) {
  const client = useQueryClient();
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== undefined && before.current !== state && state === 'DONE')
      void client.invalidateQueries();
    before.current = state;
  }, [client, state]);
}

/** What a failed import has not written, and what had errors in another, opens again when it is asked for. */
function isToBePreviewed(facts: ImportFacts, { step }: ImportAddress): boolean {
  return facts.state === 'STAGED' || (step === 'preview' && mayGoOn(facts));
}

interface StateStepProps {
  subject: ImportSubject;
  facts: ImportFacts;
  address: ImportAddress;
}

/** The third step: how far the writing has come, and then what became of it. It is the same for whoever comes back. */
function StateStep({ subject, facts, address }: StateStepProps) {
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

interface UploadStepProps {
  subject: ImportSubject;
  address: ImportAddress;
}

/** The first step: a file is chosen or dropped, refused in place or taken; below stand the imports there were. */
function UploadStep({ subject, address }: UploadStepProps) {
  const { t } = useWords();
  const { state, take, cancel } = useUpload(subject, address.open);
  useFileDrop(take);
  return (
    <WizardFrame subject={subject} step="upload">
      <div className="import-upload">
        <Card title={t('import.upload.title')}>
          {state.phase === 'sending' ? (
            <Sending file={state.file} onCancel={cancel} />
          ) : (
            <DropZone
              accept={subject.takesCsv ? '.xlsx,.csv' : '.xlsx'}
              hint={subject.limits}
              onFiles={([file]) => {
                if (file) take(file);
              }}
            >
              <b>{t('import.upload.choose')}</b> {t('import.upload.drop')}
            </DropZone>
          )}
          {state.phase === 'refused' ? (
            <Alert family="stop">
              <b>{state.fileName}</b> {state.says}
            </Alert>
          ) : null}
          <ul className="import-upload__notes">
            {subject.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Card>
        <ImportHistory subject={subject} onOpen={address.open} />
      </div>
    </WizardFrame>
  );
}

/** The answer comes when the file has been read and checked whole: how far it is, nobody knows before. */
function Sending({ file, onCancel }: { file: File; onCancel: () => void }) {
  const { t } = useWords();
  return (
    <div className="import-upload__sending" role="status">
      <p>
        {t('import.upload.sending')} <b>{file.name}</b>{' '}
        <span className="import-upload__size">{fileSizeText(file.size)}</span>
      </p>
      <div className="import-upload__track" aria-hidden="true">
        <i className="import-upload__wave" />
      </div>
      <Button look="text" size="small" onClick={onCancel}>
        {t('import.upload.cancel')}
      </Button>
    </div>
  );
}

/** Takes a file that is dropped anywhere: beside the drop zone the browser would open it and leave the page. */
function useFileDrop(onFile: (file: File) => void): void {
  const take = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    const [file] = event.type === 'drop' ? event.dataTransfer.files : [];
    if (file) onFile(file);
  });
  useEffect(() => {
    const listen = (event: DragEvent) => take(event);
    document.addEventListener('dragover', listen);
    document.addEventListener('drop', listen);
    return () => {
      document.removeEventListener('dragover', listen);
      document.removeEventListener('drop', listen);
    };
  }, []);
}
