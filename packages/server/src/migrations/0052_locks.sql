-- Who locks what first: orders before anything that hangs on them, by customer and id. Two who take them in different
-- orders would wait for each other. Whoever may no longer see a record gets no mail about it either.

/* As before; the order comes first, then the cause, then the series of numbers. */
create or replace function open_sheet(org uuid, order_row uuid, sheet_row uuid, today date, now_is timestamptz, facts jsonb, audit_row uuid)
  returns table (sheet_no text) language plpgsql security definer set search_path = public, pg_temp as $$
declare o orders; no text;
begin
  if app_org() is not null and not staff_serves(org) then raise exception 'no permission' using errcode = 'LL403'; end if;
  select * into o from orders x where x.org_id = org and x.id = order_row for update;
  if not found then raise exception 'the order is not of this organisation'; end if;
  if facts ->> 'sourceKey' is not null then
    perform pg_advisory_xact_lock(hashtextextended('sheet ' || org || (facts ->> 'sourceKey'), 0));
    if exists (select from exception_sheet s where s.org_id = org and s.source_key = facts ->> 'sourceKey' and s.state not in ('RESOLVED', 'CLOSED')) then
      return;
    end if;
  end if;
  no := next_number('EX', today);
  insert into exception_sheet (org_id, id, sheet_no, order_id, kind, severity, state, stage, source, source_key, description_zh, description_en,
      customer_action_zh, customer_action_en, due_at, opened_by, opened_at, state_since, breach_at)
    values (org, sheet_row, no, order_row, facts ->> 'kind', facts ->> 'severity', 'OPEN', o.status, facts ->> 'source', facts ->> 'sourceKey',
      facts ->> 'descriptionZh', facts ->> 'descriptionEn', facts ->> 'customerActionZh', facts ->> 'customerActionEn', (facts ->> 'dueAt')::timestamptz,
      facts ->> 'openedBy', now_is, now_is, (facts ->> 'breachAt')::timestamptz);
  insert into sheet_step (org_id, sheet_id, step_no, to_state, at, side, who)
    values (org, sheet_row, 1, 'OPEN', now_is, facts ->> 'side', facts ->> 'openedBy');
  insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes)
    values (org, audit_row, app_user(), coalesce(nullif(facts ->> 'openedBy', ''), 'Loadline'), 'opened', 'sheet', sheet_row,
      jsonb_build_object('no', no, 'orderNumber', o.order_number, 'kind', facts ->> 'kind'));
  return query select no;
end $$;

/* As before, counted under the lock: a statement that waits for a row goes on with what it saw before it waited. */
create or replace function count_abnormal() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare s exception_sheet;
begin
  if tg_op = 'DELETE' then s := old; else s := new; end if;
  perform from orders o where o.org_id = s.org_id and o.id = s.order_id for update;
  update orders o set abnormal = (select count(*) from exception_sheet x where x.org_id = o.org_id and x.order_id = o.id and x.state not in ('RESOLVED', 'CLOSED'))
    where o.org_id = s.org_id and o.id = s.order_id;
  return null;
end $$;

create or replace function keep_on_hold() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from orders o where o.org_id = new.org_id and o.id = new.order_id for update;
  update orders o set on_hold = exists (select from order_hold h where h.org_id = o.org_id and h.order_id = o.id and h.lifted_at is null)
    where o.org_id = new.org_id and o.id = new.order_id;
  return null;
end $$;

/* As before, in the one order for all who lock several. */
create or replace function close_resolved_sheets(days integer, now_is timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare s exception_sheet; closed integer := 0;
begin
  for s in select * from exception_sheet x where x.state = 'RESOLVED' and x.resolved_at < now_is - make_interval(days => days)
    order by x.org_id, x.order_id, x.id for update skip locked loop
    update exception_sheet x set state = 'CLOSED', state_since = now_is, version = x.version + 1, updated_at = now() where x.org_id = s.org_id and x.id = s.id;
    insert into sheet_step (org_id, sheet_id, step_no, to_state, at, side, who)
      select s.org_id, s.id, max(p.step_no) + 1, 'CLOSED', now_is, 'system', '' from sheet_step p where p.org_id = s.org_id and p.sheet_id = s.id;
    closed := closed + 1;
  end loop;
  return closed;
end $$;

create or replace function void_events(org uuid, event uuid, why text) returns table (org_id uuid, event_id uuid, order_id uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare e shipment_event;
begin
  if not (app_may('op:event:void') or app_may('op:receipt:add')) or not staff_serves(org) then
    raise exception 'no permission' using errcode = 'LL403';
  end if;
  select * into e from shipment_event x where x.org_id = org and x.event_id = event;
  perform from orders o join shipment_event x on x.org_id = o.org_id and x.subject_id = o.id and x.subject = 'order'
    where x.org_id = e.org_id and x.event_id = e.event_id or x.origin_event_id = e.origin_event_id
    order by o.org_id, o.id for update of o;
  return query update shipment_event x set voided_by = app_user(), void_reason = why, voided_at = now()
    where x.voided_by is null and x.subject = 'order'
      and (x.org_id = e.org_id and x.event_id = e.event_id or x.origin_event_id = e.origin_event_id)
    returning x.org_id, x.event_id, x.subject_id;
end $$;

/* As before, with what of it the user may still see; `permissions` are what he may do now. */
drop function digests_due(timestamptz);
create function digests_due(at timestamptz) returns table (org_id uuid, user_id uuid, language text, permissions text[], notices jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select n.org_id, n.user_id, u.language, permissions_in(coalesce(r.permissions, u.permissions), c.permissions, false, false),
      coalesce(jsonb_agg(jsonb_build_object('event', n.event, 'subject', n.subject, 'number', n.number, 'words', n.words) order by n.created_at)
        filter (where u.data_authority = 'organisation' or n.subject = 'account'
          or n.user_id in (select people_of_record(n.org_id, n.subject, n.subject_id))), '[]')
    from notice n join app_user u on u.org_id = n.org_id and u.user_id = n.user_id
      left join role r on r.role_id = u.role_id
      left join customer c on c.org_id = u.org_id
    where n.mail_due_at <= at group by n.org_id, n.user_id, u.language, 4 limit 500 $$;

/* As before; nothing to tell sends nothing, and a customer that is not active gets nothing. */
create or replace function send_digest(org uuid, member uuid, at timestamptz, told jsonb) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare u app_user;
begin
  select * into u from app_user x where x.org_id = org and x.user_id = member for update;
  update notice n set mail_due_at = null where n.org_id = org and n.user_id = member and n.mail_due_at <= at;
  if not found then return false; end if;
  if told is not null and u.enabled and u.email is not null and not exists (select from customer c where c.org_id = org and c.status <> 'active') then
    perform queue_message(gen_random_uuid(), org, 'mail', u.email, 'digest', u.language, told);
  end if;
  return true;
end $$;

/* Whom a team serves has changed: the streams of the forwarder's people end, and come back with what they see now. */
create function announce_teams() returns trigger language plpgsql as $$
begin
  perform announce('rights', o.org_id, null) from organisation o where o.kind = 'forwarder';
  return null;
end $$;
create trigger announce_changed after insert or delete on team_customer for each statement execute function announce_teams();
create trigger announce_changed after update on team for each statement execute function announce_teams();

grant create on schema public to loadline_gate;
alter function digests_due(timestamptz) owner to loadline_gate;
revoke create on schema public from loadline_gate;
revoke execute on function digests_due(timestamptz), announce_teams() from public;
grant execute on function digests_due(timestamptz) to loadline_app;
