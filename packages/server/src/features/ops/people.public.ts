import { onBehalfOf } from '@loadline/contract/audit/on-behalf';
import type { Language } from '@loadline/contract/kernel/text';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';

/** The name of anybody by id, for staff. */
export function personName(id: Sql): Sql {
  return sql`(select u.name from app_user u where u.user_id = ${id})`;
}

/** The name of somebody of an organisation by id; blank for anybody else: the forwarder's people have no names for customers. */
export function colleagueName(orgId: Sql, id: Sql): Sql {
  return sql`coalesce((select u.name from app_user u where u.org_id = ${orgId} and u.user_id = ${id}), '')`;
}

/** Who did the deed of an audit row, as its customer reads it: of the forwarder's people those who did it on their behalf. */
export function doerName(row: Sql): Sql {
  const colleague = colleagueName(sql`${row}.org_id`, sql`${row}.user_id`);
  return sql`case when ${row}.changes -> ${sql.lit(onBehalfOf)} is null then ${colleague} else ${row}.who end`;
}

/** Who made a record `row`. */
export function makerName(row: Sql): Sql {
  return colleagueName(sql`${row}.org_id`, sql`${row}.created_by`);
}

/** The changes of an audit row, with the role that somebody got by its name; one that is gone keeps its id. */
export function rolesNamed(changes: Sql, language: Language): Sql {
  const name = language === 'en' ? sql`x.name_en` : sql`x.name_zh`;
  const named = (path: string) => {
    const id = sql`${changes} #>> ${sql.lit(path)}`;
    return sql`coalesce((select ${name} from role x where x.role_id::text = ${id}), ${id})`;
  };
  return sql`case when not ${changes} ? 'roleId' then ${changes}
    when jsonb_typeof(${changes} -> 'roleId') <> 'object' then ${changes} || jsonb_build_object('roleId', ${named('{roleId}')})
    else ${changes} || jsonb_build_object('roleId', jsonb_build_object('from', ${named('{roleId,from}')}, 'to', ${named('{roleId,to}')})) end`;
}
