import { say } from '@loadline/contract/kernel/text';
import { useGoTo } from '../kernel/page-link.tsx';
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
  if (!user) return null;
  const account = user.viewingAs
    ? []
    : [{ key: 'account', label: t('office.account'), icon: 'shield' as const }];
  return (
    <Menu
      label={`${user.name} · ${say(user.company, language)}`}
      align="end"
      items={[[...account, { key: 'logout', label: t('nav.logout'), icon: 'logout' }]]}
      onChoose={(key) => void (key === 'account' ? goTo('account') : signOut())}
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
