import { say } from '@loadline/contract/kernel/text';
import { schemes } from '@loadline/contract/site/scheme';
import { useState } from 'react';
import { useGoTo } from '../kernel/page-link.tsx';
import { chooseScheme, chosenScheme } from '../kernel/scheme.ts';
import { useSignedInUser } from '../kernel/session.ts';
import { signOut } from '../kernel/sign-out.ts';
import { useWords } from '../kernel/words.ts';
import { Menu } from '../ui/menu.tsx';
import { Avatar } from '../ui/office-header.tsx';

/** Who is signed in, with the way to one's own account. Nothing of the account while looking as a customer. */
export function AccountMenu() {
  const { t, language } = useWords();
  const goTo = useGoTo();
  const user = useSignedInUser();
  const [scheme, setScheme] = useState(chosenScheme);
  if (!user) return null;
  const account = user.viewingAs
    ? []
    : [[{ key: 'account', label: t('office.account'), icon: 'shield' as const }]];
  const looks = schemes.map((one, index) => ({
    key: one,
    label: t(`office.scheme.${one}`),
    checked: one === scheme,
    ...(index === 0 && { heading: t('office.scheme.title') }),
  }));
  const choose = (key: string) => {
    const chosen = schemes.find((one) => one === key);
    if (chosen) {
      chooseScheme(chosen);
      return setScheme(chosen);
    }
    if (key === 'account') return goTo('account');
    void signOut();
  };
  return (
    <Menu
      label={`${user.name} · ${say(user.company, language)}`}
      align="end"
      items={[...account, looks, [{ key: 'logout', label: t('nav.logout'), icon: 'logout' as const }]]}
      onChoose={choose}
      trigger={(trigger) => (
        <button
          type="button"
          className="office-header__user"
          title={`${user.name} · ${say(user.company, language)}`}
          {...trigger}
        >
          <Avatar initials={[...user.name].slice(0, 1).join('').toUpperCase()} />
          <span className="visually-hidden">{user.name}</span>
        </button>
      )}
    />
  );
}
