import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Icon, type IconName } from './icon.tsx';
import './styles/side-nav.css';

export interface SideEntry {
  key: string;
  label: string;
  icon: IconName;
  /** What is there or waits, in figures. */
  count?: ReactNode;
}

export interface SideGroup {
  key: string;
  /** A heading over its entries; none for the first few. */
  label?: string | undefined;
  entries: readonly SideEntry[];
}

export interface SideLinkLook {
  className: string;
  'aria-current'?: 'page';
  children: ReactNode;
}

interface SideNavProps {
  label: string;
  /** Whose pages these are. */
  head?: ReactNode;
  headNote?: ReactNode;
  groups: readonly SideGroup[];
  current: string | undefined;
  /** The bar of the current entry: `harbour` for the customer centre, `orange` for the staff console. */
  bar?: 'harbour' | 'orange' | undefined;
  /** Draws the link of an entry with the application's router. */
  link: (entry: SideEntry, look: SideLinkLook) => ReactNode;
}

/** Pages of one area down the left side. Up, Down, Home and End move between the links, Tab too. */
export function SideNav({ label, head, headNote, groups, current, bar = 'harbour', link }: SideNavProps) {
  const nav = useRef<HTMLElement>(null);
  useArrows(nav);
  return (
    <nav ref={nav} aria-label={label} className={`side-nav side-nav--${bar}`}>
      {head ? <p className="side-nav__head">{head}</p> : null}
      {headNote ? <p className="side-nav__note">{headNote}</p> : null}
      {groups.map((group) => (
        <Group key={group.key} group={group} current={current} link={link} />
      ))}
    </nav>
  );
}

function Group({ group, current, link }: Pick<SideNavProps, 'current' | 'link'> & { group: SideGroup }) {
  const headId = useId();
  return (
    <>
      {group.label ? (
        <p id={headId} className="side-nav__group">
          {group.label}
        </p>
      ) : null}
      <ul aria-labelledby={group.label ? headId : undefined}>
        {group.entries.map((entry) => (
          <li key={entry.key}>{link(entry, lookOf(entry, entry.key === current ? 'here' : 'elsewhere'))}</li>
        ))}
      </ul>
    </>
  );
}

function lookOf({ icon, label, count }: SideEntry, place: 'here' | 'elsewhere'): SideLinkLook {
  const children = (
    <>
      <Icon name={icon} />
      <span className="side-nav__label">{label}</span>
      {count === undefined ? null : <span className="side-nav__count">{count}</span>}
    </>
  );
  const look = { className: 'side-nav__entry', children };
  return place === 'here' ? { ...look, 'aria-current': 'page' } : look;
}

/** Listens on the list itself: the links belong to the router. */
function useArrows(nav: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const node = nav.current;
    const move = (event: KeyboardEvent) => {
      const links = [...(node?.querySelectorAll<HTMLElement>('a') ?? [])];
      const here = links.findIndex((link) => link === document.activeElement);
      const to = targetOf(event.key, here, links.length);
      if (to === undefined || here === -1) return;
      event.preventDefault();
      links[to]?.focus();
    };
    node?.addEventListener('keydown', move);
    return () => node?.removeEventListener('keydown', move);
  }, [nav]);
}

/** Where a key leads among `count` links; undefined for other keys. */
function targetOf(key: string, here: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(here + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(here - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** The pages of an area: its navigation at the left, the page beside it. */
export function SideFrame({ nav, children }: { nav: ReactNode; children: ReactNode }) {
  return (
    <div className="side-frame">
      {nav}
      <div className="side-frame__page">{children}</div>
    </div>
  );
}
