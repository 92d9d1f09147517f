import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './styles/header.css';

interface OfficeHeaderProps {
  /** A link with the Brand in it. */
  brand: ReactNode;
  /** A PriorityNav. */
  nav: ReactNode;
  /** Command button, time zone, language, avatar, logout. */
  tools: ReactNode;
}

export function OfficeHeader({ brand, nav, tools }: OfficeHeaderProps) {
  return (
    <header className="office-header">
      {brand}
      {nav}
      <div className="office-header__tools">{tools}</div>
    </header>
  );
}

/** Opens the palette; shrinks to its icon and keys where the header is narrow. */
export function CommandButton({
  label,
  keys,
  ...rest
}: { label: string; keys: string } & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className="command-button">
      <Icon name="search" size={14} />
      <span className="command-button__label">{label}</span>
      <kbd>{keys}</kbd>
    </button>
  );
}

/** A quiet button of the header, such as the language: icon, words, chevron. The rest of the props go to the button. */
export function HeaderButton({ children, ...rest }: ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className="header-button">
      {children}
    </button>
  );
}

/** The first letters of a name in a disc. The name itself stands in a label or a menu. */
export function Avatar({ initials }: { initials: string }) {
  return (
    <span className="avatar" aria-hidden="true">
      {initials}
    </span>
  );
}
