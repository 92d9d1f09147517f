import { maskedId } from '@loadline/contract/checks/china';
import { maskedMobile } from '@loadline/contract/checks/mobile';
import { flawOfLegalId } from '@loadline/contract/facts/legal-id';
import { type LegalIdKind } from '@loadline/contract/facts/legal-id-kind';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Policies } from '@loadline/contract/ops/policy';
import type { registrationApi } from '@loadline/contract/ops/registration-desk.api';
import { waitingIn } from './late.public.ts';

export type RegistrationDetail = AnswerOf<typeof registrationApi.detail>;
export type Duplicate = RegistrationDetail['possibleDuplicates'][number];

/** What the database says of a registration; what is worked out from it is added here. */
export type KeptRow = Pick<
  RegistrationDetail,
  | 'id'
  | 'no'
  | 'submittedAt'
  | 'accountType'
  | 'name'
  | 'legalIdKind'
  | 'legalId'
  | 'contactName'
  | 'mobile'
  | 'interests'
  | 'state'
  | 'duplicates'
  | 'round'
>;

/** A registration's waiting time counts while it is pending; a person's identity number is never whole. */
export function desked<R extends KeptRow>(row: R, policy: Policies, now: Date) {
  const since = row.state === 'PENDING' ? new Date(row.submittedAt) : null;
  return {
    ...row,
    legalId: row.accountType === 'personal' ? maskedId(row.legalId) : row.legalId,
    ...waitingIn(policy, 'registrations', since, now),
  };
}

export function maskedRow<R extends KeptRow>(row: R): R {
  return { ...row, mobile: maskedMobile(row.mobile) };
}

export interface CheckedFacts {
  readonly legalIdKind: LegalIdKind;
  readonly legalId: string;
  readonly licence: RegistrationDetail['licence'];
  readonly salesCode: string | null;
  readonly proposedSaleId: string | null;
  readonly possibleDuplicates: readonly Duplicate[];
}

/** What the program can tell by itself. */
export function checksOf(facts: CheckedFacts, now: Date): RegistrationDetail['checks'] {
  const { legalIdKind, legalId, licence, salesCode, proposedSaleId, possibleDuplicates } = facts;
  const flaw = flawOfLegalId(legalIdKind, legalId, now.toISOString().slice(0, 10));
  return [
    { check: 'legalId', passed: flaw === undefined },
    { check: 'licence', passed: licence !== null },
    {
      check: 'mobileFree',
      passed: !possibleDuplicates.some(({ reason, kind }) => reason === 'mobile' && kind === 'user'),
    },
    ...(salesCode === null ? [] : [{ check: 'salesCode' as const, passed: proposedSaleId !== null }]),
  ];
}
