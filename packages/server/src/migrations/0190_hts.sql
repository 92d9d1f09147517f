-- The tariff schedule of the United States, one edition beside the other: a row is never changed once it is loaded.

create table hts_edition (
  edition_id uuid primary key,
  name text not null unique,
  effective date not null unique,
  lines integer not null,
  is_sample boolean not null default false,
  file_name text not null,
  loaded_at timestamptz not null default now()
);
comment on column hts_edition.effective is 'the day of entry from which it holds, until the next one does';
comment on column hts_edition.is_sample is 'wording of our own, gone when the first official edition is loaded';

create table hts_line (
  edition_id uuid not null references hts_edition on delete cascade,
  place integer not null,
  parent integer,
  hts_no text not null,
  indent smallint not null,
  description text not null,
  units text[] not null,
  general text not null,
  special text not null,
  column2 text not null,
  quota text not null,
  additional text not null,
  footnotes jsonb not null,
  general_from integer,
  special_from integer,
  column2_from integer,
  chapter99 text[] not null,
  path text not null,
  words tsvector not null generated always as (to_tsvector('english', description || ' ' || path)) stored,
  primary key (edition_id, place)
);
comment on column hts_line.general_from is 'the row above that a blank rate is inherited from; its own place where it has one, null where no row above says one';
comment on column hts_line.path is 'what stands above the row, from the heading on';
create index hts_line_by_number on hts_line (edition_id, hts_no text_pattern_ops) where hts_no <> '';
create index hts_line_by_words on hts_line using gin (words);

grant select on hts_edition, hts_line to loadline_app, loadline_staff;
