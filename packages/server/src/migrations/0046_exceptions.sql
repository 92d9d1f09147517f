-- Exception sheets: what went wrong with an order, who works on it, and what was said about it.

create table exception_sheet (
  org_id uuid not null,
  id uuid not null,
  sheet_no text not null unique,
  order_id uuid not null,
  kind text not null,
  severity text not null check (severity in ('high', 'medium', 'low')),
  state text not null,
  stage text not null,
  handler_id uuid,
  source text not null check (source in ('customer', 'operator', 'system')),
  source_key text,
  description_zh text not null,
  description_en text not null,
  customer_action_zh text,
  customer_action_en text,
  due_at timestamptz,
  opened_by text not null,
  opened_at timestamptz not null,
  state_since timestamptz not null,
  resolved_at timestamptz,
  breach_at timestamptz,
  left_minutes integer,
  reminded_at timestamptz,
  urged_at timestamptz,
  cost_currency text not null default 'CNY',
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (org_id, id),
  foreign key (org_id, order_id) references orders on delete cascade
);
comment on column exception_sheet.breach_at is 'what the steps say, for lists: when the time runs out; null while the clock stands, and then left_minutes is what is left';
create index exception_sheet_of on exception_sheet (org_id, order_id, opened_at desc);
create index exception_sheet_by_time on exception_sheet (org_id, opened_at desc, id desc);
create index exception_sheet_open on exception_sheet (breach_at) where state not in ('RESOLVED', 'CLOSED');
create index exception_sheet_cause on exception_sheet (org_id, source_key) where source_key is not null;
create index exception_sheet_handler on exception_sheet (handler_id) where handler_id is not null;

/* Its life, step by step; the clock is read from it. */
create table sheet_step (
  org_id uuid not null,
  sheet_id uuid not null,
  step_no integer not null,
  to_state text not null,
  at timestamptz not null,
  side text not null check (side in ('customer', 'forwarder', 'system')),
  who text not null,
  primary key (org_id, sheet_id, step_no),
  foreign key (org_id, sheet_id) references exception_sheet on delete cascade
);

/* What was said. `internal` is between colleagues: the policy below lets no customer's query see it. */
create table sheet_comment (
  org_id uuid not null,
  sheet_id uuid not null,
  comment_id uuid not null,
  reply_to uuid,
  side text not null check (side in ('customer', 'forwarder', 'system')),
  user_id uuid,
  who text not null,
  body text not null,
  files uuid[] not null default '{}',
  internal boolean not null default false,
  mentions uuid[] not null default '{}',
  at timestamptz not null default clock_timestamp(),
  primary key (org_id, sheet_id, comment_id),
  foreign key (org_id, sheet_id) references exception_sheet on delete cascade,
  foreign key (org_id, sheet_id, reply_to) references sheet_comment
);

/* Who has read up to when; a row each time somebody reads on, so that the first reading of each comment is known. */
create table sheet_read (
  org_id uuid not null,
  sheet_id uuid not null,
  user_id uuid not null,
  up_to timestamptz not null,
  side text not null check (side in ('customer', 'forwarder')),
  who text not null,
  at timestamptz not null default now(),
  primary key (org_id, sheet_id, user_id, up_to),
  foreign key (org_id, sheet_id) references exception_sheet on delete cascade
);

create table sheet_cost (
  org_id uuid not null,
  sheet_id uuid not null,
  line_no integer not null,
  name text not null,
  amount numeric(14, 2) not null,
  published boolean not null default false,
  primary key (org_id, sheet_id, line_no),
  foreign key (org_id, sheet_id) references exception_sheet on delete cascade
);

select protect('exception_sheet'), protect('sheet_step'), protect('sheet_comment'), protect('sheet_read'), protect('sheet_cost');
select open_to_staff('exception_sheet'), open_to_staff('sheet_step'), open_to_staff('sheet_comment'), open_to_staff('sheet_read'), open_to_staff('sheet_cost');

-- A sheet belongs to who has its order; what belongs to a sheet follows it.
create policy own_created on exception_sheet as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from orders o where o.org_id = exception_sheet.org_id and o.id = order_id));
create policy own_created on sheet_step as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from exception_sheet s where s.org_id = sheet_step.org_id and s.id = sheet_id));
create policy own_created on sheet_comment as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from exception_sheet s where s.org_id = sheet_comment.org_id and s.id = sheet_id));
create policy own_created on sheet_read as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from exception_sheet s where s.org_id = sheet_read.org_id and s.id = sheet_id));
create policy own_created on sheet_cost as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from exception_sheet s where s.org_id = sheet_cost.org_id and s.id = sheet_id));
create policy among_colleagues on sheet_comment as restrictive to loadline_app using (not internal) with check (not internal and side = 'customer');
create policy unpublished on sheet_cost as restrictive to loadline_app using (published) with check (false);

grant select (org_id, id, sheet_no, order_id, kind, severity, state, stage, handler_id, source, description_zh, description_en, customer_action_zh,
  customer_action_en, due_at, opened_by, opened_at, state_since, resolved_at, breach_at, left_minutes, urged_at, cost_currency, version),
  update (state, state_since, resolved_at, breach_at, left_minutes, urged_at, version, updated_at) on exception_sheet to loadline_app;
grant select, insert on sheet_step, sheet_read to loadline_app, loadline_staff;
grant select (org_id, sheet_id, comment_id, reply_to, side, user_id, who, body, files, at),
  insert (org_id, sheet_id, comment_id, reply_to, side, user_id, who, body, files, at) on sheet_comment to loadline_app;
grant select (org_id, sheet_id, line_no, name, amount) on sheet_cost to loadline_app;
grant select, update on exception_sheet to loadline_staff;
grant select, insert on sheet_comment to loadline_staff;
grant select, insert, delete on sheet_cost to loadline_staff;
grant select, insert, update on exception_sheet, sheet_step, sheet_comment to loadline_gate;

/* How many sheets of an order are open; kept by the trigger below, so that a list need not count. */
alter table orders add column abnormal integer not null default 0;
grant update (abnormal) on orders to loadline_gate;

create function count_abnormal() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare s exception_sheet;
begin
  if tg_op = 'DELETE' then s := old; else s := new; end if;
  update orders o set abnormal = (select count(*) from exception_sheet x where x.org_id = o.org_id and x.order_id = o.id and x.state not in ('RESOLVED', 'CLOSED'))
    where o.org_id = s.org_id and o.id = s.order_id;
  return null;
end $$;
create trigger count_abnormal after insert or delete or update of state on exception_sheet for each row execute function count_abnormal();

/* Opens a sheet about an order that the viewer serves or owns, or, without a viewer, for the program itself. Null when
   an open one with the same cause stands already. */
create function open_sheet(org uuid, order_row uuid, sheet_row uuid, today date, now_is timestamptz, facts jsonb, audit_row uuid)
  returns table (sheet_no text) language plpgsql security definer set search_path = public, pg_temp as $$
declare o orders; no text;
begin
  if app_org() is not null and not staff_serves(org) then raise exception 'no permission' using errcode = 'LL403'; end if;
  select * into o from orders x where x.org_id = org and x.id = order_row;
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

/* The name of a colleague who works on a sheet of the viewer's. */
create function handler_name(handler uuid) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.name from app_user u where u.user_id = handler
    and exists (select from exception_sheet s where s.handler_id = handler and (s.org_id = app_org() or staff_serves(s.org_id))) $$;

/* Closes what was resolved so many days ago and not reopened. */
create function close_resolved_sheets(days integer, now_is timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare s exception_sheet; closed integer := 0;
begin
  for s in select * from exception_sheet x where x.state = 'RESOLVED' and x.resolved_at < now_is - make_interval(days => days) for update skip locked loop
    update exception_sheet x set state = 'CLOSED', state_since = now_is, version = x.version + 1, updated_at = now() where x.org_id = s.org_id and x.id = s.id;
    insert into sheet_step (org_id, sheet_id, step_no, to_state, at, side, who)
      select s.org_id, s.id, max(p.step_no) + 1, 'CLOSED', now_is, 'system', '' from sheet_step p where p.org_id = s.org_id and p.sheet_id = s.id;
    closed := closed + 1;
  end loop;
  return closed;
end $$;

grant create on schema public to loadline_gate;
alter function count_abnormal() owner to loadline_gate;
alter function open_sheet(uuid, uuid, uuid, date, timestamptz, jsonb, uuid) owner to loadline_gate;
alter function handler_name(uuid) owner to loadline_gate;
alter function close_resolved_sheets(integer, timestamptz) owner to loadline_gate;
revoke create on schema public from loadline_gate;
revoke execute on function count_abnormal(), open_sheet(uuid, uuid, uuid, date, timestamptz, jsonb, uuid), handler_name(uuid),
  close_resolved_sheets(integer, timestamptz) from public;
grant execute on function open_sheet(uuid, uuid, uuid, date, timestamptz, jsonb, uuid), handler_name(uuid) to loadline_app, loadline_staff;
grant execute on function close_resolved_sheets(integer, timestamptz) to loadline_app;
