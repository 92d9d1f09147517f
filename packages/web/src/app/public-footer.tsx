import { PageLink } from '../kernel/page-link.tsx';
import { companyLabel, hostLogo } from '../kernel/title.ts';
import { useWords } from '../kernel/words.ts';
import { Brand } from '../ui/brand-mark.tsx';
import { isReachable } from './reach.ts';
import { entryLabel, siteMenus } from './site-entries.ts';
import './public-footer.css';

/** The same ways as the header, at the end of the page. */
export function PublicFooter() {
  const words = useWords();
  const { t, language } = words;
  return (
    <footer className="public-footer">
      <div className="public-footer__row">
        <Brand name={companyLabel(language)} logo={hostLogo()} />
        {siteMenus(isReachable).map((menu) => (
          <dl key={menu.name}>
            <dt>{t(menu.name)}</dt>
            {menu.groups.flat().map((entry) => (
              <dd key={entry.name}>
                <PageLink page={entry.page} query={entry.query ?? {}}>
                  {entryLabel(entry, words)}
                </PageLink>
              </dd>
            ))}
          </dl>
        ))}
        <dl>
          <dt>{t('nav.account')}</dt>
          {(['login', 'register'] as const).filter(isReachable).map((page) => (
            <dd key={page}>
              <PageLink page={page}>{t(`nav.${page}`)}</PageLink>
            </dd>
          ))}
        </dl>
        <p className="public-footer__note">{t('footer.note')}</p>
      </div>
    </footer>
  );
}
