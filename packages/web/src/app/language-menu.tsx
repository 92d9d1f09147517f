import { chooseLanguage, languages } from '../kernel/language.ts';
import { useWords } from '../kernel/words.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';

/** Both languages under their own names. Choosing one stores it and reloads the page (spec). */
export function LanguageMenu({ className = 'language-menu' }: { className?: string }) {
  const { t, language } = useWords();
  const items = languages.map((one) => ({ key: one, label: t(`nav.${one}`), checked: one === language }));
  const choose = (key: string) => {
    const chosen = languages.find((one) => one === key);
    if (chosen && chosen !== language) chooseLanguage(chosen);
  };
  return (
    <Menu
      label={t('nav.language')}
      items={[items]}
      align="end"
      onChoose={choose}
      trigger={(trigger) => (
        <button type="button" className={className} {...trigger}>
          <Icon name="globe" />
          <span className="language-menu__name">{t(`nav.short-${language}`)}</span>
          <span className="visually-hidden">{t('nav.language')}</span>
          <Icon name="chevron-down" size={13} />
        </button>
      )}
    />
  );
}
