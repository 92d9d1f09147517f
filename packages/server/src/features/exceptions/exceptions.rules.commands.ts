import { documentTypes } from '@loadline/contract/codes/document-type';
import { stageOrder } from '@loadline/contract/codes/stage';
import { transports } from '@loadline/contract/codes/transport';
import type { SheetRule } from '@loadline/contract/exceptions/sheet-rule';
import { wordOf } from '@loadline/contract/kernel/code';
import type { Said, Text } from '@loadline/contract/kernel/text';
import type { Policies } from '@loadline/contract/ops/policy';
import type { DocumentAsked } from '@loadline/contract/orders/document-setting';
import { rulesWith } from '@loadline/contract/orders/document-setting';
import { documentsFor } from '@loadline/contract/orders/order-checklist';
import { chinaTime } from '../../kernel/clock.ts';
import { flag, instant, int, json, orNull, text, texts } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import type { Job } from '../../kernel/jobs.ts';
import { asProgram } from '../../kernel/program.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import { policiesIn, policyOf } from '../policies/policies.public.ts';
import { openedSheet, sheetOfRule } from './exceptions.public.ts';

/** An order that a rule has found, with what is said of it. */
interface Finding {
  readonly rule: SheetRule;
  readonly orgId: string;
  readonly orderId: string;
  readonly said: Said;
}

const onItsWay = stageOrder.filter((stage) => stage !== 'ORDERED' && stage !== 'SIGNED');
const untilArrival = stageOrder.slice(0, stageOrder.indexOf('ARRIVED'));
const beforeDeparture = stageOrder.slice(0, stageOrder.indexOf('DEPARTED'));

/** What time brings to light: each of it opens one sheet, once. */
export function raiseSheetsJob({ staff, clock }: House): Job {
  return {
    name: 'raise-sheets',
    permission: 'nobody',
    recurs: '7,37 * * * *',
    async work() {
      const ask = <T>(query: Sql<T>) => asProgram(staff, query);
      const now = clock.now();
      const policy = await policiesIn({ rows: ask });
      const found = await Promise.all([
        quietOnes(ask, policy, now),
        slippedOnes(ask, policy),
        undocumentedOnes(ask, now),
        offChannelOnes(ask),
      ]);
      for (const { rule, said, ...about } of found.flat())
        await openedSheet(
          { rows: ask, now },
          sheetOfRule(rule, { ...about, sourceKey: `${rule} ${about.orderId}` }, said),
          '',
        );
    },
  };
}

/** Nobody has said in time that a resolved sheet is not solved. */
export function closeSheetsJob({ staff, clock }: House): Job {
  return {
    name: 'close-sheets',
    permission: 'nobody',
    recurs: '19 * * * *',
    async work() {
      const days = sql`${policyOf('reopenDays')}::int`;
      await asProgram(staff, sql`select close_resolved_sheets(${days}, ${clock.now()})`);
    },
  };
}

type Ask = Tx['rows'];
type Found<T> = T & { readonly org_id: string; readonly order_id: string };

async function quietOnes(ask: Ask, policy: Policies, now: Date): Promise<Finding[]> {
  // By transport.
  const days = {
    '1': Number(policy('quiet.1')),
    '2': Number(policy('quiet.2')),
    '3': Number(policy('quiet.3')),
    '4': Number(policy('quiet.4')),
  };
  const found = await ask(
    sql.type({ heard_at: instant, days: int, org_id: text, order_id: text })`
      select * from quiet_orders(${JSON.stringify(days)}::jsonb, ${onItsWay}::text[], ${now})`,
  );
  return found.map((one) =>
    finding('quiet', one, { days: one.days, since: chinaTime(one.heard_at).slice(0, 10) }),
  );
}

async function slippedOnes(ask: Ask, policy: Policies): Promise<Finding[]> {
  const found = await ask(
    sql.type({ was: instant, is_now: instant, zone: text, org_id: text, order_id: text })`
      select * from slipped_orders(${Number(policy('slipHours'))}, ${untilArrival}::text[])`,
  );
  return found.map((one) =>
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

async function undocumentedOnes(ask: Ask, now: Date): Promise<Finding[]> {
  const found = await ask(
    sql.type({
      transport_type: orNull(text),
      destination_country: text,
      is_customs: flag,
      is_self_clearance: flag,
      special: texts,
      documents: texts,
      asked: json<readonly DocumentAsked[]>(),
      org_id: text,
      order_id: text,
    })`select * from orders_past_cut_off(${now}, ${beforeDeparture}::text[])`,
  );
  return found.flatMap((one) => {
    const missing = missingDocuments(one);
    return missing.length === 0 ? [] : [finding('documents', one, { documents: listed(missing) })];
  });
}

function missingDocuments(one: PastCutOff): Text[] {
  const facts = {
    transportType: one.transport_type,
    destinationCountry: one.destination_country,
    isCustoms: one.is_customs,
    isSelfClearance: one.is_self_clearance,
    special: one.special,
  };
  return documentsFor(facts, rulesWith(one.asked))
    .filter(({ document }) => !one.documents.includes(document))
    .map(({ document }) => wordOf(documentTypes, document));
}

function listed(words: readonly Text[]): Text {
  return { zh: words.map(({ zh }) => zh).join('、'), en: words.map(({ en }) => en).join(', ') };
}

async function offChannelOnes(ask: Ask): Promise<Finding[]> {
  const found = await ask(
    sql.type({ channel: text, channel_en: text, transport_type: text, org_id: text, order_id: text })`
      select * from orders_off_channel(${onItsWay}::text[])`,
  );
  return found.map((one) =>
    finding('channel', one, {
      booked: { zh: one.channel, en: one.channel_en },
      received: wordOf(transports, one.transport_type),
    }),
  );
}

function finding(rule: SheetRule, { org_id: orgId, order_id: orderId }: Found<unknown>, said: Said): Finding {
  return { rule, orgId, orderId, said };
}

function dayIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at);
}
