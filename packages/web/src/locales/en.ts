import { phrases as notices } from './notices.en.ts';
import { phrases as orders } from './orders.en.ts';
import { phrases as resource } from './resource.en.ts';

/** What the frame of the back office, its lists and the orders say; the public pages never load it. */
export const phrases = {
  ...resource,
  goesWith: { title: 'Goes with' },
  ...orders,
  ...notices,
  office: {
    draft: { confirm: 'Confirm the draft', waits: 'The draft of waybill {number} waits for your answer.' },
    notInstalled: 'Not available on this installation',
    notInstalledText: 'Your account may use it, but it has not been set up here yet.',
    more: 'More',
    command: 'Numbers, pages, actions',
    account: 'Account and security',
    viewing: 'You are viewing as {company}. Nothing can be changed; every page you open is noted',
    endViewing: 'Stop viewing',
    palette: {
      title: 'Find numbers, pages and actions',
      placeholder: 'Order, reference, tracking or FBA number, page, action',
      nothing: 'Nothing found',
      failed: 'The search did not work. Try again',
      enter: 'Enter',
      orders: 'Orders',
      pages: 'Pages',
      actions: 'Actions',
      import: 'Import orders',
    },
    keys: {
      title: 'Keyboard',
      everywhere: 'Everywhere',
      menu: 'Pages',
      lists: 'Lists and records',
      single: 'Keys without Ctrl act on the page',
      palette: 'Find numbers, pages, actions',
      list: 'This list',
      close: 'Close what is open',
      search: 'Go to the search',
      down: 'Next row',
      up: 'Previous row',
      open: 'Open the row',
      select: 'Select the row',
      range: 'Select up to here',
      export: 'Export',
      import: 'Import',
      previous: 'Previous record',
      next: 'Next record',
      fault: 'Next import error',
      submit: 'Submit',
    },
  },
} as const;
