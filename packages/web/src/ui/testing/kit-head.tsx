import { useState } from 'react';
import { Brand } from '../brand-mark.tsx';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import { Menu } from '../menu.tsx';
import { Avatar, CommandButton, HeaderButton, OfficeHeader } from '../office-header.tsx';
import { PriorityNav } from '../priority-nav.tsx';
import { SkipLink } from '../visually-hidden.tsx';
import { KitPalette } from './kit-palette.tsx';
import { useTexts } from './kit-texts.ts';

/** The header of the back office with all fifteen entries. */
export function KitHead() {
  const texts = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <SkipLink>{texts.skip}</SkipLink>
      <OfficeHeader
        brand={
          <a href="#home">
            <Brand name={texts.brand} suffix="OMS" />
          </a>
        }
        nav={<KitNav />}
        tools={
          <>
            <CommandButton label={texts.command} keys="Ctrl K" onClick={() => setIsOpen(true)} />
            <KitLanguage />
            <Avatar initials="LZ" />
            <IconButton icon="logout" label={texts.logout} />
          </>
        }
      />
      <KitPalette open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

function KitNav() {
  const texts = useTexts();
  const entries = texts.nav.map((label, index) => ({
    key: String(index),
    label,
    shortcut: `G ${index + 1}`,
  }));
  return (
    <PriorityNav
      label={texts.mainMenu}
      moreLabel={texts.more}
      entries={entries}
      current="1"
      link={(entry, look) => (
        <a href={`#${entry.key}`} {...look}>
          {look.children}
        </a>
      )}
    />
  );
}

function KitLanguage() {
  const texts = useTexts();
  return (
    <Menu
      label={texts.language}
      align="end"
      items={[[{ key: 'here', label: texts.language, checked: true }]]}
      onChoose={() => {}}
      trigger={(trigger) => (
        <HeaderButton {...trigger}>
          <Icon name="globe" />
          {texts.language}
          <Icon name="chevron-down" size={12} />
        </HeaderButton>
      )}
    />
  );
}
