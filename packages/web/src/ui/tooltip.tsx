import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
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
  const { open, turn } = useTurning();
  const trigger: TipTrigger = {
    onPointerEnter: (event) => {
      anchor.current = event.currentTarget;
      turn('on', patience.open);
    },
    onPointerLeave: () => turn('off', patience.close),
    onPointerDown: () => turn('off', 0),
    onFocus: (event) => {
      anchor.current = event.currentTarget;
      if (event.currentTarget.matches(':focus-visible')) turn('on', 0);
    },
    onBlur: () => turn('off', 0),
    ...(open && purpose === 'adds' ? { 'aria-describedby': id } : {}),
  };
  return (
    <>
      {children(trigger)}
      {open ? createPortal(<Tip id={id} text={text} anchor={anchor} turn={turn} />, document.body) : null}
    </>
  );
}

type Turn = (to: 'on' | 'off', after: number) => void;

/** Open or not, after a moment; Esc closes at once. */
function useTurning(): { open: boolean; turn: Turn } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const key = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, [open]);
  const turn: Turn = (to, after) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(to === 'on'), after);
  };
  return { open, turn };
}

function Tip({
  id,
  text,
  anchor,
  turn,
}: {
  id: string;
  text: string;
  anchor: RefObject<HTMLElement | null>;
  turn: Turn;
}) {
  const panel = useRef<HTMLDivElement>(null);
  useFloating(anchor, panel, { open: true, side: 'below', align: 'center' });
  return (
    <div
      ref={panel}
      id={id}
      role="tooltip"
      className="floating tooltip"
      onPointerEnter={() => turn('on', 0)}
      onPointerLeave={() => turn('off', patience.close)}
    >
      {text}
    </div>
  );
}
