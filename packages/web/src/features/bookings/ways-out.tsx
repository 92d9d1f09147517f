import type { ReactNode } from 'react';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import '../../shared/bookings/slot.css';

interface WaysOutProps {
  family: 'stop' | 'act';
  title: string;
  says: string;
  children?: ReactNode;
}

/** What stands in the way, and each way out as a button that does it. */
export function WaysOut({ family, title, says, children }: WaysOutProps) {
  return (
    <div className={`way-out state-${family}`} role={family === 'stop' ? 'alert' : 'status'}>
      <b>
        <StateGlyph family={family} size={14} />
        {title}
      </b>
      {says ? <p>{says}</p> : null}
      {children ? <ul>{children}</ul> : null}
    </div>
  );
}
