import type { ReactNode } from 'react';

/** Words for those who listen; the sight has them from shape and place. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}

/** The first stop of the Tab key: past the header to the page's main. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a className="skip-link" href="#main">
      {children}
    </a>
  );
}
