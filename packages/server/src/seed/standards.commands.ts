import type { OwnerTx } from '../kernel/owner.ts';
import { sql } from '../kernel/sql.ts';

/**
 * A right that a new version brings for a standard role is its once: what staff take from it afterwards stays away. The
 * fixed roles follow the program in everything; the order in which it lists rights says nothing. One that staff have removed stays away.
 */
export async function layRoles(tx: OwnerTx, roles: readonly object[]): Promise<void> {
  await tx.rows(sql`
    insert into role as r (role_id, category, code, name_zh, name_en, permissions, offered, fixed)
    select role_id, category, code, name_zh, name_en, permissions, permissions, fixed from jsonb_populate_recordset(null::role, ${JSON.stringify(roles)}::jsonb)
    where role_id not in (select g.role_id from removed_role g)
    on conflict (role_id) do update set
      permissions = case when r.fixed then excluded.permissions
        else r.permissions || array(select p from unnest(excluded.permissions) p where p <> all (r.offered || r.permissions)) end,
      offered = r.offered || array(select p from unnest(excluded.permissions) p where p <> all (r.offered)),
      version = r.version + 1, updated_at = now()
    where not excluded.permissions <@ r.offered or r.fixed and not (r.permissions <@ excluded.permissions and r.permissions @> excluded.permissions)`);
}

/** What staff have made of an entry stays; one of theirs that the program has come to know gets its country and zone. */
export async function layEntries(tx: OwnerTx, entries: readonly object[]): Promise<void> {
  await tx.rows(sql`
    insert into dictionary_entry as d (kind, code, name_zh, name_en, country, zone, active, bundled, position)
    select kind, code, name_zh, name_en, country, zone, active, bundled, position
    from jsonb_populate_recordset(null::dictionary_entry, ${JSON.stringify(entries)}::jsonb)
    on conflict (kind, code) do update set country = coalesce(d.country, excluded.country), zone = coalesce(d.zone, excluded.zone),
      bundled = true where not d.bundled`);
}

/** Who flies under which prefix; an airline that staff know better stays as they wrote it. */
export async function layAirlines(tx: OwnerTx, airlines: readonly object[]): Promise<void> {
  await tx.rows(sql`
    insert into airline (prefix, code, name_zh, name_en)
    select prefix, code, name_zh, name_en from jsonb_populate_recordset(null::airline, ${JSON.stringify(airlines)}::jsonb)
    on conflict (prefix) do nothing`);
}

/** Under which code an account of the ledger stands in the books, until staff say another. */
export async function layJournalAccounts(tx: OwnerTx, accounts: readonly object[]): Promise<void> {
  await tx.rows(sql`
    insert into journal_account (account, account_code, account_zh, account_en, changed_who)
    select account, account_code, account_zh, account_en, 'Loadline' from jsonb_populate_recordset(null::journal_account, ${JSON.stringify(accounts)}::jsonb)
    on conflict (account) do nothing`);
}

/** How labels are photographed and checked, until staff say otherwise in the next version. */
export async function layLabelSchemes(tx: OwnerTx, schemes: readonly object[]): Promise<void> {
  await tx.rows(sql`
    insert into label_scheme (id, version, name_zh, name_en, photos, checks, second_review, changed_who)
    select id, 1, name_zh, name_en, photos, checks, second_review, 'Loadline' from jsonb_populate_recordset(null::label_scheme, ${JSON.stringify(schemes)}::jsonb)
    on conflict (id, version) do nothing`);
}

interface SiteContent {
  readonly products: readonly object[];
  readonly about: object;
  readonly agreement: object;
  readonly declaration: object;
}

/** What staff have written stays: a page is laid down once, and an edition where there is none. */
export async function laySiteContent(
  tx: OwnerTx,
  { products, about, agreement, declaration }: SiteContent,
): Promise<void> {
  await tx.rows(sql`
    insert into product_page
    select (jsonb_populate_record(null::product_page, page || '{"version": 1, "demo": false}' || jsonb_build_object('updated_at', now()))).*
    from jsonb_array_elements(${JSON.stringify(products)}::jsonb) page on conflict (type) do nothing`);
  await tx.rows(sql`
    insert into about_page
    select (jsonb_populate_record(null::about_page, ${JSON.stringify(about)}::jsonb || '{"only_one": true, "version": 1, "demo": false}'
      || jsonb_build_object('updated_at', now()))).* on conflict (only_one) do nothing`);
  await tx.rows(sql`
    insert into agreement (version, edition, terms, privacy)
    select 1, edition, terms, privacy from jsonb_populate_record(null::agreement, ${JSON.stringify(agreement)}::jsonb)
    where not exists (select from agreement)`);
  await tx.rows(sql`
    insert into declaration (version, edition, text_zh, text_en)
    select 1, edition, text_zh, text_en from jsonb_populate_record(null::declaration, ${JSON.stringify(declaration)}::jsonb)
    where not exists (select from declaration)`);
}
