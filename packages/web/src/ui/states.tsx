import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { copyText } from './copy-text.ts';
import { EmptyDrawing } from './load-line-drawing.tsx';
import { StateGlyph } from './state-glyph.tsx';
import { useDelayed } from './use-delayed.ts';
import './styles/states.css';

interface EmptyStateProps {
  /** What is missing: "no orders match", "no orders yet", whose data is visible. */
  title: string;
  detail?: ReactNode;
  actions?: ReactNode;
}

export function EmptyState({ title, detail, actions }: EmptyStateProps) {
  return (
    <div className="state-page">
      <EmptyDrawing />
      <h2 className="state-page__title">{title}</h2>
      {detail ? <p className="state-page__detail">{detail}</p> : null}
      {actions ? <div className="state-page__actions">{actions}</div> : null}
    </div>
  );
}

interface ErrorStateProps {
  /** What did not load. */
  title: string;
  /** The server's own words. */
  message: string;
  /** The number the operator finds the error by; shown and copied with `referenceLabel` before it. */
  reference?: string | undefined;
  referenceLabel: string;
  copyLabel: string;
  retryLabel: string;
  onRetry(): void;
  onCopied(): void;
  onFailed(): void;
}

export function ErrorState({ title, message, reference, ...rest }: ErrorStateProps) {
  const copy = async (text: string) => {
    if (await copyText(text)) rest.onCopied();
    else rest.onFailed();
  };
  return (
    <div className="state-page" role="alert">
      <StateGlyph family="stop" size={30} />
      <h2 className="state-page__title">{title}</h2>
      <p className="state-page__detail">
        {message}
        {reference ? (
          <>
            {' · '}
            {rest.referenceLabel} <span className="state-page__reference">{reference}</span>
          </>
        ) : null}
      </p>
      <div className="state-page__actions">
        <Button icon="refresh" onClick={rest.onRetry}>
          {rest.retryLabel}
        </Button>
        {reference ? (
          <Button look="text" icon="copy" onClick={() => void copy(reference)}>
            {rest.copyLabel}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

interface StillLoadingProps {
  active: boolean;
  text: string;
  cancelLabel: string;
  onCancel(): void;
}

/** After ten seconds of loading: say so, and offer to stop. The live region is there from the start. */
export function StillLoading({ active, text, cancelLabel, onCancel }: StillLoadingProps) {
  const isDue = useDelayed(active, 10_000);
  return (
    <div className="still-loading" role="status">
      {isDue ? (
        <div className="still-loading__card">
          {text}
          <Button look="text" size="small" onClick={onCancel}>
            {cancelLabel}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
