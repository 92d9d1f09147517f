import { Readable } from 'node:stream';
import type { DocumentType } from '@loadline/contract/codes/document-type';
import { stageOrder } from '@loadline/contract/codes/stage';
import type { FileStore } from '../kernel/files.ts';
import type { Clerk } from './accounts.ts';
import { hoursAfter } from './local-hours.ts';
import type { Owner } from './order.rows.ts';
import { pdfOf } from './pdf.ts';
import type { Shipment } from './shipment.ts';

/** A document of an order before it is stored. */
interface Paper {
  readonly name: string;
  readonly type: DocumentType;
  readonly visible: boolean;
  readonly at: Date;
  readonly by: string;
  readonly lines: readonly string[];
}

const released = stageOrder.indexOf('EXPORT_RELEASED');

/** The papers of one order: its invoice, the release note once there is one, and what is the forwarder's own. */
function papersOf(shipment: Shipment, owner: Owner, clerk: Clerk): Paper[] {
  const { reference, journey, orderNumber, cargo, route } = shipment;
  const [ordered, , , releasedAt] = journey.at;
  if (!ordered) return [];
  const head = [`Order ${orderNumber}`, `Reference ${reference}`, `Route ${route.from} - ${route.to}`, ''];
  const total = `${cargo.booked.pieces} cartons, ${(cargo.booked.grams / 1_000).toFixed(1)} kg`;
  const own = { visible: true, at: hoursAfter(ordered, 2), by: owner.createdBy } as const;
  const lines = goodsLines(shipment);
  const invoice = ['COMMERCIAL INVOICE', '', ...head, ...lines, '', total];
  const packing = ['PACKING LIST', '', ...head, ...lines, '', total];
  const early: Paper[] = [
    { ...own, name: `商业发票_${reference}.pdf`, type: 'CI', lines: invoice },
    { ...own, name: `装箱单_${reference}.pdf`, type: 'PL', lines: packing },
  ];
  if (!releasedAt || journey.reached < released) return early;
  const clerks = { type: '8', by: clerk.userId, at: hoursAfter(releasedAt, 0.5) } as const;
  return [
    ...early,
    {
      ...clerks,
      name: `出口放行通知_${reference}.pdf`,
      visible: true,
      lines: ['EXPORT RELEASE NOTE', '', ...head, total],
    },
    {
      ...clerks,
      type: '2',
      name: `成本核算_${reference}.pdf`,
      visible: false,
      lines: ['COST SHEET, INTERNAL', '', ...head],
    },
  ];
}

function goodsLines({ cargo }: Shipment): string[] {
  return cargo.groups.flatMap(({ count, contents }) =>
    contents.map(({ goods, pieces, cents }) => {
      const quantity = count * pieces;
      return `${goods.en}  ${quantity} pcs x USD ${(cents / 100).toFixed(2)} = USD ${((quantity * cents) / 100).toFixed(2)}`;
    }),
  );
}

/** Invoices that were in before the goods left were accepted; of the others, one was to come again. */
function verdictOn(type: DocumentType, { journey, reference }: Shipment, clerk: Clerk, at: Date) {
  const refused = type === 'PL' && journey.reached === 1 && /[37]$/.test(reference);
  const accepted = type === 'CI' && journey.reached >= released;
  return {
    verdict: accepted ? 'accepted' : refused ? 'refused' : null,
    verdict_reason: refused ? '箱数与订单不符，请重新上传' : null,
    decided_by: accepted || refused ? clerk.userId : null,
    decided_at: accepted || refused ? hoursAfter(at, 3) : null,
  };
}

/** Stores the papers of an order and gives their rows. */
async function storedPapers(files: FileStore, shipment: Shipment, owner: Owner, clerk: Clerk) {
  const { orgId } = owner;
  return Promise.all(
    papersOf(shipment, owner, clerk).map(async ({ lines, name, type, visible, at, by }) => {
      const { fileId, size, sha256 } = await files.put(orgId, Readable.from([pdfOf(lines)]));
      const stored = {
        name,
        type: 'application/pdf',
        size,
        sha256: `\\x${sha256.toString('hex')}`,
        created_by: by,
        created_at: at,
      };
      return {
        file: { org_id: orgId, file_id: fileId, ...stored },
        record_file: {
          org_id: orgId,
          file_id: fileId,
          subject: 'order',
          subject_id: shipment.id,
          type,
          visible,
          by_staff: by === clerk.userId,
          uploaded_by: by,
          uploaded_at: at,
          ...verdictOn(type, shipment, clerk, at),
        },
      };
    }),
  );
}

/** Every tenth order that has left China has papers, and two of three of those that wait for it. */
export async function papersOfSome(
  files: FileStore,
  orders: readonly { readonly shipment: Shipment; readonly owner: Owner }[],
  clerk: Clerk,
) {
  const papered = (at: number, reached: number) => (reached >= released ? at % 10 === 0 : at % 3 > 0);
  const left = orders.filter(({ shipment }) => shipment.journey.reached >= released);
  const waiting = orders.filter(
    ({ shipment: { journey } }) => journey.reached > 0 && journey.reached < released,
  );
  const some = [left, waiting].flatMap((all) =>
    all.filter(({ shipment }, at) => papered(at, shipment.journey.reached)),
  );
  const papers = some.map(({ shipment, owner }) => storedPapers(files, shipment, owner, clerk));
  return (await Promise.all(papers)).flat();
}
