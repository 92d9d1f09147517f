import type { ReactNode } from 'react';
import { copyText } from './copy-text.ts';
import { Icon } from './icon.tsx';
import './styles/copy-number.css';

interface CopyNumberProps {
  /** The number as plain text: what the clipboard gets. */
  number: string;
  /** A link to the record; without it the number itself is shown. */
  children?: ReactNode;
  /** Names the button together with the number. */
  copyLabel: string;
  onCopied(): void;
  onFailed(): void;
}

/** A document number with its copy button: on hover, on focus, and always where there is no hover. */
export function CopyNumber({ number, children, copyLabel, onCopied, onFailed }: CopyNumberProps) {
  const copy = async () => {
    if (await copyText(number)) onCopied();
    else onFailed();
  };
  return (
    <span className="number">
      {children ?? number}
      <button
        type="button"
        className="number__copy"
        aria-label={`${copyLabel} ${number}`}
        onClick={() => void copy()}
      >
        <Icon name="copy" size={13} />
      </button>
    </span>
  );
}
