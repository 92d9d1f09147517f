import { chanceOf } from './chance.ts';
import { idOf } from './demo-id.ts';
import { hoursAfter } from './local-hours.ts';

interface Word {
  readonly org_id: string;
  readonly sheet_id: string;
  readonly comment_id: string | undefined;
  readonly side: string;
  readonly who: string;
  readonly body: string;
  readonly at: Date;
}

interface Sheet {
  readonly id: string;
  readonly sheet_no: string;
  readonly handler_id: string | null;
}

interface Request {
  readonly org_id: string;
  readonly request_id: string;
  readonly order_id: string;
  readonly kind: string;
  readonly state: string;
  readonly reason: string;
  readonly asked_by: string;
  readonly asked_at: Date;
}

interface Desk {
  readonly sheets: readonly Sheet[];
  readonly words: readonly Word[];
  readonly requests: readonly Request[];
  readonly orders: readonly { readonly id: string; readonly order_number: string }[];
  readonly users: readonly { readonly user_id: string; readonly name: string }[];
  readonly staff: string;
}

/** What rang at the forwarder's: a customer answered on a sheet, or asks for a change that nobody has decided. */
export function staffBellRows({ sheets, words, requests, orders, users, staff }: Desk, now: Date) {
  const replies = words.flatMap(({ org_id, sheet_id, comment_id, side, who, body, at }) => {
    const sheet = sheets.find(({ id }) => id === sheet_id);
    if (side !== 'customer' || !sheet?.handler_id) return [];
    const about = { subject: 'sheet', subject_id: sheet.id, number: sheet.sheet_no };
    const told = { event: 'replied', ...about, key: `sheet ${sheet.id} replied ${comment_id}` };
    return [{ user_id: sheet.handler_id, customer: org_id, ...told, who, said: body, at }];
  });
  const asked = requests.flatMap(
    ({ org_id, request_id, order_id, kind, state, reason, asked_by, asked_at }) => {
      const order = orders.find(({ id }) => id === order_id);
      if (state !== 'PENDING' || !order) return [];
      const event = kind === 'amend' ? 'amendment' : 'cancelling';
      const about = { subject: 'order', subject_id: order.id, number: order.order_number };
      const told = { event, ...about, key: `order ${order.id} ${event} ${request_id}` };
      const who = users.find(({ user_id }) => user_id === asked_by)?.name ?? '';
      return [
        { user_id: idOf('op.service', now), customer: org_id, ...told, who, said: reason, at: asked_at },
      ];
    },
  );
  return [...replies, ...asked].map(({ at, ...told }) => ({
    ...told,
    staff,
    notice_id: chanceOf(`bell ${told.key}`).id(at),
    read_at: at < hoursAfter(now, -24) ? hoursAfter(at, 0.5) : null,
    created_at: at,
  }));
}
