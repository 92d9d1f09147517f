/* At most so many rows of each table; gives how many went. Imports that nobody went on with end as discarded. */
create or replace function sweep(at timestamptz, at_most integer) returns bigint
  language sql security definer set search_path = public, pg_temp as $$
  select require_program();
  with answers as (delete from idempotency where ctid = any (array(
      select i.ctid from idempotency i where i.created_at < at - interval '24 hours' limit at_most)) returning 1),
  allowances as (delete from rate_limit where ctid = any (array(
      select l.ctid from rate_limit l where l.opened_at < at - interval '2 days' limit at_most)) returning 1),
  sessions as (delete from session where token_hash = any (array(
      select s.token_hash from session s where s.expires_at < at - interval '1 day' limit at_most)) returning 1),
  key_uses as (delete from api_key_use where ctid = any (array(
      select u.ctid from api_key_use u where u.day < at - interval '90 days' limit at_most)) returning 1),
  deliveries as (delete from webhook_delivery where ctid = any (array(
      select d.ctid from webhook_delivery d where d.created_at < at - interval '30 days' and (d.state <> 'WAITING' or d.created_at < at - interval '90 days') limit at_most)) returning 1),
  sso_logins as (delete from sso_login where state_hash = any (array(
      select l.state_hash from sso_login l where l.expires_at < at - interval '1 day' limit at_most)) returning 1),
  messages as (delete from message where message_id = any (array(
      select m.message_id from message m where m.state <> 'queued' and m.created_at < at - interval '90 days' limit at_most)) returning 1),
  imports as (update data_import i set state = 'DISCARDED', failure = null, ended_at = at
      where i.state in ('STAGED', 'FAILED') and i.changed_at < at - interval '90 days' returning 1),
  import_rows as (delete from data_import_row where ctid = any (array(
      select r.ctid from data_import i join data_import_row r on r.org_id = i.org_id and r.import_id = i.id
      where i.state <> 'COMMITTING' and i.changed_at < at - interval '90 days' limit at_most)) returning 1)
  select (select count(*) from answers) + (select count(*) from allowances) + (select count(*) from sessions) + (select count(*) from sso_logins)
    + (select count(*) from key_uses) + (select count(*) from deliveries) + (select count(*) from messages)
    + (select count(*) from imports) + (select count(*) from import_rows) $$;
grant execute on function sweep to loadline_staff;
