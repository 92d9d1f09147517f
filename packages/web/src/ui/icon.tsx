import type { ReactNode } from 'react';

/** Strokes on a 20 × 20 grid. Every icon of the product is here and nowhere else. */
const shapes = {
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
  download: <path d="M10 3.5v9M6.3 9 10 12.7 13.7 9M3.5 16.5h13" />,
  upload: <path d="M10 13V4M6.3 7.5 10 3.8l3.7 3.7M3.5 16.5h13" />,
  columns: (
    <>
      <rect x="3" y="3.5" width="14" height="13" rx="1.8" />
      <path d="M7.7 3.5v13M12.3 3.5v13" />
    </>
  ),
  density: <path d="M3 5h14M3 10h14M3 15h14" />,
  menu: <path d="M3 5h14M3 10h14M3 15h14" />,
  list: <path d="M7.5 5h9M7.5 10h9M7.5 15h9M3.5 5h.01M3.5 10h.01M3.5 15h.01" />,
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
  minus: <path d="M4.5 10h11" />,
  edit: <path d="m12.8 4 3.2 3.2L7 16.2l-3.8.6.6-3.8L12.8 4Z" />,
  trash: <path d="M3.8 5.5h12.4M7.5 5.5V3.3h5v2.2M5.3 5.5l.7 11.2h8l.7-11.2" />,
  'chevron-down': <path d="m5.5 8 4.5 4.5L14.5 8" />,
  'chevron-up': <path d="m5.5 12 4.5-4.5L14.5 12" />,
  'chevron-left': <path d="M12 5.5 7.5 10l4.5 4.5" />,
  'chevron-right': <path d="M8 5.5 12.5 10 8 14.5" />,
  'arrow-up': <path d="M10 16V4.5M5.5 9 10 4.5 14.5 9" />,
  'arrow-down': <path d="M10 4v11.5M5.5 11l4.5 4.5 4.5-4.5" />,
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
  open: <path d="M8 4.5H4.5v11h11V12M11.5 3.5h5v5M16.2 3.8 9.5 10.5" />,
  share: (
    <>
      <circle cx="15" cy="4.8" r="2" />
      <circle cx="5" cy="10" r="2" />
      <circle cx="15" cy="15.2" r="2" />
      <path d="m6.8 9.1 6.4-3.4M6.8 10.9l6.4 3.4" />
    </>
  ),
  clock: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 6v4.2l2.8 1.8" />
    </>
  ),
  calendar: (
    <>
      <rect x="3.2" y="4.5" width="13.6" height="12.3" rx="1.6" />
      <path d="M3.2 8.5h13.6M6.8 2.8v3M13.2 2.8v3" />
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
  monitor: (
    <>
      <rect x="2.5" y="3.8" width="15" height="10" rx="1.6" />
      <path d="M7 16.6h6M10 13.8v2.8" />
    </>
  ),
  keyboard: (
    <>
      <rect x="2.5" y="5" width="15" height="10" rx="1.8" />
      <path d="M5.5 8h.01M8.5 8h.01M11.5 8h.01M14.5 8h.01M5.5 10.5h.01M8.5 10.5h.01M11.5 10.5h.01M14.5 10.5h.01M7 12.8h6" />
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
  star: <path d="m10 3 2.1 4.5 4.9.6-3.6 3.3 1 4.9L10 13.8l-4.4 2.5 1-4.9L3 8.1l4.9-.6L10 3Z" />,
  bookmark: <path d="M5.5 3.5h9v13L10 13.2l-4.5 3.3v-13Z" />,
  filter: <path d="M3 5.5h14M5.5 10h9M8 14.5h4" />,
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
  banknote: (
    <>
      <rect x="2.8" y="5" width="14.4" height="10" rx="1.6" />
      <circle cx="10" cy="10" r="2.3" />
    </>
  ),
  bell: <path d="M5 13.8V9.2a5 5 0 0 1 10 0v4.6l1.4 1.7H3.6L5 13.8ZM8.3 17.4h3.4" />,
  comment: <path d="M3.5 4.5h13v9h-7l-3.5 3v-3H3.5v-9Z" />,
  moon: <path d="M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5Z" />,
  more: <path d="M5 10h.01M10 10h.01M15 10h.01" strokeWidth="2.2" />,
  pin: (
    <>
      <path d="M10 17.2s5.5-4.6 5.5-9a5.5 5.5 0 0 0-11 0c0 4.4 5.5 9 5.5 9Z" />
      <circle cx="10" cy="8.2" r="2" />
    </>
  ),
  key: <path d="M3.8 12.5a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 0 0-6.4 0ZM9.4 10.2 15.5 4M13.2 6.2l2 2" />,
  mail: (
    <path d="M4.5 4.8h11A1.5 1.5 0 0 1 17 6.3v7.6a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 13.9V6.3a1.5 1.5 0 0 1 1.5-1.5ZM3.5 6 10 11l6.5-5" />
  ),
  team: (
    <>
      <circle cx="7.5" cy="7" r="2.8" />
      <path d="M2.5 16c.5-2.9 2.4-4.4 5-4.4s4.5 1.5 5 4.4M12.6 4.5a2.7 2.7 0 0 1 0 5M14.3 11.9c1.7.5 2.8 1.9 3.2 4.1" />
    </>
  ),
  book: (
    <path d="M5.5 3.5h10v13h-10A1.5 1.5 0 0 1 4 15V5a1.5 1.5 0 0 1 1.5-1.5ZM4 14.5a1.5 1.5 0 0 1 1.5-1.3h10M7.5 6.8h5" />
  ),
  anchor: (
    <>
      <circle cx="10" cy="4.6" r="1.8" />
      <path d="M10 6.4v10.4M6.8 9h6.4M3.5 11.5c.5 3.2 3 5.3 6.5 5.3s6-2.1 6.5-5.3" />
    </>
  ),
  tag: <path d="M3.5 3.5H10l6.5 6.5-6.2 6.2-6.8-6.4V3.5ZM6.8 6.8h.01" />,
  scales: <path d="M10 3v13.5M6 16.5h8M4 5.5h12M4 5.5 1.8 11h4.4L4 5.5ZM16 5.5 13.8 11h4.4L16 5.5Z" />,
  settings: (
    <>
      <circle cx="10" cy="10" r="2.6" />
      <path d="M10 3v2.2M10 14.8V17M3 10h2.2M14.8 10H17M5 5l1.6 1.6M13.4 13.4 15 15M15 5l-1.6 1.6M6.6 13.4 5 15" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;

const isIconName = (name: string): name is IconName => Object.hasOwn(shapes, name);

export const iconNames: readonly IconName[] = Object.keys(shapes).filter(isIconName);

/** Decoration beside words; a button that shows only an icon names itself (see IconButton). */
export function Icon({ name, size = 16 }: { name: IconName; size?: number | undefined }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      {shapes[name]}
    </svg>
  );
}
