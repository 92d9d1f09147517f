import type { DeskSubject } from '../web-subject.ts';

export const databoardDesk: DeskSubject = {
  screens: {},
  menu: [{ at: 6, page: 'databoard', group: 'shipments', icon: 'monitor' }],
};
