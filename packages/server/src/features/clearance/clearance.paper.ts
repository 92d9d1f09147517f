import { entryPaperWords } from '@loadline/contract/clearance/entry.paper';
import type { Reckoning } from '@loadline/contract/clearance/entry-reckoning';
import { zoneOfUsPort } from '@loadline/contract/clearance/us-port-zone';
import { placeOf } from '@loadline/contract/codes/place';
import type { Language, Text } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import type { Forwarder } from '@loadline/contract/ops/forwarder';
import type { Database } from '../../kernel/database.ts';
import { FileAnswer } from '../../kernel/file-answer.ts';
import { paperOf } from '../../kernel/paper.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { forwarderIn } from '../ops/forwarder.public.ts';
import { letterhead } from '../ops/letterhead.public.ts';
import type { EntryDetail } from './clearance.detail.queries.ts';
import { detailAtDesk, detailOfOwn } from './clearance.detail.queries.ts';
import { dutiesBlock } from './clearance.paper.duties.ts';
import { factsBlock } from './clearance.paper.facts.ts';
import type { Printed } from './clearance.paper.parts.ts';
import { headBlock, linesBlock, releaseBlock } from './clearance.paper.parts.ts';
import { linesOfDeskDuty, linesOfOwnDuty } from './clearance.tariff.queries.ts';

/** The release and the data of the entry summary of one of the viewer's entries, in their language. */
export async function paperOfEntry(db: Database, viewer: Viewer, no: string): Promise<FileAnswer> {
  const detail = await detailOfOwn(db, viewer, no);
  const reckoned = await reckonedOf(detail, (duty) => linesOfOwnDuty(db, viewer, { no, duty }));
  const [company, forwarder] = await db.inTransaction(viewer, async (tx) => [
    tx.me.company,
    await forwarderIn(tx),
  ]);
  // A customer reads no names of the forwarder's people: it is the forwarder who told.
  const teller = say({ zh: forwarder.nameZh, en: forwarder.nameEn }, viewer.language);
  return printed({ detail, reckoned, company, teller, forwarder, language: viewer.language });
}

/** The same at the desk, with who of the staff told of the release. */
export async function paperOfDeskEntry(staff: Database, viewer: Viewer, no: string): Promise<FileAnswer> {
  const detail = await detailAtDesk(staff, viewer, no);
  const reckoned = await reckonedOf(detail, (duty) => linesOfDeskDuty(staff, viewer, { no, duty }));
  const forwarder = await staff.inTransaction(viewer, (tx) => forwarderIn(tx));
  const company = { zh: detail.file.customer, en: detail.file.customerEn };
  return printed({ detail, reckoned, company, teller: null, forwarder, language: viewer.language });
}

/** What the tariff said of the lines, where the estimate that counts was worked out by it. */
async function reckonedOf(
  { duties }: EntryDetail,
  linesOf: (duty: string) => Promise<Reckoning>,
): Promise<Reckoning | null> {
  const duty = duties.find(({ state }) => state !== 'REPLACED');
  return duty?.source === 'tariff' ? linesOf(duty.id) : null;
}

interface Given {
  readonly detail: EntryDetail;
  readonly reckoned: Reckoning | null;
  readonly company: Text;
  /** Who is said to have told of the release; null where the step names who did. */
  readonly teller: string | null;
  readonly forwarder: Forwarder;
  readonly language: Language;
}

/** Where nobody has said the port of entry yet: the clocks of the arrival, else of customs' head office. */
function zoneOfArrival({ orders }: EntryDetail): string {
  const [destination] = orders.flatMap((order) => order.destination ?? []).toSorted();
  return (destination === undefined ? undefined : placeOf(destination)?.zone) ?? 'America/New_York';
}

async function printed({
  detail,
  reckoned,
  company,
  teller,
  forwarder,
  language,
}: Given): Promise<FileAnswer> {
  const { fileNo, port, status } = detail.file;
  const zone = port === null ? zoneOfArrival(detail) : zoneOfUsPort(port);
  const of: Printed = { detail, reckoned, company, teller, zone, language };
  const notFiled = say(entryPaperWords.notFiled, language);
  const pdf = await paperOf({
    title: `${say(entryPaperWords.title, language)} ${fileNo}`,
    language,
    size: 'A4',
    footer: `${fileNo} · ${notFiled}`,
    ...(status === 'VOID' && { watermark: 'VOID' }),
    styles: {
      heading: { fontSize: 10, bold: true, margin: [0, 10, 0, 4] },
      label: { color: '#5A6E80', fontSize: 7.5 },
    },
    content: [
      letterhead(forwarder),
      ...headBlock(of),
      releaseBlock(of),
      factsBlock(of),
      ...linesBlock(of),
      ...dutiesBlock(of),
    ],
  });
  return new FileAnswer(`7501 ${fileNo}.pdf`, 'pdf', pdf);
}
