import { ssoProvider } from '@loadline/contract/session/sso-provider';
import type { Feature } from '../../feature.ts';
import { sessionRoutes } from './session.routes.ts';

export const sessionFeature: Feature = {
  routes: sessionRoutes,
  audited: { sso: { fields: ssoProvider.fields } },
};
