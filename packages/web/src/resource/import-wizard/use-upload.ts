import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Refusal } from '../../kernel/refusal.ts';
import { useWords } from '../../kernel/words.ts';
import type { ImportSubject } from './import-subject.ts';

export type UploadState =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'sending'; readonly file: File }
  | { readonly phase: 'refused'; readonly fileName: string; readonly says: string };

/** One file on its way to the server, which reads and checks it before it answers. */
export function useUpload({ calls, takesCsv }: ImportSubject, onDone: (id: string) => void) {
  const { t } = useWords();
  const client = useQueryClient();
  const [state, setState] = useState<UploadState>({ phase: 'waiting' });
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  const send = async (file: File) => {
    const abort = new AbortController();
    sending.current = abort;
    setState({ phase: 'sending', file });
    try {
      const facts = await calls.upload(file, abort.signal);
      client.setQueryData(calls.facts(facts.id).queryKey, facts);
      onDone(facts.id);
    } catch (error) {
      if (abort.signal.aborted) return;
      if (!(error instanceof Refusal)) throw error;
      setState({ phase: 'refused', fileName: file.name, says: error.says });
    }
  };
  return {
    state,
    /** Only the name is looked at here; what is in the file, the server decides. */
    take: (file: File) => {
      if ((takesCsv ? /\.(xlsx|csv)$/i : /\.xlsx$/i).test(file.name)) void send(file);
      else setState({ phase: 'refused', fileName: file.name, says: t('import.upload.notXlsx') });
    },
    cancel: () => {
      sending.current?.abort();
      setState({ phase: 'waiting' });
    },
  };
}
