import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Refusal } from '../../kernel/refusal.ts';
import { findingsIn } from '../form-values.ts';
import { tellRefusal } from '../tell-refusal.ts';
import { firstOf, goToPath } from './go-to-path.ts';
import type { Draft } from './use-draft.ts';
import type { DraftFaults } from './use-draft-faults.ts';

interface SubmissionOf<R, C> {
  draft: Draft<R, C>;
  faults: DraftFaults;
  /** The sections of the form in their order, in which open points are told. */
  sections: readonly string[];
  /** What is open beside the content. */
  also?: readonly string[];
  handIn: (saved: R) => Promise<unknown>;
  /** It is handed in. */
  onDone: (saved: R) => void;
  /** What shows it, and is asked again. */
  shownBy: readonly { readonly path: string }[];
  onShow?: (path: string) => void;
  onRefused?: () => void;
}

/** The way of a draft to the forwarder: what is still open is shown first, then it is saved and handed in. */
export function useSubmission<R, C>(of: SubmissionOf<R, C>) {
  const { draft, faults, sections, also = [], handIn, onDone, shownBy, onRefused } = of;
  const show = of.onShow ?? ((path: string) => void setTimeout(() => goToPath(path)));
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const placeOf = (path: string) => sections.findIndex((section) => path.startsWith(`${section}.`));
  const open: readonly string[] = [
    ...[...faults.errors.keys()].toSorted((one, other) => placeOf(one) - placeOf(other)),
    ...also,
  ];
  const showFirst = () => {
    faults.ask();
    const first = firstOf(open);
    if (first !== undefined) show(first);
  };
  const send = async () => {
    const isSaved = await draft.save();
    const record = draft.recordNow();
    if (!isSaved || !record) return;
    await handIn(record);
    for (const { path } of shownBy) void client.invalidateQueries({ queryKey: [path] });
    onDone(record);
  };
  const submit = async () => {
    if (busy) return;
    if (open.length > 0) return showFirst();
    setBusy(true);
    try {
      await send();
    } catch (error) {
      onRefused?.();
      const findings = error instanceof Refusal ? findingsIn(error.data) : [];
      if (findings.length === 0) return tellRefusal(error);
      faults.ask();
      faults.hear(findings, draft.part.content);
      show(firstOf(findings.map(({ path }) => path)) ?? '');
    } finally {
      setBusy(false);
    }
  };
  return { open, busy, submit, showFirst };
}

export type Submission = ReturnType<typeof useSubmission>;
