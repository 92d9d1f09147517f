import type { Family } from '@loadline/contract/kernel/code';
import type { ReactNode } from 'react';
import { StateGlyph } from './state-glyph.tsx';
import './styles/toast.css';

interface AlertProps {
  family: Family;
  children: ReactNode;
  actions?: ReactNode;
}

/** A message that belongs to a place on the page and stays there. */
export function Alert({ family, children, actions }: AlertProps) {
  return (
    <div className={`alert state-${family}`} role={family === 'stop' ? 'alert' : 'status'}>
      <StateGlyph family={family} size={14} />
      <div>{children}</div>
      {actions ? <div className="alert__actions">{actions}</div> : null}
    </div>
  );
}
