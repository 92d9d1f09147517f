import type { LegalIdKind } from '@loadline/contract/facts/legal-id-kind';
import { codesOf, isCode } from '@loadline/contract/kernel/code';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { interests, registration, volumeBands } from '@loadline/contract/registrations/registration';
import type { applyForAccount } from '@loadline/contract/registrations/registration.api';
import { provingAddress } from '@loadline/contract/session/code-way';
import { codeWays } from '../../kernel/title.ts';
import type { Words } from '../../kernel/words.ts';
import type { Licence } from './application.ts';
import { legalIdFault, textFault } from './application-faults.ts';
import type { Standing } from './status-form.tsx';

export type HandedIn = NonNullable<Standing['values']>;

/** Entries that are corrected by typing; the licence is sent anew, and what is chosen stays as it was. */
export const typedNames = [
  'companyNameCn',
  'companyNameEn',
  'legalId',
  'contactName',
  'email',
  'address',
  'lanes',
  'salesCode',
] as const;

export type TypedName = (typeof typedNames)[number];

export function isTyped(field: string): field is TypedName {
  return typedNames.some((name) => name === field);
}

/** The corrections as they are entered: texts by their field, the new licence, and the code that proves the mobile. */
export type Corrected = { readonly [K in TypedName]?: string } & {
  readonly legalIdKind: LegalIdKind;
  readonly licence: Licence | null;
  readonly smsCode: string;
  /** Where the code goes: the mobile or the mail address that the application was handed in with. */
  readonly mobile: string;
  readonly agreed: boolean;
};

/** What was handed in, ready to be corrected. An identity number came masked and is entered anew. */
export function correctionsOf(values: HandedIn): Corrected {
  const texts = typedNames.map((name) => [name, values[name] ?? ''] as const);
  const legalId = values.legalId.includes('*') ? '' : values.legalId;
  return {
    ...Object.fromEntries(texts),
    legalIdKind: values.legalIdKind,
    legalId,
    licence: null,
    smsCode: '',
    mobile: provingAddress(codeWays(), values) ?? values.mobile,
    agreed: false,
  };
}

/** What is wrong with a corrected text. */
export function correctedFault(
  name: TypedName,
  typed: string,
  { accountType, legalIdKind }: Pick<HandedIn, 'accountType' | 'legalIdKind'>,
  words: Words,
): string | undefined {
  if (name === 'legalId') return legalIdFault({ accountType, legalIdKind, legalId: typed }, words);
  const field = registration.fields[name];
  const isNeeded = name === 'companyNameCn' && accountType === 'company';
  return textFault(isNeeded ? { ...field, required: true } : field, typed, words);
}

/** The application as it is handed in again: what was returned in its new form, all else as it was. */
export function againOf(
  values: HandedIn,
  corrected: Corrected,
  returned: readonly string[],
  agreementVersion: string,
): BodyOf<typeof applyForAccount> {
  const textOf = (name: TypedName) =>
    (returned.includes(name) ? (corrected[name] ?? '').trim() : values[name]) || null;
  return {
    accountType: values.accountType,
    companyNameCn: textOf('companyNameCn'),
    companyNameEn: textOf('companyNameEn'),
    legalIdKind: corrected.legalIdKind,
    legalId: returned.includes('legalId') ? textOf('legalId') : null,
    licenceFileId: corrected.licence?.id ?? null,
    contactName: textOf('contactName') ?? '',
    mobile: values.mobile,
    email: textOf('email') ?? '',
    country: values.country,
    address: textOf('address'),
    interests: values.interests.filter((one) => isCode(interests, one)),
    volumeBand: codesOf(volumeBands).find((one) => one === values.volumeBand) ?? null,
    lanes: textOf('lanes'),
    salesCode: textOf('salesCode'),
    agreementVersion,
    password: null,
    smsCode: corrected.smsCode,
  };
}
