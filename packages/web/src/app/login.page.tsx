import { LoginScreen } from '../features/session/login.screen.tsx';
import { notifyNextPage } from '../kernel/notice.ts';
import { takePlace } from '../kernel/return.ts';
import { useWords } from '../kernel/words.ts';
import { wayIn } from './enter.ts';
import { LanguageMenu } from './language-menu.tsx';
import { useReach } from './reach.ts';

/** The login, and what follows it: back to where it came in between, else in by the first menu entry. */
export function LoginPage() {
  const { t } = useWords();
  const isReachable = useReach();
  const proceed = () => {
    const way = takePlace() ?? wayIn(isReachable);
    if (!way) return;
    notifyNextPage('success', t('success.login'));
    location.assign(way);
  };
  return <LoginScreen tools={<LanguageMenu />} onSignedIn={proceed} />;
}
