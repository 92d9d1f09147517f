import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFloating } from './use-floating.ts';
import './styles/floating.css';

interface TipTrigger {
  onPointerEnter(event: SyntheticEvent<HTMLElement>): void;
  onPointerLeave(): void;
  onPointerDown(): void;
  onFocus(event: SyntheticEvent<HTMLElement>): void;
  onBlur(): void;
  'aria-describedby'?: string;
}

interface TooltipProps {
  text: string;
  /** `names`: the text repeats the trigger's own name and is not read twice. `adds`: it describes it further. */
  purpose?: 'names' | 'adds' | undefined;
  children: (trigger: TipTrigger) => ReactNode;
}

const patience = { open: 350, close: 120 };

/** A hint on hover and focus; Esc closes it, and the pointer may rest on it. Never the only place of a fact. */
export function Tooltip({ text, purpose = 'adds', children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  useFloating(anchor, panel, { open, side: 'below', align: 'center' });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const key = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, [open]);

  const turn = (next: boolean, after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), after);
  };
  const trigger: TipTrigger = {
    onPointerEnter: (event) => {
      anchor.current = event.currentTarget;
      turn(true, patience.open);
    },
    onPointerLeave: () => turn(false, patience.close),
    onPointerDown: () => turn(false, 0),
    onFocus: (event) => {
      anchor.current = event.currentTarget;
      if (event.currentTarget.matches(':focus-visible')) turn(true, 0);
    },
    onBlur: () => turn(false, 0),
    ...(open && purpose === 'adds' ? { 'aria-describedby': id } : {}),
  };
  const tip = (
    <div
      ref={panel}
      id={id}
      role="tooltip"
      className="floating tooltip"
      onPointerEnter={() => turn(true, 0)}
      onPointerLeave={() => turn(false, patience.close)}
    >
      {text}
    </div>
  );
  return (
    <>
      {children(trigger)}
      {open ? createPortal(tip, document.body) : null}
    </>
  );
}
