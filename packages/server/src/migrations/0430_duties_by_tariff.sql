-- An estimate may be worked out by the tariff: each amount says where it is from, and what was answered of every line stands beside it as
-- it was.
alter table us_entry_duty
  drop constraint us_entry_duty_source_check,
  add constraint us_entry_duty_source_check check (source in ('typed', 'tariff')),
  add column reckoned jsonb,
  add constraint us_entry_duty_reckoned check ((source = 'tariff') = (reckoned is not null));
alter table us_entry_duty_amount
  add column source text not null default 'typed' check (source in ('typed', 'tariff'));
