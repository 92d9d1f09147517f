import type { Text } from '@loadline/contract/kernel/text';
import { startTexts } from '@loadline/contract/start/start.text';
import { newId } from '../kernel/database.ts';
import { asOwner } from '../kernel/owner.ts';
import { sql } from '../kernel/sql.ts';
import { idOfRole } from '../seed/standards.ts';

/** The forwarder, a team that serves every customer, and `admin` in it. False when a forwarder is there already. */
export function layForwarder(
  ownerUrl: string,
  name: Text,
  passwordHash: () => Promise<string>,
): Promise<boolean> {
  return asOwner(ownerUrl, async (tx) => {
    // Of two processes that start at once the second waits here, finds the forwarder and makes no password.
    await tx.rows(sql`select pg_advisory_xact_lock(hashtext('loadline first administrator'))`);
    const known = await tx.rows(sql`select 1 from organisation where kind = 'forwarder'`);
    if (known.length > 0) return false;
    const [orgId, teamId, userId] = [newId(), newId(), newId()];
    await tx.rows(
      sql`insert into organisation (org_id, code, kind, name_zh, name_en) values (${orgId}, 'FORWARDER', 'forwarder', ${name.zh}, ${name.en})`,
    );
    // A booking names the company that sells: the first one is the forwarder itself.
    await tx.rows(
      sql`insert into dictionary_entry (kind, code, name_zh, name_en) values ('salesCompany', 'HQ', ${name.zh}, ${name.en}) on conflict do nothing`,
    );
    const { everyCustomer, administratorName } = startTexts;
    await tx.rows(
      sql`insert into team (team_id, name_zh, name_en, all_customers) values (${teamId}, ${everyCustomer.zh}, ${everyCustomer.en}, true)`,
    );
    await tx.rows(sql`
      insert into app_user (org_id, user_id, username, name, password_hash, permissions, data_authority, role_id, team_id)
      values (${orgId}, ${userId}, 'admin', ${administratorName.zh}, ${await passwordHash()}, '{}', 'organisation', ${idOfRole('staffAdmin')}, ${teamId})`);
    return true;
  });
}
