import { documentSetting } from '@loadline/contract/orders/document-setting';
import { orderAudited } from '@loadline/contract/orders/order.audit';
import { fieldsOfChanges } from '@loadline/contract/orders/order-changes';
import type { Feature } from '../../feature.ts';
import { sql } from '../../kernel/sql.ts';
import type { Cancelling } from './orders.cancel.commands.ts';
import { cargoDue, papersDue } from './orders.desk.filter.queries.ts';
import { deskOrderRoutes } from './orders.desk.routes.ts';
import { orderImports } from './orders.import.ts';
import { numberImports } from './orders.numbers.import.ts';
import { ordersWaiting } from './orders.public.ts';
import { orderRoutes } from './orders.routes.ts';
import { chargeUnchargedJob } from './orders.uncharged.commands.ts';
import { urgeDocumentsJob } from './orders.urge.commands.ts';

export function orderFeature(cancelling: Cancelling): Feature {
  return {
    routes(house) {
      orderRoutes(house, cancelling);
      deskOrderRoutes(house, cancelling);
    },
    jobs: (house) => [urgeDocumentsJob(house), chargeUnchargedJob(house)],
    imports: { customers: [orderImports], staff: [numberImports] },
    queues: {
      ordersHeld: ordersWaiting('ordersHeld'),
      orderDocuments: ordersWaiting('orderDocuments'),
      ordersSilent: ordersWaiting('ordersSilent'),
      orderRequests: ordersWaiting('orderRequests'),
    },
    dues: {
      orderPapers: sql`select o.id, o.order_number as no, o.cut_off as at from orders o where ${papersDue}`,
      orderCargo: sql`select o.id, o.order_number as no, o.cut_off as at from orders o where ${cargoDue}`,
    },
    audited: {
      documentSetting: { fields: documentSetting.fields },
      order: {
        fields: orderAudited,
        fieldsAt: fieldsOfChanges,
        called: sql`(select s.order_number from orders s where s.id = r.subject_id and s.org_id = r.org_id)`,
        numbered: (no) => sql`select s.id from orders s where s.order_number = ${no}`,
      },
    },
  };
}
