import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { Icon } from './icon.tsx';
import type { MenuItem, MenuLook } from './menu-item.ts';
import { nextInMenu } from './menu-keys.ts';
import { useDismissal } from './use-dismissal.ts';
import { useFloating } from './use-floating.ts';

interface MenuPanelProps extends MenuLook {
  anchor: RefObject<HTMLElement | null>;
  onChoose(item: MenuItem): void;
  onClose(): void;
  onLeave(): void;
}

/** The open menu, fetched when one is about to be opened. */
export function MenuPanel({
  label,
  items,
  align = 'start',
  anchor,
  onChoose,
  onClose,
  onLeave,
}: MenuPanelProps) {
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
      {group[0]?.heading ? (
        <div className="menu__heading" role="presentation">
          {group[0].heading}
        </div>
      ) : null}
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
