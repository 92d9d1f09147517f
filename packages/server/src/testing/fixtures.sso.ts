import type { Fixture } from './fixture.ts';

const settings = {
  // Nobody's version: what is stale and what is not there must not differ by whose it is.
  version: 999,
  issuer: 'https://login.example',
  clientId: 'taken',
  domains: [],
  claim: 'groups',
  mapping: [],
  dataAuthority: 'organisation',
  required: false,
  enabled: false,
};

function providerFixtures(at: string): Readonly<Record<string, Fixture>> {
  return {
    [`GET ${at}`]: {},
    [`POST ${at}/save`]: { body: () => settings },
    // Not https: nothing is asked.
    [`POST ${at}/test`]: { body: () => ({ issuer: 'http://login.example' }) },
  };
}

/** The calls about single sign-on of one's own organisation. */
export const ssoFixtures: Readonly<Record<string, Fixture>> = {
  ...providerFixtures('/adminapi/sso/provider'),
  ...providerFixtures('/opsapi/sso/provider'),
};
