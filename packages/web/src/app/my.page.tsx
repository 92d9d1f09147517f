import { SessionsPart } from '../features/account/sessions.part.tsx';
import { MyScreen } from '../features/customers/my.screen.tsx';

/** The customer centre with one's own sessions, which are the account's. */
export function MyPage() {
  return <MyScreen sessions={SessionsPart} />;
}
