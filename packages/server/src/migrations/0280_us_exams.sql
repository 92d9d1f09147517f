-- What an examination by customs costs, and how long the cargo lies free of charge meanwhile: of each hold that they placed.
create table us_entry_exam (
  org_id uuid not null,
  entry_id uuid not null,
  hold_id uuid not null,
  agency text not null,
  exam_kind text not null,
  place text,
  firms text,
  exam_cost numeric(12, 2),
  currency text not null,
  last_free_day date,
  zone text not null,
  charged numeric(12, 2),
  charged_currency text not null,
  urged_for timestamptz,
  primary key (org_id, entry_id, hold_id),
  foreign key (org_id, entry_id, hold_id) references us_entry_disposition on delete cascade
);
comment on column us_entry_exam.charged is 'to us, by the broker or the examination station: no customer reads it';
comment on column us_entry_exam.urged_for is 'the end of the free time that its customer was told is near';

select protect('us_entry_exam'), open_to_staff('us_entry_exam');
create policy own_created on us_entry_exam as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from us_entry c where c.org_id = us_entry_exam.org_id and c.id = entry_id));

grant select (org_id, entry_id, hold_id, agency, exam_kind, place, firms, exam_cost, currency, last_free_day, zone) on us_entry_exam to loadline_app;
grant select, insert, update on us_entry_exam to loadline_staff;
