import { stringifySearch } from '../kernel/address.ts';
import { chooseLanguage, languages, tagOf } from '../kernel/language.ts';
import { usePlace } from '../kernel/navigation.ts';
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
    <>
      <LanguageLink className={className} />
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
    </>
  );
}

/** Where no script runs, the other language is a link: the address names it. */
function LanguageLink({ className }: { className: string }) {
  const { t, language } = useWords();
  const { search } = usePlace();
  const [other = language] = languages.filter((one) => one !== language);
  return (
    <noscript>
      <a
        className={className}
        href={stringifySearch({ ...search, lang: other })}
        hrefLang={tagOf(other)}
        lang={tagOf(other)}
      >
        <Icon name="globe" />
        {t(`nav.${other}`)}
      </a>
    </noscript>
  );
}
