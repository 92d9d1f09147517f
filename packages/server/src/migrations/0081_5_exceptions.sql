-- Exception sheets: what went wrong with an order, who works on it, what was said about it; the bell of the desk.

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
create unique index exception_sheet_by_id on exception_sheet (id);

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

create table staff_notice (
  notice_id uuid primary key default gen_random_uuid(),
  staff uuid not null,
  user_id uuid not null,
  event text not null,
  -- Whose sheet it is: who serves the customer no more reads the notice no more.
  customer uuid not null references organisation on delete cascade,
  subject_id uuid not null,
  who text not null,
  said text not null default '',
  key text not null,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  subject text not null,
  number text not null,
  unique (user_id, key),
  foreign key (staff, user_id) references app_user (org_id, user_id) on delete cascade,
  check (subject in ('sheet', 'trust', 'order', 'mawb', 'stock')),
  check (event in ('mentioned', 'replied', 'opened', 'urged', 'written', 'corrected', 'amendment', 'cancelling', 'cancelled',
    'agreed', 'stockLow'))
);
create index staff_notice_of on staff_notice (user_id, created_at desc, notice_id desc);
create index staff_notice_unread on staff_notice (user_id) where read_at is null;
create index staff_notice_subject on staff_notice (customer, subject, subject_id);

select protect('exception_sheet'), protect('sheet_step'), protect('sheet_comment'), protect('sheet_read'), protect('sheet_cost');
select open_to_staff('exception_sheet'), open_to_staff('sheet_step'), open_to_staff('sheet_comment'), open_to_staff('sheet_read'),
  open_to_staff('sheet_cost');
alter table staff_notice enable row level security, force row level security;
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
create policy own on staff_notice to loadline_staff using (user_id = (select app_user()) and staff_serves(customer));
create policy gate on staff_notice to loadline_gate using (true) with check (true);

grant select, insert, update on exception_sheet, sheet_step, sheet_comment to loadline_gate;
grant select, update on exception_sheet to loadline_staff;
grant select, insert on sheet_step, sheet_read to loadline_app, loadline_staff;
grant select, insert on sheet_comment to loadline_staff;
grant select, insert, delete on sheet_cost to loadline_staff;
grant select, insert, delete on staff_notice to loadline_gate;
grant select on staff_notice to loadline_staff;
grant select (org_id, id, sheet_no, order_id, kind, severity, state, stage, handler_id, source, description_zh, description_en, customer_action_zh,
  customer_action_en, due_at, opened_by, opened_at, state_since, resolved_at, breach_at, left_minutes, urged_at, cost_currency, version), update
  (state, state_since, resolved_at, breach_at, left_minutes, urged_at, version, updated_at) on exception_sheet to loadline_app;
grant select (org_id, sheet_id, comment_id, reply_to, side, user_id, who, body, files, at), insert (org_id, sheet_id, comment_id, reply_to, side,
  user_id, who, body, files, at) on sheet_comment to loadline_app;
grant select (org_id, sheet_id, line_no, name, amount) on sheet_cost to loadline_app;
grant update (read_at) on staff_notice to loadline_staff;

create trigger count_abnormal after insert or delete or update of state on exception_sheet for each row execute function count_abnormal();
create trigger announce_made after insert on exception_sheet referencing new table as fresh
  for each statement execute function announce_changes('sheet', 'id');
create trigger announce_changed after update on exception_sheet referencing new table as fresh
  for each statement execute function announce_changes('sheet', 'id');
create trigger announce_made after insert on staff_notice referencing new table as fresh for each statement execute function announce_staff_notices();
create trigger announce_changed after update on staff_notice referencing new table as fresh for each statement execute function announce_staff_notices();
