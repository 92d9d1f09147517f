import type { ReactNode } from 'react';
import './talk.css';

interface TalkWordProps {
  /** Empty where a customer reads of the forwarder's people. */
  who: string;
  side: string;
  /** What it is, beside who said it. */
  mark?: ReactNode;
  at: ReactNode;
  body: string | null;
  /** What came with it. */
  children?: ReactNode;
}

/** One word of a talk that nobody answers by itself: who said what, and when. */
export function TalkWord({ who, side, mark, at, body, children }: TalkWordProps) {
  return (
    <li className="talk__word">
      <header className="talk__head">
        {who ? <b>{who}</b> : null}
        <span className="talk__side">{side}</span>
        {mark}
        {at}
      </header>
      {body === null ? null : <p className="talk__body">{body}</p>}
      {children}
    </li>
  );
}
