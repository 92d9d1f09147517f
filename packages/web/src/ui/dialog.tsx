import { type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './icon-button.tsx';
import { OutsidePanel } from './side-panel.tsx';
import { useModalLayer } from './use-modal-layer.ts';
import './styles/dialog.css';

interface DialogProps {
  open: boolean;
  onClose(): void;
  title: ReactNode;
  /** Names the closing cross. */
  closeLabel: string;
  children: ReactNode;
  /** Buttons; they stay in sight while the body scrolls. */
  footer?: ReactNode;
}

/** A question or a short task over the page. */
export function Modal({
  size = 'medium',
  ...props
}: DialogProps & { size?: 'medium' | 'wide' | 'full' | undefined }) {
  return props.open ? <DialogLayer {...props} look={`modal modal--${size}`} /> : null;
}

/** A record's side task, from the right. */
export function Drawer({
  size = 'medium',
  ...props
}: DialogProps & { size?: 'medium' | 'wide' | 'full' | undefined }) {
  return props.open ? <DialogLayer {...props} look={`drawer drawer--${size}`} /> : null;
}

function DialogLayer({
  look,
  open,
  onClose,
  title,
  closeLabel,
  children,
  footer,
}: DialogProps & { look: string }) {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  useModalLayer(box, open, onClose);
  const layer = (
    <div className="dialog-layer">
      {/* Esc and the cross do the same for the keyboard. */}
      <div className="dialog-layer__shade" role="presentation" data-stays-awake="" onPointerDown={onClose} />
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={`dialog ${look}`}
      >
        <header className="dialog__head">
          <h2 id={titleId} className="dialog__title">
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} data-focus-last="" />
        </header>
        <OutsidePanel>
          <div className="dialog__body">{children}</div>
        </OutsidePanel>
        {footer ? <footer className="dialog__foot">{footer}</footer> : null}
      </div>
    </div>
  );
  return createPortal(layer, document.body);
}
