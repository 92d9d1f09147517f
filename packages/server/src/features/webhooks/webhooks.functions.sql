-- What programs of customers are told.

/* Lays down what an organisation's webhooks are told of records, [{ id, number, key, body }], in the transaction that does it.
   A paused webhook is told later. The same key is told once. */
create or replace function lay_hook_events(org uuid, what text, category text, about text, records jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if app_org() is null or app_org() <> org and app_org() is distinct from forwarder_id() then raise exception 'no permission' using errcode = 'LL403'; end if;
  insert into webhook_delivery (org_id, id, hook_id, type, subject, subject_id, number, body, key, created_at, next_at)
    select org, gen_random_uuid(), h.id, what, about, (r.record ->> 'id')::uuid, r.record ->> 'number', r.record ->> 'body', r.record ->> 'key', now(), now()
      from webhook h cross join jsonb_array_elements(records) with ordinality r (record, place)
      where h.org_id = org and category = any (h.categories) order by h.id, r.place
    on conflict (hook_id, key) do nothing;
  if found then perform enqueue_for_nobody('deliver-webhooks', '{}', 'deliver-webhooks'); end if;
end $$;
grant execute on function lay_hook_events to loadline_app, loadline_staff;

/* Takes what is due, until `lease`: two of each webhook at once, of each record the oldest alone, nothing of who is paused. */
create or replace function claim_deliveries(at timestamptz, lease timestamptz, at_most integer) returns table (org_id uuid, id uuid, hook_id uuid, url text,
    secret bytea, old_secret bytea, body text, tries integer)
  language sql security definer set search_path = public, pg_temp as $$
  select require_program();
  with free as (
    select h.id as hook, 2 - (select count(*) from webhook_delivery l where l.hook_id = h.id and l.state = 'WAITING' and l.lease_until >= at) as seats
      from webhook h where h.paused is null and exists (select from webhook_delivery w where w.hook_id = h.id and w.state = 'WAITING' and w.next_at <= at)
  ),
  due as (
    select d.org_id, d.id from free f cross join lateral (
      select w.org_id, w.id, w.next_at from webhook_delivery w
        where w.hook_id = f.hook and w.state = 'WAITING' and w.next_at <= at and (w.lease_until is null or w.lease_until < at)
          and (w.subject_id is null or not exists (select from webhook_delivery e
            where e.hook_id = w.hook_id and e.subject = w.subject and e.subject_id = w.subject_id and e.state = 'WAITING' and e.seq < w.seq))
        order by w.next_at, w.seq limit greatest(f.seats, 0) for update skip locked) d
      limit at_most
  )
  update webhook_delivery d set lease_until = lease from due, webhook h
    where d.org_id = due.org_id and d.id = due.id and h.org_id = d.org_id and h.id = d.hook_id
    returning d.org_id, d.id, d.hook_id, h.url, h.secret, case when h.old_secret_until > at then h.old_secret end, d.body, d.tries $$;
grant execute on function claim_deliveries to loadline_staff;

/* What came of a try: delivered, tried again at `next`, or given up where that is none. A webhook that has given up a letter and
   delivered nothing since its first failure is paused; gives whose it is and its address then. */
create or replace function note_attempt(org uuid, delivery uuid, tried_at timestamptz, answered integer, why text, took integer, good boolean, next timestamptz)
    returns table (url text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare d webhook_delivery; h webhook;
begin
  perform require_program();
  select * into d from webhook_delivery x where x.org_id = org and x.id = delivery for update;
  if not found then return; end if;
  insert into webhook_attempt (org_id, delivery_id, no, hook_id, at, status, failure, ms)
    values (org, delivery, d.tries_before + d.tries + 1, d.hook_id, tried_at, answered, why, took);
  update webhook_delivery x set tries = d.tries + 1, lease_until = null, next_at = case when not good then next end,
      state = case when good then 'DELIVERED' when next is null then 'DEAD' else 'WAITING' end
    where x.org_id = org and x.id = delivery and x.state = 'WAITING';
  update webhook w set failing_since = case when not good then coalesce(w.failing_since, tried_at) end
    where w.org_id = org and w.id = d.hook_id and (good <> (w.failing_since is null)) returning * into h;
  if good or next is not null or d.type = 'webhook.test' then return; end if;
  return query update webhook w set paused = 'failing', paused_at = tried_at, version = w.version + 1
    where w.org_id = org and w.id = d.hook_id and w.paused is null and w.failing_since < tried_at - interval '20 hours' returning w.url;
end $$;
grant execute on function note_attempt to loadline_staff;

/* When something is due next; null where nothing waits but for what comes before it. */
create or replace function next_delivery() returns timestamptz language sql stable security definer set search_path = public, pg_temp as $$
  select require_program();
  select min(greatest(d.next_at, coalesce(d.lease_until, d.next_at))) from webhook_delivery d join webhook h on h.org_id = d.org_id and h.id = d.hook_id
    where d.state = 'WAITING' and h.paused is null and (d.subject_id is null or not exists (select from webhook_delivery e
      where e.hook_id = d.hook_id and e.subject = d.subject and e.subject_id = d.subject_id and e.state = 'WAITING' and e.seq < d.seq)) $$;
grant execute on function next_delivery to loadline_staff;
