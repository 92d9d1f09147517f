import { labelImportSubject } from '@loadline/contract/labels/label-import';
import { addArtwork, addPackingList, chooseLabelRules } from '@loadline/contract/labels/label-import.api';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { useWords } from '../../../kernel/words.ts';
import type { ImportSubject } from '../../../resource/import-wizard/import-subject.ts';
import type { ChosenRules } from './rules-choice.tsx';

export interface LabelFiles {
  readonly styles: File | undefined;
  readonly packing: File | undefined;
  readonly artwork: readonly File[];
}

export const artworkTypes = ['zip', 'pdf', 'png', 'jpg', 'jpeg'];

type Sending =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'sending'; readonly no: number; readonly all: number; readonly name: string }
  | { readonly phase: 'refused'; readonly name: string; readonly says: string };

/** Sends the style list, then what stands beside it; what was taken is not sent again when one of them was refused. */
export function useLabelSending({ calls }: ImportSubject, onDone: (id: string) => void) {
  const { t } = useWords();
  const client = useQueryClient();
  const [state, setState] = useState<Sending>({ phase: 'waiting' });
  const taken = useRef(new Map<File, string>());
  const send = async (rules: ChosenRules, { styles, packing, artwork }: LabelFiles) => {
    if (!styles) return;
    const all = 1 + (packing ? 1 : 0) + artwork.length;
    let [no, name] = [0, styles.name];
    const once = async (file: File, work: () => Promise<string>): Promise<string> => {
      [no, name] = [no + 1, file.name];
      const known = taken.current.get(file);
      if (known !== undefined) return known;
      setState({ phase: 'sending', no, all, name });
      const id = await work();
      taken.current.set(file, id);
      return id;
    };
    try {
      const id = await once(styles, async () => {
        const facts = await calls.upload(styles, new AbortController().signal);
        client.setQueryData(calls.facts(facts.id).queryKey, facts);
        return facts.id;
      });
      await call(chooseLabelRules, { body: { id, ...rules }, refusal: 'in place' });
      const beside = { query: { id }, refusal: 'in place' } as const;
      if (packing)
        await once(packing, () => call(addPackingList, { ...beside, file: packing }).then(() => id));
      for (const file of artwork)
        await once(file, () => call(addArtwork, { ...beside, file }).then(() => id));
      await client.invalidateQueries({ queryKey: [labelImportSubject.name] });
      onDone(id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setState({ phase: 'refused', name, says: error.says || t('error.network') });
    }
  };
  return { state, send };
}
