import type { Family } from '@loadline/contract/kernel/code';
import type { ReactNode } from 'react';
import './styles/state.css';

/** Seven shapes, so that grey print and colour-blind eyes still tell the states apart (design §3). */
const glyphs: Record<Family, ReactNode> = {
  wait: <circle cx="6" cy="6" r="4.2" strokeWidth="1.5" strokeDasharray="2.2 2.2" className="glyph__line" />,
  work: (
    <>
      <circle cx="6" cy="6" r="4.4" strokeWidth="1.5" className="glyph__line" />
      <path d="M6 2.6a3.4 3.4 0 0 1 0 6.8Z" className="glyph__fill" />
    </>
  ),
  move: <path d="M1.5 6h7M5.6 2.6 9.4 6 5.6 9.4" strokeWidth="1.7" className="glyph__line" />,
  act: (
    <>
      <path d="M6 1.2 11.3 10.6H.7L6 1.2Z" className="glyph__fill" />
      <path d="M6 4.6v2.6M6 8.9v.1" strokeWidth="1.3" className="glyph__cut" />
    </>
  ),
  done: (
    <>
      <circle cx="6" cy="6" r="5.2" className="glyph__fill" />
      <path d="m3.6 6.2 1.7 1.7 3.2-3.6" strokeWidth="1.4" className="glyph__cut" />
    </>
  ),
  stop: (
    <>
      <path d="M3.8.8h4.4L11.2 3.8v4.4L8.2 11.2H3.8L.8 8.2V3.8L3.8.8Z" className="glyph__fill" />
      <path d="m4.2 4.2 3.6 3.6m0-3.6L4.2 7.8" strokeWidth="1.4" className="glyph__cut" />
    </>
  ),
  void: <path d="M2 6h8" strokeWidth="1.6" className="glyph__line" />,
};

export function StateGlyph({ family, size = 12 }: { family: Family; size?: number | undefined }) {
  return (
    <svg
      className={`glyph state-${family}`}
      width={size}
      height={size}
      viewBox="0 0 12 12"
      aria-hidden="true"
    >
      {glyphs[family]}
    </svg>
  );
}
