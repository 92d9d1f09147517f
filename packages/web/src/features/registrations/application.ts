import type { LegalIdKind } from '@loadline/contract/facts/legal-id-kind';
import type { CodeOf } from '@loadline/contract/kernel/code';
import type { accountTypes, interests, volumeBands } from '@loadline/contract/registrations/registration';

/** A file that the server holds until the application is handed in. */
export interface Licence {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** An application as it is being filled in: what is not entered yet is empty text. */
export interface Application {
  readonly accountType: CodeOf<typeof accountTypes>;
  readonly companyNameCn: string;
  readonly companyNameEn: string;
  readonly legalIdKind: LegalIdKind;
  readonly legalId: string;
  /** Empty while none is chosen. */
  readonly country: string;
  readonly address: string;
  readonly licence: Licence | null;
  readonly contactName: string;
  readonly email: string;
  readonly mobile: string;
  readonly smsCode: string;
  readonly password: string;
  readonly repeat: string;
  readonly interests: readonly CodeOf<typeof interests>[];
  readonly volumeBand: CodeOf<typeof volumeBands> | '';
  readonly lanes: string;
  readonly salesCode: string;
  readonly agreed: boolean;
}

export const emptyApplication: Application = {
  accountType: 'company',
  companyNameCn: '',
  companyNameEn: '',
  legalIdKind: 'creditCode',
  legalId: '',
  country: '',
  address: '',
  licence: null,
  contactName: '',
  email: '',
  mobile: '',
  smsCode: '',
  password: '',
  repeat: '',
  interests: [],
  volumeBand: '',
  lanes: '',
  salesCode: '',
  agreed: false,
};
