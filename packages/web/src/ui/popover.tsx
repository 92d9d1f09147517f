import { type ReactNode, type RefCallback, type RefObject, Suspense, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Align } from './floating-place.ts';
import { useDismissal } from './use-dismissal.ts';
import { useFloating } from './use-floating.ts';
import './styles/floating.css';

export interface PopoverTrigger {
  ref: RefCallback<HTMLElement>;
  onClick(): void;
  onPointerEnter(): void;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
}

interface PopoverProps {
  /** Names the panel. */
  label: string;
  align?: Align | undefined;
  /** Fetches what stands in the panel, when somebody is about to open it. */
  ahead?: (() => unknown) | undefined;
  trigger: (props: PopoverTrigger) => ReactNode;
  children: (close: () => void) => ReactNode;
}

/** A small panel beside its button, for a filter or a column list. Esc or a press outside closes it and returns the focus. */
export function Popover({ label, align = 'start', ahead, trigger, children }: PopoverProps) {
  const anchor = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    anchor.current?.focus();
  };
  return (
    <>
      {trigger({
        ref: (node) => {
          anchor.current = node;
        },
        onClick: () => setOpen(!open),
        onPointerEnter: () => void ahead?.(),
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
      })}
      {open ? (
        <Suspense>
          <Panel label={label} align={align} anchor={anchor} onEscape={close} onLeave={() => setOpen(false)}>
            {children(close)}
          </Panel>
        </Suspense>
      ) : null}
    </>
  );
}

interface PanelProps {
  label: string;
  align: Align;
  anchor: RefObject<HTMLElement | null>;
  onEscape: () => void;
  onLeave: () => void;
  children: ReactNode;
}

/** Finds its place and takes the focus as soon as what stands in it is there. */
function Panel({ label, align, anchor, onEscape, onLeave, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useFloating(anchor, panel, { open: true, side: 'below', align });
  useDismissal(anchor, panel, { open: true, onEscape, onLeave });
  return createPortal(
    <div ref={panel} role="dialog" aria-label={label} tabIndex={-1} className="floating panel popover">
      {children}
    </div>,
    document.body,
  );
}
