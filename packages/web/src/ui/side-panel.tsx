import { createContext, type ReactNode, use, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './icon-button.tsx';
import { useDockedPanel } from './use-docked-panel.ts';
import { useModalLayer } from './use-modal-layer.ts';
import { useWide } from './use-wide.ts';
import './styles/side-panel.css';

interface SidePanelProps {
  title: ReactNode;
  /** Grey after the title: whom or what it is about. */
  subject?: ReactNode;
  /** A second line under the title. */
  facts?: ReactNode;
  closeLabel: string;
  onClose(): void;
  /** 348, 420 or 452 px. */
  width?: 'narrow' | 'medium' | 'wide' | undefined;
  /** Where the focus is once it is open: a panel that follows the row under the keys leaves it there. */
  focus?: 'inside' | 'stays' | undefined;
  children: ReactNode;
}

/** No panel, a panel whose foot is not there yet, or its foot. */
const Foot = createContext<HTMLElement | null | undefined>(undefined);

/**
 * A record beside its list: docked in a PanelFrame from 1360 px up, a drawer over the page under that. It is the same
 * element either way, so that what was typed outlives a change of the window.
 */
export function SidePanel(props: SidePanelProps) {
  const { title, subject, facts, width = 'medium', focus = 'inside', onClose, children } = props;
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const isDocked = useWide();
  useModalLayer(box, !isDocked, onClose);
  useDockedPanel(box, { docked: isDocked, focus, onClose });
  return (
    <>
      {isDocked ? null : (
        <div className="side-panel__shade" role="presentation" data-stays-awake="" onPointerDown={onClose} />
      )}
      <div
        ref={box}
        role={isDocked ? 'region' : 'dialog'}
        aria-modal={isDocked ? undefined : true}
        aria-labelledby={titleId}
        tabIndex={-1}
        className={`side-panel side-panel--${isDocked ? 'docked' : 'over'} side-panel--${width}`}
      >
        <header className="side-panel__head">
          <div className="side-panel__names">
            <h2 id={titleId} className="side-panel__title">
              {title}
              {subject ? <span className="side-panel__subject">{subject}</span> : null}
            </h2>
            {facts ? <div className="side-panel__facts">{facts}</div> : null}
          </div>
          <IconButton icon="close" label={props.closeLabel} onClick={onClose} data-focus-last="" />
        </header>
        <Foot value={foot}>
          <div className="side-panel__body">{children}</div>
        </Foot>
        <footer ref={setFoot} className="side-panel__foot" />
      </div>
    </>
  );
}

/** One question within a panel: a head of its own, and a rule under it. */
export function PanelBlock({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="panel-block">
      <header className="panel-block__head">
        <h3 id={titleId}>{title}</h3>
        {aside ? <span className="panel-block__aside">{aside}</span> : null}
      </header>
      {children}
    </section>
  );
}

/** What is opened from within a panel but is no part of it, such as a dialog: its buttons are its own. */
export function OutsidePanel({ children }: { children: ReactNode }) {
  return <Foot value={undefined}>{children}</Foot>;
}

/** Buttons that stay in sight at the panel's foot, wherever in the panel they are written; in place outside of one. */
export function PanelFoot({ children }: { children: ReactNode }) {
  const foot = use(Foot);
  if (foot === undefined) return <div className="panel-foot">{children}</div>;
  return foot && createPortal(<div className="panel-foot">{children}</div>, foot);
}
