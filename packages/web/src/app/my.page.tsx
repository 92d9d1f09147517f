import { lazy } from 'react';
import { SessionsPart } from '../features/account/sessions.part.tsx';
import { MyScreen } from '../features/customers/my.screen.tsx';

const ApiPart = lazy(async () => ({ default: (await import('../features/api/api.part.tsx')).ApiPart }));

/** The customer centre with one's own sessions, which are the account's, and the way in for programs. */
export function MyPage() {
  return <MyScreen sessions={SessionsPart} api={ApiPart} />;
}
