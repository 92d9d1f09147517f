import {
  type KeyboardEvent,
  type ReactNode,
  type RefCallback,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import type { Align } from './floating-place.ts';
import { Icon, type IconName } from './icon.tsx';
import { nextInMenu } from './menu-keys.ts';
import { useDismissal } from './use-dismissal.ts';
import { useFloating } from './use-floating.ts';
import './styles/floating.css';

export interface MenuItem {
  key: string;
  label: string;
  icon?: IconName | undefined;
  /** A shortcut or a short fact at the right. */
  hint?: string | undefined;
  /** One of several choices: a check mark stands before the chosen one. */
  checked?: boolean | undefined;
  danger?: boolean | undefined;
  /** Why it cannot be chosen now. */
  refused?: string | undefined;
}

export interface MenuTrigger {
  ref: RefCallback<HTMLElement>;
  onClick(): void;
  onKeyDown(event: KeyboardEvent): void;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
}

interface MenuProps {
  label: string;
  /** Groups of items; a rule stands between them. */
  items: readonly (readonly MenuItem[])[];
  onChoose(key: string): void;
  align?: Align | undefined;
  trigger: (props: MenuTrigger) => ReactNode;
}

/** A menu button: arrows, Home, End and first letters move, Enter chooses, Esc closes and returns the focus. */
export function Menu({ trigger, onChoose, ...look }: MenuProps) {
  const anchor = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    anchor.current?.focus();
  };
  const choose = (item: MenuItem) => {
    if (item.refused) return;
    close();
    onChoose(item.key);
  };
  const panel = (
    <MenuPanel {...look} anchor={anchor} onChoose={choose} onClose={close} onLeave={() => setOpen(false)} />
  );
  return (
    <>
      {trigger({
        ref: (node) => {
          anchor.current = node;
        },
        onClick: () => setOpen(!open),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          setOpen(true);
        },
        'aria-haspopup': 'menu',
        'aria-expanded': open,
      })}
      {open ? createPortal(panel, document.body) : null}
    </>
  );
}

interface MenuPanelProps extends Pick<MenuProps, 'label' | 'items' | 'align'> {
  anchor: RefObject<HTMLElement | null>;
  onChoose(item: MenuItem): void;
  onClose(): void;
  onLeave(): void;
}

function MenuPanel({ label, items, align = 'start', anchor, onChoose, onClose, onLeave }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useFloating(anchor, panel, { open: true, side: 'below', align });
  useDismissal(anchor, panel, { open: true, onEscape: onClose, onLeave });
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onClose();
    const entries = [...(panel.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
    const here = entries.findIndex((entry) => entry === document.activeElement);
    const words = entries.map((entry) => entry.textContent ?? '');
    const next = nextInMenu(event.key, here, words);
    if (next === undefined) return;
    event.preventDefault();
    entries[next]?.focus();
  };
  return (
    // The items hold the focus; the menu only listens to the keys that bubble.
    <div
      ref={panel}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className="floating panel menu"
      onKeyDown={move}
    >
      {items.map((group, index) => (
        <MenuGroup key={group[0]?.key ?? index} group={group} first={index === 0} onChoose={onChoose} />
      ))}
    </div>
  );
}

interface GroupProps {
  group: readonly MenuItem[];
  first: boolean;
  onChoose(item: MenuItem): void;
}

function MenuGroup({ group, first, onChoose }: GroupProps) {
  return (
    <>
      {first ? null : <hr className="menu__rule" />}
      {group.map((item) => (
        <button
          key={item.key}
          type="button"
          tabIndex={-1}
          role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={item.checked}
          aria-disabled={item.refused ? true : undefined}
          className={item.danger ? 'menu__item menu__item--danger' : 'menu__item'}
          onClick={() => onChoose(item)}
        >
          {item.checked === undefined ? null : (
            <span className="menu__check">{item.checked ? <Icon name="check" size={14} /> : null}</span>
          )}
          {item.icon ? <Icon name={item.icon} /> : null}
          {item.label}
          {(item.refused ?? item.hint) ? (
            <span className="menu__hint">{item.refused ?? item.hint}</span>
          ) : null}
        </button>
      ))}
    </>
  );
}
