import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { ownSso } from '@loadline/contract/session/sso-provider.api';

/** The calls of one side, which differ by address and right alone. */
export type SsoApi = Pick<typeof ownSso, 'read' | 'save' | 'test'>;

export type SsoSettings = AnswerOf<typeof ownSso.read>;

/** As a provider begins that nobody has set up yet. */
export const newProvider = {
  version: 0,
  domains: [],
  claim: 'groups',
  mapping: [],
  dataAuthority: 'organisation',
  required: false,
  enabled: true,
};
