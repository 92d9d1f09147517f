import { agreementInForce } from '@loadline/contract/site/edition.api';
import { asking } from '../../kernel/asking.ts';
import { useAnswer } from '../../site/use-answer.ts';

const question = asking(agreementInForce, {});

export interface AgreementInForce {
  /** Empty until it is known. */
  readonly edition: string;
  /** Another one may have come into force meanwhile. */
  readonly again: () => void;
}

/** The edition of terms and privacy notice that an applicant accepts. */
export function useAgreement(): AgreementInForce {
  const { answer, again } = useAnswer(question);
  return { edition: answer.state === 'found' ? answer.found.edition : '', again };
}
