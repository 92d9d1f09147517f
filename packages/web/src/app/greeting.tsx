import { notify } from '../kernel/notice.ts';
import { useWords } from '../kernel/words.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { wayIn } from './enter.ts';
import { isReachable } from './reach.ts';

/** Who is signed in, with the way in and the way out (spec). */
export function Greeting({ name }: { name: string }) {
  const { t } = useWords();
  const enter = () => {
    const way = wayIn(isReachable);
    if (way) location.assign(way);
    else notify('warning', t('error.noAuthorization'));
  };
  const leave = async () => (await import('../kernel/sign-in.ts')).signOut();
  return (
    <Menu
      label={t('nav.greeting', { name })}
      align="end"
      items={[
        [
          { key: 'enter', label: t('nav.enter'), icon: 'arrow-right' },
          { key: 'logout', label: t('nav.logout'), icon: 'logout' },
        ],
      ]}
      onChoose={(key) => void (key === 'enter' ? enter() : leave())}
      trigger={(trigger) => (
        <button type="button" className="greeting" {...trigger}>
          <span className="greeting__initial" aria-hidden="true">
            {name.slice(0, 1).toUpperCase()}
          </span>
          <span className="greeting__name">{t('nav.greeting', { name })}</span>
          <Icon name="chevron-down" size={13} />
        </button>
      )}
    />
  );
}
