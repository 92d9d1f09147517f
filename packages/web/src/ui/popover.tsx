import { type ReactNode, type RefCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Align } from './floating-place.ts';
import { useDismissal } from './use-dismissal.ts';
import { useFloating } from './use-floating.ts';
import './styles/floating.css';

export interface PopoverTrigger {
  ref: RefCallback<HTMLElement>;
  onClick(): void;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
}

interface PopoverProps {
  /** Names the panel. */
  label: string;
  align?: Align | undefined;
  trigger: (props: PopoverTrigger) => ReactNode;
  children: (close: () => void) => ReactNode;
}

/** A small panel beside its button, for a filter or a column list. Esc or a press outside closes it and returns the focus. */
export function Popover({ label, align = 'start', trigger, children }: PopoverProps) {
  const anchor = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    anchor.current?.focus();
  };
  useFloating(anchor, panel, { open, side: 'below', align });
  useDismissal(anchor, panel, { open, onEscape: close, onLeave: () => setOpen(false) });
  const body = (
    <div ref={panel} role="dialog" aria-label={label} tabIndex={-1} className="floating panel popover">
      {children(close)}
    </div>
  );
  return (
    <>
      {trigger({
        ref: (node) => {
          anchor.current = node;
        },
        onClick: () => setOpen(!open),
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
      })}
      {open ? createPortal(body, document.body) : null}
    </>
  );
}
