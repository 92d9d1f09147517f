import { useState } from 'react';
import { StaffBell } from '../features/ops/bell/staff-bell.tsx';
import { useWork } from '../features/ops/use-work.ts';
import { PageLink } from '../kernel/page-link.tsx';
import { signOut } from '../kernel/sign-in.ts';
import { companyLabel, hostLogo } from '../kernel/title.ts';
import { useWords } from '../kernel/words.ts';
import { wholeText } from '../resource/decimal.ts';
import { Brand } from '../ui/brand-mark.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { CommandButton, OfficeHeader } from '../ui/office-header.tsx';
import { AccountMenu } from './account-menu.tsx';
import { KeyList } from './key-list.tsx';
import { LanguageMenu } from './language-menu.tsx';
import type { DeskPage } from './ops-menu.ts';
import { OpsPalette } from './ops-palette.tsx';
import { useOfficeKeys } from './use-office-keys.ts';
import './ops.css';

type Layer = 'palette' | 'keys' | undefined;

/** The header of the staff console: unmistakably not a customer's page. */
export function OpsHead({ menu }: { menu: readonly DeskPage[] }) {
  const { t, language } = useWords();
  const [open, setOpen] = useState<Layer>();
  useOfficeKeys({ menu, onPalette: () => setOpen('palette'), onKeyList: () => setOpen('keys') });
  return (
    <>
      <OfficeHeader
        brand={
          <PageLink page="home">
            <Brand name={companyLabel(language)} suffix="OMS" logo={hostLogo()} />
          </PageLink>
        }
        nav={<Whose />}
        tools={
          <>
            <CommandButton label={t('desk.command')} keys="Ctrl K" onClick={() => setOpen('palette')} />
            <LanguageMenu className="header-button" />
            <StaffBell />
            <AccountMenu />
            <IconButton icon="logout" label={t('nav.logout')} onClick={() => void signOut()} />
          </>
        }
      />
      <OpsPalette
        open={open === 'palette'}
        menu={menu}
        onClose={() => setOpen(undefined)}
        onKeyList={() => setOpen('keys')}
      />
      <KeyList open={open === 'keys'} menu={menu} onClose={() => setOpen(undefined)} />
    </>
  );
}

/** Staff, of which team, and whose records they see. */
function Whose() {
  const { t, language } = useWords();
  const { data: work } = useWork();
  return (
    <p className="ops-head__whose">
      <span className="ops-head__staff">{t('desk.staff')}</span>
      {work
        ? [
            language === 'en' ? work.teamEn : work.team,
            work.allCustomers
              ? t('desk.sees.all')
              : t('desk.sees.some', { count: wholeText(work.customers) }),
          ]
            .filter(Boolean)
            .join(' · ')
        : null}
    </p>
  );
}
