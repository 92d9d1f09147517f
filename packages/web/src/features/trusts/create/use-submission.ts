import type { DocumentPath } from '@loadline/contract/documents/document.path';
import { listTrusts, trustDetail, trustOverview } from '@loadline/contract/trusts/trust.api';
import { declarationEdition } from '@loadline/contract/trusts/trust.declaration';
import { submitTrust } from '@loadline/contract/trusts/trust-draft.api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { notify } from '../../../kernel/notice.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { Refusal } from '../../../kernel/refusal.ts';
import { useWords } from '../../../kernel/words.ts';
import { firstOf } from '../../../resource/drafting/go-to-path.ts';
import type { DraftFaults } from '../../../resource/drafting/use-draft-faults.ts';
import { findingsIn } from '../../../resource/form-values.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { blocks } from './blocks.ts';
import type { TrustDraft } from './trust-draft.ts';
import type { Declaration } from './use-declaration.ts';

interface SubmissionOf {
  draft: TrustDraft;
  faults: DraftFaults;
  declaration: Declaration;
  onShow: (path: DocumentPath) => void;
}

/** Open points are told in the order of the form. */
function placeOf(path: DocumentPath): number {
  return blocks.findIndex((block) => path.startsWith(`${block}.`));
}

/** The way of a trust order to the forwarder: what is still open is shown first, then it is saved, signed and handed in. */
export function useSubmission({ draft, faults, declaration, onShow }: SubmissionOf) {
  const { t } = useWords();
  const goTo = useGoTo();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const unsigned = declaration.isTicked ? 'signedBy' : 'declared';
  const open: readonly DocumentPath[] = [
    ...[...faults.errors.keys()].toSorted((one, other) => placeOf(one) - placeOf(other)),
    ...(declaration.isSigned ? [] : [unsigned]),
  ];
  const showFirst = () => {
    faults.ask();
    const first = firstOf(open);
    if (first !== undefined) onShow(first);
  };
  const handIn = async () => {
    const isSaved = await draft.save();
    const record = draft.recordNow();
    if (!isSaved || !record) return;
    const { id, version, trustNo: number } = record.trust;
    const signedBy = declaration.signer.trim();
    const body = { id, version, declared: true, signedBy, edition: declarationEdition };
    await call(submitTrust, { body, refusal: 'in place' });
    notify('success', t('trust.submit.done', { number }));
    for (const { path } of [listTrusts, trustOverview, trustDetail])
      void client.invalidateQueries({ queryKey: [path] });
    goTo('trustDetail', { no: number });
  };
  const submit = async () => {
    if (busy) return;
    if (open.length > 0) return showFirst();
    setBusy(true);
    try {
      await handIn();
    } catch (error) {
      const findings = error instanceof Refusal ? findingsIn(error.data) : [];
      if (findings.length === 0) return tellRefusal(error);
      faults.ask();
      faults.hear(findings, draft.part.content);
      onShow(firstOf(findings.map(({ path }) => path)) ?? '');
    } finally {
      setBusy(false);
    }
  };
  return { open, unsigned, busy, submit, showFirst };
}

export type Submission = ReturnType<typeof useSubmission>;
