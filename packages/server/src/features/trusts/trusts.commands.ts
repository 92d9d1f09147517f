import { productWeightRule } from '@loadline/contract/freight/product-weight';
import { deedFields } from '@loadline/contract/ops/audit-fields';
import { trustAudited } from '@loadline/contract/trusts/trust.audit';
import { trustDocument } from '@loadline/contract/trusts/trust.document';
import type { TrustState } from '@loadline/contract/trusts/trust.lifecycle';
import { trustTotals } from '@loadline/contract/trusts/trust.totals';
import type { TrustContent } from '@loadline/contract/trusts/trust-content';
import type { Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import type { DecidedDocument } from '../../kernel/documents/document.decisions.ts';
import type { DraftedDocument } from '../../kernel/documents/document.drafts.ts';
import type { ToldDocument } from '../../kernel/documents/document.history.ts';
import { isoOf, sql } from '../../kernel/sql.ts';
import { attachFiles } from '../files/files.public.ts';
import { tell } from '../notices/notices.public.ts';
import { allProducts, productName, productNameEn } from '../ops/products.public.ts';
import { tellDesk } from './trusts.bell.commands.ts';
import type { DeskTrust } from './trusts.desk.queries.ts';
import { deskTrustIn } from './trusts.desk.queries.ts';
import { foundJson } from './trusts.detail.queries.ts';
import type { FoundTrust, TrustDetail } from './trusts.found.ts';
import { begunFrom, type Wish } from './trusts.quote.ts';
import { contentJson } from './trusts.rows.queries.ts';
import { saidDetail } from './trusts.said.ts';

type Trusts = DraftedDocument<FoundTrust, TrustState, TrustDetail, Wish> &
  DecidedDocument<FoundTrust, TrustState, DeskTrust> &
  ToldDocument<FoundTrust, TrustState>;

export const trusts: Trusts = {
  of: trustDocument,
  table: 'trust',
  keys: { no: 'trustNo', state: 'state' },
  series: 'WT',
  locked: 'trustLocked',
  json: foundJson,
  contentJson,
  audited: { ...deedFields, ...trustAudited },
  named: { 'service.channelName': allProducts },
  templates: {
    table: 'trust_template',
    subject: 'trustTemplate',
    json: sql`json_build_object('id', r.id::text, 'name', r.name, 'mode', r.content #>> '{service,mode}',
      'channelName', r.content #>> '{service,channelName}', 'channelNameEn', ${productNameEn(sql`r.content #>> '{service,channelName}'`)}, 'consignee', r.content #>> '{parties,consignee,company}',
      'lines', jsonb_array_length(r.content #> '{cargo,lines}'), 'updatedAt', ${isoOf(sql`r.updated_at`)})`,
  },
  head: ({ trust: { id, trustNo: no, version, state } }) => ({ id, no, version, state }),
  columns: async (_, content) => contentColumns(content),
  begin: begunFrom,
  afresh,
  keeping: keepFiles,
  answer: async (_, found, { language }) => saidDetail(found, language),
  deskAnswer: (tx, id, { language }) => deskTrustIn(tx, id, language),
  tellDecision,
  tellWithdrawn: (tx, found, reason) => tellDesk(tx, found, 'withdrawn', reason),
};

/** The columns of a content: the document, its product by name (none for one there is not), and its figures. */
export function contentColumns(content: TrustContent): Record<string, unknown> {
  const { cartons, gross, volume } = trustTotals(content.cargo.lines, productWeightRule(null, null));
  const channel = content.service.channelName;
  return {
    content: JSON.stringify(content),
    channelName: productName(sql`${channel}`),
    pieces: cartons,
    grossWeight: gross,
    volume,
  };
}

/** Without its dates, its own numbers, its files. */
function afresh(content: TrustContent): TrustContent {
  const { service, route, cargo } = content;
  return {
    ...content,
    service: { ...service, customerRef: null, cargoReady: null, latestArrival: null },
    route: { ...route, fbaIds: [], amazonRef: null, cartonRange: null, masterNo: null },
    cargo: {
      ...cargo,
      lines: cargo.lines.map((line) => ({ ...line, id: newId(), un383File: null, msdsFile: null })),
    },
  };
}

/** The files that the lines of a content name stay with the trust order. */
export async function keepFiles(
  tx: Tx,
  { orgId, trust }: FoundTrust,
  { cargo }: TrustContent,
): Promise<void> {
  const files = cargo.lines.flatMap(({ un383File, msdsFile }) => [un383File, msdsFile]);
  await attachFiles(
    tx,
    orgId,
    'trust',
    trust.id,
    files.filter((file) => file !== null),
  );
}

/** How the customer's people are told of a decision. */
interface Told {
  readonly decision: 'accepted' | 'returned' | 'refused' | 'cancelled' | 'amended';
  readonly reason?: { readonly zh: string; readonly en: string } | undefined;
  readonly orders?: number;
}

export async function tellDecision(
  tx: Tx,
  { orgId, trust }: FoundTrust,
  { decision, reason, orders }: Told,
): Promise<void> {
  const words = {
    decision,
    ...(reason && { reasonZh: reason.zh, reasonEn: reason.en }),
    ...(orders !== undefined && { orders: String(orders) }),
  };
  const key = `trust ${trust.id} ${decision} ${trust.version}`;
  const about = { orgId, subject: 'trust', subjectId: trust.id, number: trust.trustNo } as const;
  await tell(tx, { event: 'trustDecided', ...about, words, key });
}
