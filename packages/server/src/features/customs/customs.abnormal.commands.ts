import type { replyToCustoms } from '@loadline/contract/customs/customs.api';
import type { askAbnormal, clearAbnormal, openAbnormal } from '@loadline/contract/customs/customs-desk.api';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Clock } from '../../kernel/clock.ts';
import { text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { openedSheet } from '../exceptions/exceptions.public.ts';
import { sheetView } from '../exceptions/exceptions.rows.public.ts';
import { answerSheetIn, moveSheetIn } from '../exceptions/exceptions.talk.public.ts';
import type { CustomsDetail, DeskDetail } from './customs.detail.queries.ts';
import { detailIn, ownDetailIn } from './customs.detail.queries.ts';
import { lockedFile, touchFile } from './customs.rows.commands.ts';

/** Opens an exception sheet about an order of the declaration: it is asked and answered in there, and its deeds are told there. */
export function openFlag(
  staff: Database,
  viewer: Viewer,
  { no, orderId, kind, descriptionZh, descriptionEn }: BodyOf<typeof openAbnormal>,
): Promise<DeskDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const file = await lockedFile(tx, no);
    const { orgId, id } = file;
    const about = await tx.one(sql.type({ orderId: text })`
      select c.order_id::text as "orderId" from customs_order c where c.org_id = ${orgId} and c.file_id = ${id}
        and ${orderId === null ? sql`true` : sql`c.order_id = ${orderId}`} order by c.place limit 1`);
    const words = { descriptionZh, descriptionEn: descriptionEn ?? descriptionZh };
    const opened = await openedSheet(tx, { orgId, ...about, kind, source: 'operator', ...words }, tx.me.name);
    if (!opened) throw new Error('a sheet without a cause is always opened');
    await tx.rows(
      sql`insert into customs_abnormal (org_id, file_id, sheet_id) values (${orgId}, ${id}, ${opened.id})`,
    );
    await touchFile(tx, file);
    return detailIn(tx, no);
  });
}

export function askFlag(
  staff: Database,
  clock: Clock,
  viewer: Viewer,
  { no, sheetNo, ...asked }: BodyOf<typeof askAbnormal>,
): Promise<DeskDetail> {
  return inFile(staff, viewer, { no, sheetNo }, (tx) =>
    moveSheetIn(tx, clock, sheetNo, { to: 'WAITING_CUSTOMER', said: null, ...asked }),
  );
}

export function clearFlag(
  staff: Database,
  clock: Clock,
  viewer: Viewer,
  { no, sheetNo, said }: BodyOf<typeof clearAbnormal>,
): Promise<DeskDetail> {
  const nothing = { customerActionZh: null, customerActionEn: null, dueAt: null };
  return inFile(staff, viewer, { no, sheetNo }, (tx) =>
    moveSheetIn(tx, clock, sheetNo, { to: 'RESOLVED', said, ...nothing }),
  );
}

interface Flag {
  readonly no: string;
  readonly sheetNo: string;
}

function inFile(
  staff: Database,
  viewer: Viewer,
  flag: Flag,
  deed: (tx: Tx) => Promise<void>,
): Promise<DeskDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const file = await lockedFile(tx, flag.no);
    await requireFlag(tx, flag);
    await deed(tx);
    await touchFile(tx, file);
    return detailIn(tx, flag.no);
  });
}

/** The sheet is one of the declaration. */
async function requireFlag(tx: Tx, { no, sheetNo }: Flag): Promise<void> {
  await tx.one(sql`select 1 from customs_file r join customs_abnormal a on a.org_id = r.org_id and a.file_id = r.id
    join ${sheetView} s on s.org_id = a.org_id and s.id = a.sheet_id where r.file_no = ${no} and s.sheet_no = ${sheetNo}`);
}

export function replyToFlag(
  db: Database,
  clock: Clock,
  viewer: Viewer,
  { no, sheetNo, body, files }: BodyOf<typeof replyToCustoms>,
): Promise<CustomsDetail> {
  return db.inTransaction(viewer, async (tx) => {
    await requireFlag(tx, { no, sheetNo });
    await answerSheetIn(tx, clock, { no: sheetNo, body, files });
    return ownDetailIn(tx, no);
  });
}
