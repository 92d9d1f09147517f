import type { DocumentPath } from '@loadline/contract/documents/document.path';
import { useState } from 'react';
import type { AmendedField } from '../../../shared/trusts/trust-order.ts';

/** An answer as far as it is given: a refusal needs its reason. */
export interface Answer {
  readonly accepted: boolean;
  readonly reason: string;
}

/** The answers to the fields of an amendment while they are given. */
export function useAnswers(fields: readonly AmendedField[]) {
  const [answers, setAnswers] = useState<ReadonlyMap<DocumentPath, Answer>>(new Map());
  const isOpen = ({ path }: AmendedField) => {
    const answer = answers.get(path);
    return answer === undefined || (!answer.accepted && answer.reason.trim() === '');
  };
  const give = (path: DocumentPath, answer: Answer) => setAnswers(new Map([...answers, [path, answer]]));
  return {
    of: (path: DocumentPath) => answers.get(path),
    decide: (path: DocumentPath, accepted: boolean) =>
      give(path, { accepted, reason: answers.get(path)?.reason ?? '' }),
    say: (path: DocumentPath, reason: string) => give(path, { accepted: false, reason }),
    acceptAll: () => setAnswers(new Map(fields.map(({ path }) => [path, { accepted: true, reason: '' }]))),
    open: fields.filter(isOpen),
    accepted: fields.filter(({ path }) => answers.get(path)?.accepted === true).length,
    refused: fields.filter(({ path }) => answers.get(path)?.accepted === false).length,
    asBody: fields.map(({ path }) => {
      const { accepted = false, reason = '' } = answers.get(path) ?? {};
      return { path, accepted, reason: accepted ? null : reason.trim() || null };
    }),
  };
}
