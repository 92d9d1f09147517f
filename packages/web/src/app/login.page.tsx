import { problems } from '@loadline/contract/kernel/problem';
import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { LoginScreen } from '../features/session/login.screen.tsx';
import { notifyNextPage } from '../kernel/notice.ts';
import { takePlace } from '../kernel/return.ts';
import { useWords } from '../kernel/words.ts';
import { wayIn } from './enter.ts';
import { LanguageMenu } from './language-menu.tsx';
import { useReach } from './reach.ts';

/**
 * The login, and what follows it: back to where it came in between, else in by the first menu entry. Who may open
 * nothing is told so, and stays outside.
 */
export function LoginPage() {
  const { t, language } = useWords();
  const isReachable = useReach();
  const proceed = () => {
    const way = wayIn(isReachable);
    if (way) notifyNextPage('success', t('success.login'));
    else notifyNextPage('warning', say(problems.noAuthority.text, language));
    location.assign(way ? (takePlace() ?? way) : pages.home.path);
  };
  return <LoginScreen tools={<LanguageMenu />} onSignedIn={proceed} />;
}
