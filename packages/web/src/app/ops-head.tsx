import { PageLink } from '../kernel/page-link.tsx';
import { signOut } from '../kernel/session.ts';
import { companyLabel } from '../kernel/title.ts';
import { useWords } from '../kernel/words.ts';
import { Brand } from '../ui/brand-mark.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { OfficeHeader } from '../ui/office-header.tsx';
import { AccountMenu } from './account-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import './ops.css';

/** The header of the staff console: unmistakably not a customer's page. */
export function OpsHead() {
  const { t, language } = useWords();
  return (
    <OfficeHeader
      brand={
        <PageLink page="home">
          <Brand name={companyLabel(language)} suffix="OMS" />
        </PageLink>
      }
      nav={
        <p className="ops-head__who">
          <span className="ops-head__staff">{t('desk.staff')}</span>
        </p>
      }
      tools={
        <>
          <LanguageMenu className="header-button" />
          <AccountMenu />
          <IconButton icon="logout" label={t('nav.logout')} onClick={() => void signOut()} />
        </>
      }
    />
  );
}
