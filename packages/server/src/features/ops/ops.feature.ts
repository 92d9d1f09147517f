import { contact } from '@loadline/contract/customers/contact';
import { customerRecord } from '@loadline/contract/ops/customer';
import { openingFields } from '@loadline/contract/ops/customer-opening';
import { customerUser } from '@loadline/contract/ops/customer-user';
import { dictionaryEntry, product } from '@loadline/contract/ops/dictionary';
import { forwarder } from '@loadline/contract/ops/forwarder';
import { hostEntry } from '@loadline/contract/ops/host';
import { role } from '@loadline/contract/ops/role';
import { staffMember, team } from '@loadline/contract/ops/staff';
import { registration } from '@loadline/contract/registrations/registration';
import { passwordLinkWay as way } from '@loadline/contract/session/password-link';
import type { Feature } from '../../feature.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import { deskRoutes } from './ops.routes.ts';

const person = sql`(select u.name from app_user u where u.user_id = r.subject_id)`;

/** A name of which staff keep one in each language. */
function inBoth(called: (name: Sql) => Sql): { readonly zh: Sql; readonly en: Sql } {
  return { zh: called(sql`name_zh`), en: called(sql`name_en`) };
}

/** The forwarder's own desks. */
export const opsFeature: Feature = {
  routes: deskRoutes,
  queues: {
    registrations: sql`select r.submitted_at as since, r.registration_id as id, null::uuid as org_id, r.no from registration r where r.state = 'PENDING'`,
  },
  audited: {
    customer: {
      fields: { ...customerRecord.fields, dataAuthority: openingFields.dataAuthority, way },
      called: inBoth(
        (name) => sql`(select o.code || ' ' || o.${name} from organisation o where o.org_id = r.subject_id)`,
      ),
    },
    registration: {
      fields: registration.fields,
      called: {
        zh: sql`(select g.no || ' ' || coalesce(g.company_name_cn, g.contact_name) from registration g where g.registration_id = r.subject_id)`,
        en: sql`(select g.no || ' ' || coalesce(g.company_name_en, g.company_name_cn, g.contact_name) from registration g where g.registration_id = r.subject_id)`,
      },
    },
    user: { fields: { ...customerUser.fields, idKind: contact.fields.idKind, way }, called: person },
    staff: { fields: { ...staffMember.fields, way }, called: person },
    session: { called: person },
    role: {
      fields: role.fields,
      called: inBoth((name) => sql`(select x.${name} from role x where x.role_id = r.subject_id)`),
    },
    team: {
      fields: team.fields,
      called: inBoth((name) => sql`(select t.${name} from team t where t.team_id = r.subject_id)`),
    },
    product: {
      fields: product.fields,
      called: {
        zh: sql`(select c.name from channel c where c.channel_id = r.subject_id)`,
        en: sql`(select c.name_en from channel c where c.channel_id = r.subject_id)`,
      },
    },
    dictionary: { fields: dictionaryEntry.fields },
    forwarder: { fields: forwarder.fields },
    host: { fields: hostEntry.fields },
  },
};
