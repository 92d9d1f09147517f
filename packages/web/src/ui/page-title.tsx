import { Fragment, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './styles/page.css';

export interface PageTitleProps {
  title: ReactNode;
  /** Links from the outside in; the page itself is the last, plain one. */
  trail?: readonly { key: string; node: ReactNode }[] | undefined;
  trailLabel?: string | undefined;
  /** Right after the title: a chip, a copy button, steps. */
  beside?: ReactNode;
  /** Grey facts after it: counts, a channel, a reference. */
  facts?: ReactNode;
  /** At the far right; the one primary action last. */
  actions?: ReactNode;
}

export function PageTitle({ title, trail, trailLabel, beside, facts, actions }: PageTitleProps) {
  return (
    <div className="page-title">
      {trail ? (
        <nav className="trail" aria-label={trailLabel}>
          {trail.map(({ key, node }, index) => (
            <Fragment key={key}>
              {index > 0 ? <Icon name="chevron-right" size={12} /> : null}
              {node}
            </Fragment>
          ))}
        </nav>
      ) : null}
      <div className="page-title__row">
        <h1 className="page-title__name">{title}</h1>
        {beside}
        {facts ? <span className="page-title__facts">{facts}</span> : null}
        {actions ? <div className="page-title__actions">{actions}</div> : null}
      </div>
    </div>
  );
}
