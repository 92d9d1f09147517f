import type { ReactNode } from 'react';

/** The icons that only the back office shows; no visitor waits for them. */
export const officeShapes = {
  share: (
    <>
      <circle cx="15" cy="4.8" r="2" />
      <circle cx="5" cy="10" r="2" />
      <circle cx="15" cy="15.2" r="2" />
      <path d="m6.8 9.1 6.4-3.4M6.8 10.9l6.4 3.4" />
    </>
  ),
  list: <path d="M7.5 5h9M7.5 10h9M7.5 15h9M3.5 5h.01M3.5 10h.01M3.5 15h.01" />,
  download: <path d="M10 3.5v9M6.3 9 10 12.7 13.7 9M3.5 16.5h13" />,
  chart: <path d="M3.5 16.5h13M5.5 13.5V9.5M10 13.5V4M14.5 13.5V7" />,
  columns: (
    <>
      <rect x="3" y="3.5" width="14" height="13" rx="1.8" />
      <path d="M7.7 3.5v13M12.3 3.5v13" />
    </>
  ),
  density: <path d="M3 5h14M3 10h14M3 15h14" />,
  scan: (
    <path d="M3 7V3.5h3.5M13.5 3.5H17V7M17 13v3.5h-3.5M6.5 16.5H3V13M6.5 7.5v5M9 7.5v5M11.4 7.5v5M13.8 7.5v5" />
  ),
  camera: (
    <>
      <path d="M3 6.5h3L7.4 4.4h5.2L14 6.5h3v10H3v-10Z" />
      <circle cx="10" cy="11.2" r="2.9" />
    </>
  ),
  image: (
    <>
      <rect x="3" y="4" width="14" height="12" rx="1.6" />
      <path d="m3.5 14 4-4 3 3 2.5-2.5 3.5 3.5" />
      <circle cx="12.6" cy="7.6" r="1.2" />
    </>
  ),
  pause: <path d="M7.2 4.5v11M12.8 4.5v11" />,
  play: <path d="M6.5 4.2v11.6l9-5.8-9-5.8Z" />,
  minus: <path d="M4.5 10h11" />,
  edit: <path d="m12.8 4 3.2 3.2L7 16.2l-3.8.6.6-3.8L12.8 4Z" />,
  'chevron-up': <path d="m5.5 12 4.5-4.5L14.5 12" />,
  'arrow-up': <path d="M10 16V4.5M5.5 9 10 4.5 14.5 9" />,
  'arrow-down': <path d="M10 4v11.5M5.5 11l4.5 4.5 4.5-4.5" />,
  open: <path d="M8 4.5H4.5v11h11V12M11.5 3.5h5v5M16.2 3.8 9.5 10.5" />,
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
  star: <path d="m10 3 2.1 4.5 4.9.6-3.6 3.3 1 4.9L10 13.8l-4.4 2.5 1-4.9L3 8.1l4.9-.6L10 3Z" />,
  bookmark: <path d="M5.5 3.5h9v13L10 13.2l-4.5 3.3v-13Z" />,
  filter: <path d="M3 5.5h14M5.5 10h9M8 14.5h4" />,
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
