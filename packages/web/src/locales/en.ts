import { phrases as booking } from './booking.en.ts';

import { phrases as drafting } from './drafting.en.ts';
import { phrases as exceptions } from './exceptions.en.ts';
import { phrases as files } from './files.en.ts';
import { phrases as imports } from './import.en.ts';
import { phrases as my } from './my.en.ts';
import { phrases as notices } from './notices.en.ts';
import { phrases as orderForm } from './order-form.en.ts';
import { phrases as orders } from './orders.en.ts';
import { phrases as resource } from './resource.en.ts';
import { phrases as trust } from './trust.en.ts';
import { phrases as trustDetail } from './trust-detail.en.ts';

/** The phrases of the back office; the public pages never load them. One block per subject. */
export const phrases = {
  ...resource,
  goesWith: { title: 'Goes with' },
  ...orders,
  ...orderForm,
  ...booking,
  ...drafting,
  ...exceptions,
  ...files,
  ...imports,
  ...my,
  ...notices,
  ...trust,
  ...trustDetail,
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
