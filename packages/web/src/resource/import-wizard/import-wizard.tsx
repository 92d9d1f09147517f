import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { StillLoading } from '../../ui/states.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import type { ImportFacts, ImportState, ImportSubject } from './import-subject.ts';
import { PreviewStep } from './preview-step.tsx';
import { StateStep } from './state-step.tsx';
import { UploadStep } from './upload-step.tsx';
import { type ImportAddress, useImportAddress } from './use-import-address.ts';
import { WizardFrame } from './wizard-frame.tsx';

/** How often an import that is being written is asked for, in milliseconds. */
const pulse = 600;

/** An xlsx file on its way in: upload, preview and correct, import. Where it stands is in the address and on the server. */
export function ImportWizard({ subject }: { subject: ImportSubject }) {
  const address = useImportAddress(subject);
  const { id } = address;
  if (id === undefined) return <UploadStep subject={subject} address={address} />;
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
    refetchInterval: ({ state }) => (state.data?.state === 'COMMITTING' ? pulse : false),
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
  return <Step subject={subject} facts={facts.data} address={address} />;
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

/** A failed import has written nothing: its preview opens again when it is asked for. */
function isToBePreviewed({ state }: ImportFacts, { step }: ImportAddress): boolean {
  return state === 'STAGED' || (state === 'FAILED' && step === 'preview');
}
