import type { ReactNode } from 'react';
import './styles/split-frame.css';

interface SplitFrameProps {
  /** `even`: a short form in the middle. `wide`: a long one, its drawing beside it. */
  look: 'even' | 'wide';
  brand: ReactNode;
  motto: readonly [string, string];
  lead: string;
  /** At the foot of the drawing, such as the steps of what is being done. */
  foot: ReactNode;
  /** At the top of the page: the way home, the language. */
  tools: ReactNode;
  skipLabel: string;
  children: ReactNode;
}

/** The frame of the pages at the door: what we are on the left, what one does on the right. */
export function SplitFrame({ look, brand, motto, lead, foot, tools, skipLabel, children }: SplitFrameProps) {
  return (
    <div className={`split split--${look}`}>
      <a className="skip-link" href="#main">
        {skipLabel}
      </a>
      <aside className="split__side">
        {brand}
        <p className="split__motto">
          <span>{motto[0]}</span>
          <span>{motto[1]}</span>
        </p>
        <p className="split__lead">{lead}</p>
        <div className="split__sea" />
        <div className="split__foot">{foot}</div>
      </aside>
      <div className="split__page">
        <header className="split__tools">{tools}</header>
        <main id="main" className="split__main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
}
