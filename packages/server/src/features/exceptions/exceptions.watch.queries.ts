import { documentTypes } from '@loadline/contract/codes/document-type';
import { stageOrder } from '@loadline/contract/codes/stage';
import { transports } from '@loadline/contract/codes/transport';
import type { WatchRule } from '@loadline/contract/exceptions/sheet-rule';
import { wordOf } from '@loadline/contract/kernel/code';
import type { Said, Text } from '@loadline/contract/kernel/text';
import type { Policies } from '@loadline/contract/ops/policy';
import type { DocumentAsked } from '@loadline/contract/orders/document-setting';
import { rulesWith } from '@loadline/contract/orders/document-setting';
import { documentsFor } from '@loadline/contract/orders/order-checklist';
import { chinaTime } from '../../kernel/clock.ts';
import { flag, instant, int, json, orNull, text, texts } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { policiesIn } from '../policies/policies.public.ts';

/** An order that a rule has found, with what makes it grave. */
export interface Finding {
  readonly rule: WatchRule;
  readonly orgId: string;
  readonly orderId: string;
  readonly facts: Facts;
}

/** The facts of a rule, of one order: those of several on a waybill are put together. */
interface Facts {
  readonly days?: number;
  readonly since?: string;
  readonly from?: string;
  readonly to?: string;
  readonly hours?: number;
  readonly documents?: readonly string[];
  readonly booked?: Text;
  readonly received?: Text;
}

const onItsWay = stageOrder.filter((stage) => stage !== 'ORDERED' && stage !== 'SIGNED');
const untilArrival = stageOrder.slice(0, stageOrder.indexOf('ARRIVED'));
const beforeDeparture = stageOrder.slice(0, stageOrder.indexOf('DEPARTED'));

interface Watch {
  readonly tx: Pick<Tx, 'rows' | 'now'>;
  readonly policy: Policies;
  /** Of these whatever still is so; else what was not raised yet. */
  readonly again: readonly string[] | null;
}

/** What time has brought to light and no sheet says yet; of orders that are asked about `again`, what still is so. */
export async function findingsIn(
  tx: Pick<Tx, 'rows' | 'now'>,
  again: readonly string[] | null = null,
): Promise<Finding[]> {
  const watch = { tx, policy: await policiesIn(tx), again };
  return [
    ...(await quietOnes(watch)),
    ...(await slippedOnes(watch)),
    ...(await undocumentedOnes(watch)),
    ...(await offChannelOnes(watch)),
  ];
}

/** What is said of one order, or of several on a waybill: the gravest of it. */
export function saidOf(rule: WatchRule, found: readonly Finding[]): Said {
  const facts = found.map((one) => one.facts);
  const [first = {}] = facts;
  if (rule === 'quiet')
    return {
      days: Math.max(...facts.map(({ days = 0 }) => days)),
      since: facts.map(({ since = '' }) => since).toSorted()[0] ?? '',
    };
  if (rule === 'etaSlip')
    return {
      from: facts.map(({ from = '' }) => from).toSorted()[0] ?? '',
      to:
        facts
          .map(({ to = '' }) => to)
          .toSorted()
          .at(-1) ?? '',
      hours: Math.max(...facts.map(({ hours = 0 }) => hours)),
    };
  if (rule === 'channel') return { booked: first.booked ?? '', received: first.received ?? '' };
  const missing = [...new Set(facts.flatMap(({ documents = [] }) => documents))];
  return { documents: listed(missing.map((document) => wordOf(documentTypes, document))) };
}

function listed(words: readonly Text[]): Text {
  return { zh: words.map(({ zh }) => zh).join('、'), en: words.map(({ en }) => en).join(', ') };
}

const found = { org_id: text, order_id: text };

async function quietOnes({ tx, policy, again }: Watch): Promise<Finding[]> {
  // By transport.
  const days = {
    '1': Number(policy('quiet.1')),
    '2': Number(policy('quiet.2')),
    '3': Number(policy('quiet.3')),
    '4': Number(policy('quiet.4')),
  };
  const rows = await tx.rows(
    sql.type({ heard_at: instant, days: int, ...found })`
      select * from quiet_orders(${JSON.stringify(days)}::jsonb, ${onItsWay}::text[], ${tx.now}, ${again}::uuid[])`,
  );
  return rows.map((one) =>
    finding('quiet', one, { days: one.days, since: chinaTime(one.heard_at).slice(0, 10) }),
  );
}

async function slippedOnes({ tx, policy, again }: Watch): Promise<Finding[]> {
  const rows = await tx.rows(
    sql.type({ was: instant, is_now: instant, zone: text, ...found })`
      select * from slipped_orders(${Number(policy('slipHours'))}, ${untilArrival}::text[], ${again}::uuid[])`,
  );
  return rows.map((one) =>
    finding('etaSlip', one, {
      from: dayIn(one.zone, one.was),
      to: dayIn(one.zone, one.is_now),
      hours: Math.round((one.is_now.getTime() - one.was.getTime()) / 3_600_000),
    }),
  );
}

interface PastCutOff {
  readonly transport_type: string | null;
  readonly destination_country: string;
  readonly is_customs: boolean;
  readonly is_self_clearance: boolean;
  readonly special: readonly string[];
  readonly documents: readonly string[];
  readonly asked: readonly DocumentAsked[];
}

async function undocumentedOnes({ tx, again }: Watch): Promise<Finding[]> {
  const rows = await tx.rows(
    sql.type({
      transport_type: orNull(text),
      destination_country: text,
      is_customs: flag,
      is_self_clearance: flag,
      special: texts,
      documents: texts,
      asked: json<readonly DocumentAsked[]>(),
      ...found,
    })`select * from orders_past_cut_off(${tx.now}, ${beforeDeparture}::text[], ${again}::uuid[])`,
  );
  return rows.flatMap((one) => {
    const documents = missingDocuments(one);
    return documents.length === 0 ? [] : [finding('documents', one, { documents })];
  });
}

function missingDocuments(one: PastCutOff): string[] {
  const facts = {
    transportType: one.transport_type,
    destinationCountry: one.destination_country,
    isCustoms: one.is_customs,
    isSelfClearance: one.is_self_clearance,
    special: one.special,
  };
  return documentsFor(facts, rulesWith(one.asked))
    .map(({ document }) => document)
    .filter((document) => !one.documents.includes(document));
}

async function offChannelOnes({ tx, again }: Watch): Promise<Finding[]> {
  const rows = await tx.rows(
    sql.type({ channel: text, channel_en: text, transport_type: text, ...found })`
      select * from orders_off_channel(${onItsWay}::text[], ${again}::uuid[])`,
  );
  return rows.map((one) =>
    finding('channel', one, {
      booked: { zh: one.channel, en: one.channel_en },
      received: wordOf(transports, one.transport_type),
    }),
  );
}

interface Found {
  readonly org_id: string;
  readonly order_id: string;
}

function finding(rule: WatchRule, { org_id: orgId, order_id: orderId }: Found, facts: Facts): Finding {
  return { rule, orgId, orderId, facts };
}

function dayIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at);
}
