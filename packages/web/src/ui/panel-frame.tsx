import type { ReactNode } from 'react';
import './styles/side-panel.css';

interface PanelFrameProps {
  children: ReactNode;
  /** A SidePanel, while something is open. */
  panel?: ReactNode;
  /** `cards` on the canvas with room around them; `sheet`: a list from edge to edge that lays out its own parts. */
  look?: 'cards' | 'sheet' | undefined;
}

/** A page whose records open beside it; the content and the panel scroll on their own. */
export function PanelFrame({ children, panel, look = 'cards' }: PanelFrameProps) {
  return (
    <div className="panel-frame">
      <div className={`panel-frame__content panel-frame__content--${look}`}>{children}</div>
      {panel}
    </div>
  );
}
