import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type RefCallback,
  Suspense,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import type { MenuItem, MenuLook } from './menu-item.ts';
import './styles/floating.css';

const loadPanel = () => import('./menu-panel.tsx');
const MenuPanel = lazy(async () => ({ default: (await loadPanel()).MenuPanel }));

export interface MenuTrigger {
  ref: RefCallback<HTMLElement>;
  onClick(): void;
  onKeyDown(event: KeyboardEvent): void;
  onPointerEnter(): void;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
}

interface MenuProps extends MenuLook {
  onChoose(key: string): void;
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
        // The panel is fetched when somebody is about to open it.
        onPointerEnter: () => void loadPanel(),
        'aria-haspopup': 'menu',
        'aria-expanded': open,
      })}
      {open ? <Suspense>{createPortal(panel, document.body)}</Suspense> : null}
    </>
  );
}
