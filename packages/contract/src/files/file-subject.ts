import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import type { Permission } from '../kernel/permission.ts';

/** What files can hang on. */
export const fileSubjects = codeTable('file subject', {
  order: { zh: '订单', en: 'Order' },
  trust: { zh: '委托单', en: 'Trust order' },
  sheet: { zh: '异常单', en: 'Exception sheet' },
  booking: { zh: '订舱', en: 'Booking' },
  mawb: { zh: '主单', en: 'Master waybill' },
});

export type FileSubject = CodeOf<typeof fileSubjects>;

interface FileRights {
  /** A customer who may see the record. Uploading takes `file:upload` besides. */
  readonly view: Permission;
  /** Staff who may read its files: any one of these. */
  readonly staffView: readonly Permission[];
  /** Staff who may upload, show, decide and take away. */
  readonly staffEdit: readonly Permission[];
}

/** Who may do what with the files of each kind of record; whether the record itself is in his scope, its own rules say. */
export const fileRights: Readonly<Record<FileSubject, FileRights>> = {
  order: {
    view: 'order:view',
    staffView: ['op:order:view', 'op:receipt:add'],
    staffEdit: ['op:order:edit', 'op:receipt:add'],
  },
  trust: { view: 'trust:view', staffView: ['op:trust:view'], staffEdit: ['op:trust:decide'] },
  sheet: { view: 'order:view', staffView: ['op:exception:view'], staffEdit: ['op:exception:edit'] },
  booking: {
    view: 'booking:view',
    staffView: ['op:booking:view', 'op:mawb:view'],
    staffEdit: ['op:booking:confirm', 'op:mawb:move'],
  },
  mawb: { view: 'mawb:view', staffView: ['op:mawb:view'], staffEdit: ['op:mawb:move'] },
};
