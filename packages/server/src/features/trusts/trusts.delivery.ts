import type { Text } from '@loadline/contract/kernel/text';
import { trust as trustOf } from '@loadline/contract/trusts/trust';
import type { Database } from '../../kernel/database.ts';
import { FileAnswer } from '../../kernel/file-answer.ts';
import { paperOf } from '../../kernel/paper.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { deliveryNotePaper, warehouseCalled } from '../ops/delivery-note.public.ts';
import { forwarderIn } from '../ops/forwarder.public.ts';
import { deskTrustByNumber } from './trusts.desk.queries.ts';
import { trustByNumber } from './trusts.detail.queries.ts';
import type { TrustDetail } from './trusts.found.ts';

/** What goes along with the cargo of one of the viewer's trust orders to the warehouse. */
export async function deliveryNoteOfTrust(db: Database, viewer: Viewer, no: string): Promise<FileAnswer> {
  const detail = await trustByNumber(db, viewer, no);
  return noteOf(db, viewer, detail);
}

/** The same at the desk, in the name of whose it is. */
export async function deliveryNoteOfDeskTrust(
  staff: Database,
  viewer: Viewer,
  no: string,
): Promise<FileAnswer> {
  const detail = await deskTrustByNumber(staff, viewer, no);
  return noteOf(staff, viewer, detail, { zh: detail.customerName, en: detail.customerNameEn });
}

async function noteOf(
  db: Database,
  viewer: Viewer,
  { trust, content, totals, orders }: TrustDetail,
  customer?: Text,
): Promise<FileAnswer> {
  const { route, cargo } = content;
  const [company, warehouse, forwarder] = await db.inTransaction(viewer, async (tx) => [
    customer ?? tx.me.company,
    await warehouseCalled(tx, route.dropOff),
    await forwarderIn(tx),
  ]);
  const goods = new Set(cargo.lines.flatMap(({ nameZh, nameEn }) => nameZh ?? nameEn ?? []));
  const note = deliveryNotePaper(
    {
      kind: trustOf.label,
      number: trust.trustNo,
      company,
      warehouse,
      until: null,
      route: [route.origin, route.destination].filter((port) => port !== null).join(' → ') || null,
      flight: null,
      product: trust.channelName,
      pieces: totals.cartons,
      grossWeight: totals.gross,
      volume: totals.volume,
      goods: [...goods].join(', ') || null,
      marks: cargo.marks,
      fba: route.fbaIds.join(', ') || null,
      orders,
    },
    forwarder,
  );
  return new FileAnswer(`${note.title}.pdf`, 'pdf', await paperOf(note));
}
