-- What customs or another agency want to know of an entry, asked of its customer and answered in place.
create table us_entry_rfi (
  org_id uuid not null,
  entry_id uuid not null,
  id uuid not null,
  agency text not null,
  form text not null,
  order_id uuid,
  goods_no integer,
  topic text not null,
  due_day date not null,
  zone text not null,
  state text not null default 'OPEN',
  opened_at timestamptz not null,
  state_at timestamptz not null,
  primary key (org_id, entry_id, id),
  foreign key (org_id, entry_id) references us_entry on delete cascade,
  check ((order_id is null) = (goods_no is null))
);
comment on column us_entry_rfi.order_id is 'whose goods the line is; null: of the whole entry';
create index us_entry_rfi_open on us_entry_rfi (state, state_at) where state in ('OPEN', 'ANSWERED');

/* What was asked and answered, in the order in which it was said. */
create table us_entry_rfi_word (
  org_id uuid not null,
  entry_id uuid not null,
  rfi_id uuid not null,
  id uuid not null,
  side text not null check (side in ('customer', 'forwarder')),
  user_id uuid not null,
  who text not null,
  at timestamptz not null,
  body text not null,
  files uuid[] not null default '{}',
  primary key (org_id, entry_id, rfi_id, id),
  foreign key (org_id, entry_id, rfi_id) references us_entry_rfi on delete cascade
);

select protect('us_entry_rfi'), protect('us_entry_rfi_word');
select open_to_staff('us_entry_rfi'), open_to_staff('us_entry_rfi_word');
create policy own_created on us_entry_rfi as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from us_entry c where c.org_id = us_entry_rfi.org_id and c.id = entry_id));
create policy own_created on us_entry_rfi_word as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from us_entry c where c.org_id = us_entry_rfi_word.org_id and c.id = entry_id));

grant select on us_entry_rfi to loadline_app;
grant update (state, state_at) on us_entry_rfi to loadline_app;
-- Who of the forwarder said it is not among the columns that tell a person apart.
grant select (org_id, entry_id, rfi_id, id, side, who, at, body, files), insert on us_entry_rfi_word to loadline_app;
-- An answer makes the entry another one: what was read before it is out of date.
grant update (version, updated_at) on us_entry to loadline_app;
grant select, insert, update on us_entry_rfi to loadline_staff;
grant select, insert on us_entry_rfi_word to loadline_staff;

alter table staff_notice
  drop constraint staff_notice_subject_check,
  add constraint staff_notice_subject_check check (subject in ('sheet', 'trust', 'booking', 'order', 'mawb', 'stock', 'feed', 'clearance'));
