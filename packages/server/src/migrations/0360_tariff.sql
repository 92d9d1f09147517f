-- Measures of the United States tariff, whom they hold for, exclusions from them, and fees: dated by the day of entry, each with its
-- source. What is shipped with the program is laid down at its start, release by release.

create table tariff_release (
  release text primary key,
  digest text not null,
  laid_at timestamptz not null default now()
);

create table tariff_measure (
  id text primary key,
  place integer not null,
  program text not null,
  heading text not null,
  title_zh text not null,
  title_en text not null,
  kind text not null check (kind in ('add', 'total', 'content', 'exempt')),
  percent numeric(7, 4),
  base text not null check (base in ('full', 'steel', 'aluminium', 'copper')),
  origins text[] not null,
  not_origins text[] not null,
  scope text not null,
  valid_from date not null,
  valid_until date check (valid_until >= valid_from),
  loaded_before date,
  entered_before date,
  in_transit_heading text,
  in_transit_percent numeric(7, 4),
  zero_heading text,
  claim text check (claim in ('claimed', 'usmca', 'exclusion', 'metalUnder15')),
  condition_zh text,
  condition_en text,
  displaced_by text[] not null,
  under_232 text,
  rank smallint not null,
  takes_column2 boolean not null,
  chapter98 text not null check (chapter98 in ('dutiable', 'entered')),
  lacks_list boolean not null,
  disputed_from date,
  seq smallint not null,
  status text not null check (status in ('published', 'draft', 'ended', 'ended_struck_down')),
  source text not null,
  source_date date,
  confidence text not null check (confidence in ('high', 'medium', 'low')),
  note text not null,
  check (kind = 'exempt' or status = 'draft' or percent is not null),
  check ((in_transit_heading is null) = (in_transit_percent is null) and (loaded_before is null) = (in_transit_heading is null)
    and (entered_before is null) = (loaded_before is null))
);
comment on column tariff_measure.percent is 'null in a draft whose rate is not known';
comment on column tariff_measure.rank is 'of several measures of a programme those of the highest rank are due';

create table tariff_scope (
  scope text not null,
  prefix text not null check (prefix ~ '^\d{2,10}$'),
  includes boolean not null,
  primary key (scope, prefix, includes)
);
create index tariff_scope_by_prefix on tariff_scope (prefix text_pattern_ops);

create table tariff_exclusion (
  heading text not null,
  item text not null,
  lifts text[] not null,
  codes text[] not null,
  whole_line boolean not null,
  valid_from date not null,
  valid_until date not null,
  wording text not null,
  primary key (heading, item)
);

create table tariff_fee (
  fee text not null check (fee in ('mpf_formal', 'mpf_informal', 'hmf')),
  class text not null,
  percent numeric(7, 4),
  least numeric(9, 2),
  most numeric(9, 2),
  flat numeric(9, 2),
  valid_from date not null,
  valid_until date check (valid_until >= valid_from),
  source text not null,
  confidence text not null check (confidence in ('high', 'medium', 'low')),
  primary key (fee, valid_from)
);

grant select on tariff_release, tariff_measure, tariff_scope, tariff_exclusion, tariff_fee to loadline_app, loadline_staff;
