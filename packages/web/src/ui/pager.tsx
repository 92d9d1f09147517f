import { Icon } from './icon.tsx';
import './styles/pager.css';

export interface PagerPage {
  number: number;
  current: boolean;
}

interface PagerProps {
  label: string;
  /** Numbered pages where they can be jumped to; a gap in the numbers is drawn as dots. None where only the next is known. */
  pages?: readonly PagerPage[] | undefined;
  previousLabel: string;
  nextLabel: string;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  onPage?: ((page: number) => void) | undefined;
}

export function Pager({
  label,
  pages = [],
  previousLabel,
  nextLabel,
  onPrevious,
  onNext,
  onPage,
}: PagerProps) {
  return (
    <nav className="pager" aria-label={label}>
      <button
        type="button"
        className="pager__step"
        aria-label={previousLabel}
        disabled={!onPrevious}
        onClick={onPrevious}
      >
        <Icon name="chevron-left" size={14} />
      </button>
      {pages.map((page, index) => (
        <span key={page.number} className="pager__place">
          {index > 0 && page.number - (pages[index - 1]?.number ?? 0) > 1 ? (
            <span className="pager__gap">…</span>
          ) : null}
          <button
            type="button"
            className="pager__step"
            aria-current={page.current ? 'page' : undefined}
            onClick={() => onPage?.(page.number)}
          >
            {page.number}
          </button>
        </span>
      ))}
      <button
        type="button"
        className="pager__step"
        aria-label={nextLabel}
        disabled={!onNext}
        onClick={onNext}
      >
        <Icon name="chevron-right" size={14} />
      </button>
    </nav>
  );
}
