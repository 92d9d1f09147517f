import type { ReactNode } from 'react';

interface ScrollRegionProps {
  label: string;
  className: string;
  children: ReactNode;
}

/** What is wider than a phone and scrolls by itself, so that the page never does; the keys reach it too. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    // A region that scrolls must take the focus, or the arrow keys cannot move it (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={className} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
