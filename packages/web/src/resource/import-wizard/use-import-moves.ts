import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../kernel/notice.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { useWords } from '../../kernel/words.ts';
import type { ImportFacts, ImportSubject } from './import-subject.ts';
import type { ImportAddress } from './use-import-address.ts';

export interface ImportMoves {
  readonly busy: 'commit' | 'discard' | undefined;
  readonly commit: () => void;
  readonly discard: () => void;
}

/** The moves of an import as a whole: to import it, and to discard it. */
export function useImportMoves(
  subject: ImportSubject,
  facts: ImportFacts,
  address: ImportAddress,
): ImportMoves {
  const { t } = useWords();
  const client = useQueryClient();
  const [busy, setBusy] = useState<ImportMoves['busy']>();
  const { calls } = subject;
  const { queryKey } = calls.facts(facts.id);
  const run = async (move: 'commit' | 'discard', then: () => void) => {
    setBusy(move);
    try {
      const now = await calls[move](facts.id);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, now);
      then();
    } catch (error) {
      // The words of the refusal were shown; what the import has become meanwhile, the server knows.
      if (!(error instanceof Refusal)) throw error;
      await client.invalidateQueries({ queryKey });
    } finally {
      setBusy(undefined);
    }
  };
  return {
    busy,
    commit: () => {
      if (!busy && facts.readyRecords > 0) void run('commit', address.toState);
    },
    discard: () =>
      void run('discard', () => {
        notify('success', t('import.discard.done', { file: facts.fileName }));
        address.toUpload();
      }),
  };
}
