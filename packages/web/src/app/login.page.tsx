import { type Language, say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { LoginScreen } from '../features/session/login.screen.tsx';
import { notifyNextPage } from '../kernel/notice.ts';
import { takePlace } from '../kernel/return.ts';
import type { SignedInUser } from '../kernel/stored.ts';
import { useWords } from '../kernel/words.ts';
import { DoorFrame } from './door-frame.tsx';
import { firstPage } from './enter.ts';
import { isReachable } from './reach.ts';

const modes = ['air', 'ocean', 'truck', 'rail'] as const;

/**
 * The login, and what follows it: back to where it came in between, else to what waits today. Who must set up a
 * second factor does that first; who may open nothing is told so, and stays outside.
 */
export function LoginPage() {
  const { t, language } = useWords();
  const proceed = async ({ mustEnrol }: SignedInUser) => {
    const way = firstPage(isReachable);
    if (mustEnrol || way) notifyNextPage('success', t('success.login'));
    else notifyNextPage('warning', await sayNoAuthority(language));
    if (mustEnrol) return location.assign(pages.account.path);
    location.assign(way ? (takePlace() ?? way) : pages.home.path);
  };
  return (
    <DoorFrame
      look="even"
      motto={[t('login.motto1'), t('login.motto2')]}
      lead={t('login.lead')}
      foot={
        <ul className="split__words">
          {modes.map((mode) => (
            <li key={mode}>{t(`login.${mode}`)}</li>
          ))}
        </ul>
      }
    >
      <LoginScreen onSignedIn={(user) => void proceed(user)} />
    </DoorFrame>
  );
}

/** The words of the contract, which few logins need. */
async function sayNoAuthority(language: Language): Promise<string> {
  const { problems } = await import('@loadline/contract/kernel/problem');
  return say(problems.noAuthority.text, language);
}
