import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import { momentShown, officeZone } from '@loadline/contract/kernel/shown';
import type { Text } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { labelPaperWords as words } from '@loadline/contract/labels/label.paper';
import type { deskLabelEvidence, labelEvidence } from '@loadline/contract/labels/label-talk.api';
import type { Forwarder } from '@loadline/contract/ops/forwarder';
import type { Content } from 'pdfmake/interfaces.js';
import { FileAnswer } from '../../kernel/file-answer.ts';
import type { House } from '../../kernel/house.ts';
import { paperOf } from '../../kernel/paper.ts';
import { seats } from '../../kernel/seats.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { forwarderIn } from '../ops/forwarder.public.ts';
import { letterhead } from '../ops/letterhead.public.ts';
import type { LabelDetail } from './labels.detail.queries.ts';
import { labelBlock, overviewBlock } from './labels.evidence.parts.ts';
import type { Printed } from './labels.evidence.photos.ts';
import type { PrintedPicture } from './labels.evidence.queries.ts';
import { deskProven, ownProven, picturesOf } from './labels.evidence.queries.ts';

/** A large pack keeps other papers waiting: each company, and each of the staff, has one under way. */
const takeSeat = seats(1, 5);

/** All that proves labels of the viewer's, in their language. */
export async function evidenceOfOwn(
  house: House,
  viewer: Viewer,
  query: QueryOf<typeof labelEvidence>,
): Promise<FileAnswer> {
  const labels = await ownProven(house, viewer, query);
  const { company, whose, forwarder } = await house.db.inTransaction(viewer, async (tx) => ({
    company: tx.me.company,
    whose: tx.me.orgId,
    forwarder: await forwarderIn(tx),
  }));
  const leaveSeat = takeSeat(whose);
  try {
    const pictures = await picturesOf(house, house.db, viewer, filesOf(labels));
    return await printed(house, viewer, { labels, pictures, company, forwarder, isOwn: true });
  } finally {
    leaveSeat();
  }
}

/** The same at the desk, with the names of who photographed and checked. */
export async function evidenceAtDesk(
  house: House,
  viewer: Viewer,
  query: QueryOf<typeof deskLabelEvidence>,
): Promise<FileAnswer> {
  const labels = await deskProven(house, viewer, query);
  const { whose, forwarder } = await house.staff.inTransaction(viewer, async (tx) => ({
    whose: tx.me.userId,
    forwarder: await forwarderIn(tx),
  }));
  const [first, another] = new Set(labels.map(({ label }) => label.customer));
  const [of] = labels;
  const company = another === undefined && of ? { zh: first ?? '', en: of.label.customerEn } : null;
  const leaveSeat = takeSeat(whose);
  try {
    const pictures = await picturesOf(house, house.staff, viewer, filesOf(labels));
    return await printed(house, viewer, { labels, pictures, company, forwarder, isOwn: false });
  } finally {
    leaveSeat();
  }
}

function filesOf(labels: readonly LabelDetail[]): string[] {
  return labels.flatMap(({ photos }) => photos.map(({ fileId }) => fileId));
}

interface Given {
  readonly labels: readonly LabelDetail[];
  readonly pictures: Readonly<Record<string, PrintedPicture>>;
  /** Whose they are; null where they are of several. */
  readonly company: Text | null;
  readonly forwarder: Forwarder;
  readonly isOwn: boolean;
}

async function printed(
  { clock }: House,
  { language }: Viewer,
  { labels, pictures, company, forwarder, isOwn }: Given,
): Promise<FileAnswer> {
  const name = say({ zh: forwarder.nameZh, en: forwarder.nameEn }, language);
  const of: Printed = { language, pictures, house: name };
  const title = say(words.title, language);
  const scope = scopeOf(labels);
  const photos = labels.reduce((sum, one) => sum + one.photos.length, 0);
  const facts = [
    company && `${say(words.customer, language)} ${say(company, language)}`,
    say(words.scope, language, { count: labels.length, photos }),
    // A customer reads no names of the forwarder's people.
    isOwn && say(words.doneBy, language, { who: name }),
    say(words.made, language, { at: momentShown(clock.now().toISOString(), officeZone) }),
  ];
  const isOne = labels.length === 1;
  const pdf = await paperOf({
    title: `${title} ${scope}`.trim(),
    language,
    size: 'A4',
    footer: [title, scope].filter(Boolean).join(' · '),
    images: Object.fromEntries(Object.entries(pictures).map(([fileId, { data }]) => [fileId, data])),
    styles: {
      heading: { fontSize: 10, bold: true, margin: [0, 10, 0, 4] },
      label: { color: '#5A6E80', fontSize: 7.5 },
    },
    content: [
      letterhead(forwarder),
      { text: title, fontSize: 16, bold: true },
      { text: facts.filter(Boolean).join(' · '), style: 'label', margin: [0, 2, 0, 6] },
      ...(isOne ? [] : overviewBlock(labels, of)),
      ...labels.map((label): Content => ({ stack: labelBlock(label, of), ...(isOne ? {} : nextPage) })),
    ],
  });
  return new FileAnswer(`${`${title} ${scope}`.trim()}.pdf`, 'pdf', pdf);
}

const nextPage = { pageBreak: 'before' } as const;

/** What they have in common: the style, the order or the brand. */
function scopeOf(labels: readonly LabelDetail[]): string {
  const only = (values: readonly (string | null)[]) => {
    const [first, another] = new Set(values);
    return another === undefined ? first : undefined;
  };
  return (
    only(labels.map(({ label }) => `${label.styleNo} ${label.colour}`)) ??
    only(labels.map(({ label }) => label.orderNumber)) ??
    only(labels.map(({ label }) => label.brandName)) ??
    ''
  );
}
