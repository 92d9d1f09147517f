import type { ReactNode } from 'react';

/** Strokes on a 20 × 20 grid: the icons that public pages show, and therefore every page. */
export const siteShapes = {
  plane: (
    <path d="M17.6 10c0 .7-.9 1.1-1.8 1.1h-3.5L8.7 17H7.2l1.5-5.9H5.2L3.8 13H2.6l.8-3-.8-3h1.2l1.4 1.9h3.5L7.2 3h1.5l3.6 5.9h3.5c.9 0 1.8.4 1.8 1.1Z" />
  ),
  ship: (
    <path d="M2.5 12h15l-1.7 3.8a1.6 1.6 0 0 1-1.5 1H5.7a1.6 1.6 0 0 1-1.5-1L2.5 12ZM4.5 12V8.5h3.7V12M8.2 12V5h3.7v7M11.9 12V8.5h3.6V12M8.2 8.5h3.7" />
  ),
  truck: (
    <>
      <path d="M4 14H2.5V5.5h9V14H8M11.5 8.5h3.2l2.8 2.9V14H16M12.3 14h-.8" />
      <circle cx="6" cy="14.6" r="1.7" />
      <circle cx="14.2" cy="14.6" r="1.7" />
    </>
  ),
  rail: (
    <>
      <rect x="5" y="3" width="10" height="11" rx="2.5" />
      <path d="M5 9h10M7 17l1.2-3M13 17l-1.2-3M7.8 11.5h.01M12.2 11.5h.01" />
    </>
  ),
  'transport-unknown': (
    <>
      <circle cx="10" cy="10" r="7" strokeDasharray="2.6 2.6" />
      <path d="M7 10h6" />
    </>
  ),
  search: (
    <>
      <circle cx="9" cy="9" r="5.2" />
      <path d="m13 13 4 4" />
    </>
  ),
  upload: <path d="M10 13V4M6.3 7.5 10 3.8l3.7 3.7M3.5 16.5h13" />,
  menu: <path d="M3 5h14M3 10h14M3 15h14" />,
  refresh: (
    <path d="M16.5 8.5A6.8 6.8 0 0 0 4.3 6.6M3.5 11.5a6.8 6.8 0 0 0 12.2 1.9M4 3.3v3.5h3.5M16 16.7v-3.5h-3.5" />
  ),
  copy: (
    <>
      <rect x="7" y="7" width="9.5" height="9.5" rx="1.8" />
      <path d="M4.8 13H4.5A1 1 0 0 1 3.5 12V5A1.5 1.5 0 0 1 5 3.5h7a1 1 0 0 1 1 1v.3" />
    </>
  ),
  check: <path d="m4.5 10.5 3.7 3.7 7.3-8" />,
  close: <path d="m5.5 5.5 9 9M14.5 5.5l-9 9" />,
  plus: <path d="M10 4.5v11M4.5 10h11" />,
  trash: <path d="M3.8 5.5h12.4M7.5 5.5V3.3h5v2.2M5.3 5.5l.7 11.2h8l.7-11.2" />,
  'chevron-down': <path d="m5.5 8 4.5 4.5L14.5 8" />,
  calendar: (
    <>
      <rect x="3.2" y="4.5" width="13.6" height="12.3" rx="1.6" />
      <path d="M3.2 8.5h13.6M6.8 2.8v3M13.2 2.8v3" />
    </>
  ),
  'chevron-left': <path d="M12 5.5 7.5 10l4.5 4.5" />,
  'chevron-right': <path d="M8 5.5 12.5 10 8 14.5" />,
  'arrow-right': <path d="M3.5 10h13M11.5 5l5 5-5 5" />,
  globe: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M3 10h14M10 3c2.3 2.2 3.2 4.5 3.2 7s-.9 4.8-3.2 7c-2.3-2.2-3.2-4.5-3.2-7S7.7 5.2 10 3Z" />
    </>
  ),
  logout: (
    <path d="M8 3.5H5A1.5 1.5 0 0 0 3.5 5v10A1.5 1.5 0 0 0 5 16.5h3M12.5 6.5 16 10l-3.5 3.5M16 10H7.5" />
  ),
  print: (
    <>
      <path d="M5.5 7.5v-4h9v4M5.5 14H4a1 1 0 0 1-1-1V8.5a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1V13a1 1 0 0 1-1 1h-1.5" />
      <rect x="5.5" y="11.5" width="9" height="5.3" />
    </>
  ),
  file: (
    <path d="M11.5 2.8H6A1.5 1.5 0 0 0 4.5 4.3v11.4A1.5 1.5 0 0 0 6 17.2h8a1.5 1.5 0 0 0 1.5-1.5V6.8l-4-4ZM11.5 2.8v4h4" />
  ),
  link: (
    <path d="M8.3 11.7a3 3 0 0 0 4.3 0l2.6-2.6a3 3 0 0 0-4.3-4.3l-.8.8M11.7 8.3a3 3 0 0 0-4.3 0l-2.6 2.6a3 3 0 0 0 4.3 4.3l.8-.8" />
  ),
  clock: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 6v4.2l2.8 1.8" />
    </>
  ),
  user: (
    <>
      <circle cx="10" cy="6.8" r="3.3" />
      <path d="M3.8 16.8c.6-3.2 3-5 6.2-5s5.6 1.8 6.2 5" />
    </>
  ),
  lock: (
    <>
      <rect x="4" y="9" width="12" height="8" rx="1.8" />
      <path d="M6.8 9V6.5a3.2 3.2 0 0 1 6.4 0V9" />
    </>
  ),
  phone: (
    <>
      <rect x="6" y="2.5" width="8" height="15" rx="1.8" />
      <path d="M9 14.8h2" />
    </>
  ),
  eye: (
    <>
      <path d="M2.5 10S5 4.8 10 4.8 17.5 10 17.5 10 15 15.2 10 15.2 2.5 10 2.5 10Z" />
      <circle cx="10" cy="10" r="2.3" />
    </>
  ),
  'eye-off': (
    <path d="M8.2 5a7.6 7.6 0 0 1 1.8-.2c5 0 7.5 5.2 7.5 5.2a13 13 0 0 1-2.3 3M5.3 6.5A12.5 12.5 0 0 0 2.5 10S5 15.2 10 15.2a7.6 7.6 0 0 0 3.8-1M8.4 8.4a2.3 2.3 0 0 0 3.2 3.2M3.5 3.5l13 13" />
  ),
  warn: <path d="M10 3.2 17.5 16h-15L10 3.2ZM10 8v3.8M10 13.8h.01" />,
  info: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 9.3v4M10 6.7h.01" />
    </>
  ),
  shield: <path d="M10 2.8 16 5v4.5c0 3.8-2.4 6.3-6 7.7-3.6-1.4-6-3.9-6-7.7V5l6-2.2ZM7.3 9.8l2 2 3.5-3.7" />,
  box: <path d="M10 2.8 16.5 6v8L10 17.2 3.5 14V6L10 2.8ZM3.5 6l6.5 3.2L16.5 6M10 9.2v8" />,
  company: <path d="M2.8 8 10 3.5 17.2 8v8.5H2.8V8ZM6.5 16.5v-6h7v6M6.5 13.5h7" />,
  mail: (
    <path d="M4.5 4.8h11A1.5 1.5 0 0 1 17 6.3v7.6a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 13.9V6.3a1.5 1.5 0 0 1 1.5-1.5ZM3.5 6 10 11l6.5-5" />
  ),
} satisfies Record<string, ReactNode>;
