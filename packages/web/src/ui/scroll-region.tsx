import type { ReactNode, Ref } from 'react';

interface ScrollRegionProps {
  label: string;
  className: string;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
  /** Hears where it was scrolled to. */
  onScroll?: (region: HTMLElement) => void;
}

/** What is wider than a phone and scrolls by itself, so that the page never does; the keys reach it too. */
export function ScrollRegion({ label, className, children, ref, onScroll }: ScrollRegionProps) {
  return (
    <div
      ref={ref}
      className={className}
      role="group"
      aria-label={label}
      // A region that scrolls must take the focus, or the arrow keys cannot move it (WCAG 2.1.1).
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onScroll={onScroll && (({ currentTarget }) => onScroll(currentTarget))}
    >
      {children}
    </div>
  );
}
