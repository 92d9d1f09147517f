import { type ReactNode, type RefObject, useEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import { openLayer } from './layers.ts';
import './styles/floating.css';

// React Aria would write a rule for what can be pressed into the page, which the content policy refuses: floating.css has
// it, and what bears its name stands already.
const written = document.createElement('meta');
written.id = 'react-aria-pressable-style';
document.head.append(written);

interface FloatingPanelProps {
  id?: string | undefined;
  label: string;
  /** What it stands beside; the focus goes back to where it was. */
  anchor: RefObject<HTMLElement | null>;
  className?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** An open panel of React Aria in our dress: a press outside and Esc close it, and it stands above drawers and dialogs. */
export function FloatingPanel({ id, label, anchor, className, onClose, children }: FloatingPanelProps) {
  useEffect(() => openLayer().close, []);
  return (
    <I18nProvider locale={document.documentElement.lang}>
      <Popover
        isOpen
        {...(id === undefined ? {} : { id })}
        aria-label={label}
        triggerRef={anchor}
        placement="bottom start"
        offset={4}
        className={['floating panel', className].filter(Boolean).join(' ')}
        onOpenChange={(isOpen) => !isOpen && onClose()}
      >
        {children}
      </Popover>
    </I18nProvider>
  );
}
