import pg from 'pg';

/**
 * Why this login must not serve, or nothing. A superuser, an owner or a bypassing role sees every customer's rows
 * however many policies there are, and a table whose policy was forgotten is open to all.
 */
export async function reasonsNotToServe(appUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: appUrl });
  await client.connect();
  try {
    const reasons: string[] = [];
    for (const { query, reason } of questions) {
      const { rows } = await client.query<{ name: string }>(query);
      reasons.push(...rows.map((row) => `${reason}: ${row.name}`));
    }
    return reasons;
  } finally {
    await client.end();
  }
}

const questions = [
  {
    reason: 'the serving role is superuser or bypasses row level security',
    query: 'select rolname as name from pg_roles where rolname = current_user and (rolsuper or rolbypassrls)',
  },
  {
    reason: 'the serving role owns a table, or is a member of a role that does',
    query: `select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
            where n.nspname = 'public' and c.relkind in ('r', 'p') and pg_has_role(current_user, c.relowner, 'member')`,
  },
  {
    reason: 'a table with an organisation is not protected',
    query: `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
            where n.nspname = 'public' and c.relkind in ('r', 'p')
              and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped)
              and not (c.relrowsecurity and c.relforcerowsecurity
                and exists (select from pg_policy p where p.polrelid = c.oid and p.polpermissive and p.polwithcheck is not null))`,
  },
  {
    reason: 'a view would read with the rights of its owner',
    query: `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
            where n.nspname = 'public' and c.relkind = 'v' and not coalesce(c.reloptions::text ilike '%security_invoker=true%', false)
              and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
  },
  {
    reason: 'the server could lose a write it has confirmed',
    query: `select name from pg_settings where name in ('fsync', 'full_page_writes') and setting = 'off'`,
  },
];
