import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { entriesToFold } from './fit-entries.ts';
import { Icon } from './icon.tsx';
import { Popover } from './popover.tsx';
import './styles/header.css';

export interface NavEntry {
  key: string;
  label: string;
  /** The keys that go there, for example "G O". */
  shortcut?: string | undefined;
}

export interface NavLinkLook {
  className: string;
  'aria-current'?: 'page';
  onClick?: () => void;
  children: ReactNode;
}

interface PriorityNavProps {
  label: string;
  moreLabel: string;
  entries: readonly NavEntry[];
  current: string | undefined;
  /** Draws the link of an entry with the application's router. */
  link: (entry: NavEntry, look: NavLinkLook) => ReactNode;
}

/** The menu of the header: what does not fit folds into "more" with its count, and the current entry always stays. */
export function PriorityNav({ label, moreLabel, entries, current, link }: PriorityNavProps) {
  const nav = useRef<HTMLElement>(null);
  const gauge = useRef<HTMLDivElement>(null);
  const [folded, setFolded] = useState<readonly number[]>([]);

  // Before the paint, so that the row never jumps; again whenever its room, the entries or the fonts change.
  useLayoutEffect(() => {
    const stays = entries.findIndex((entry) => entry.key === current);
    const measure = () => setFolded((before) => same(before, foldedNow(nav.current, gauge.current, stays)));
    measure();
    const sizes = new ResizeObserver(measure);
    for (const box of [nav.current, ...(gauge.current?.children ?? [])]) if (box) sizes.observe(box);
    return () => sizes.disconnect();
  }, [entries, current]);

  const inRow = entries.filter((_, index) => !folded.includes(index));
  const inMore = entries.filter((_, index) => folded.includes(index));
  return (
    <nav ref={nav} className="priority-nav" aria-label={label}>
      <Gauge ref={gauge} entries={entries} current={current} moreLabel={moreLabel} />
      {inRow.map((entry) => (
        <span key={entry.key} className="priority-nav__place">
          {link(entry, lookOf(entry, current))}
        </span>
      ))}
      {inMore.length > 0 ? <More label={moreLabel} entries={inMore} link={link} /> : null}
    </nav>
  );
}

function lookOf(entry: NavEntry, current: string | undefined): NavLinkLook {
  const look = { className: 'priority-nav__entry', children: entry.label };
  return entry.key === current ? { ...look, 'aria-current': 'page' } : look;
}

function More({ label, entries, link }: Pick<PriorityNavProps, 'label' | 'entries' | 'link'>) {
  return (
    <Popover
      label={label}
      trigger={(trigger) => (
        <button type="button" {...trigger} className="priority-nav__more">
          {label}
          <span className="priority-nav__count">{entries.length}</span>
          <Icon name="chevron-down" size={13} />
        </button>
      )}
    >
      {(close) => (
        <ul className="more-panel">
          {entries.map((entry) => (
            <li key={entry.key}>
              {link(entry, {
                className: 'more-panel__entry',
                onClick: close,
                children: (
                  <>
                    {entry.label}
                    <span className="more-panel__keys">{entry.shortcut}</span>
                  </>
                ),
              })}
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}

interface GaugeProps extends Pick<PriorityNavProps, 'entries' | 'current' | 'moreLabel'> {
  ref: Ref<HTMLDivElement>;
}

/** Every entry in its real type, unseen: the widths to fit by. */
function Gauge({ ref, entries, current, moreLabel }: GaugeProps) {
  return (
    <div ref={ref} className="priority-nav__gauge" aria-hidden="true">
      {entries.map((entry) => (
        <span key={entry.key} className="priority-nav__entry" data-current={entry.key === current}>
          {entry.label}
        </span>
      ))}
      <span className="priority-nav__more">
        {moreLabel}
        <span className="priority-nav__count">00</span>
        <Icon name="chevron-down" size={13} />
      </span>
    </div>
  );
}

function foldedNow(nav: HTMLElement | null, gauge: HTMLElement | null, current: number): number[] {
  if (!nav || !gauge) return [];
  const boxes = [...gauge.children];
  const widths = boxes.map((box) => box.getBoundingClientRect().width);
  const moreWidth = widths.pop() ?? 0;
  return entriesToFold({ widths, room: nav.clientWidth, moreWidth, current });
}

function same(before: readonly number[], now: readonly number[]): readonly number[] {
  return before.join() === now.join() ? before : now;
}
