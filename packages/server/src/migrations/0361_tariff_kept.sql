-- Calculations of duty that somebody kept: what was asked and what was answered, as it was; a row never changes.
create table tariff_kept (
  org_id uuid not null references organisation on delete cascade,
  id uuid not null,
  title text not null,
  asked jsonb not null,
  answer jsonb not null,
  created_by uuid not null,
  made_who text not null,
  made_at timestamptz not null,
  primary key (org_id, id)
);
create index tariff_kept_newest on tariff_kept (org_id, made_at desc);

select protect('tariff_kept'), open_to_staff('tariff_kept'), narrow_to_own('tariff_kept');
grant select, insert on tariff_kept to loadline_app;
grant select on tariff_kept to loadline_staff;
