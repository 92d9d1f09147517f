-- Staff write measures, too: what they have made or changed stays when the program brings another release.
alter table tariff_measure
  add column version integer not null default 1,
  add column by_staff boolean not null default false,
  add column changed_who text,
  add column changed_at timestamptz;
create index tariff_scope_by_name on tariff_scope (scope);

grant insert, update on tariff_measure to loadline_staff;
grant insert, delete on tariff_scope to loadline_staff;
