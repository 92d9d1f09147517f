-- Editions that the desk loads: rows come in while it waits, it is a draft until somebody publishes it, and from then on it holds.
alter table hts_edition
  add column state text not null default 'PUBLISHED' check (state in ('LOADING', 'FAILED', 'DRAFT', 'PUBLISHED')),
  add column rows_laid integer not null default 0,
  add column resumed integer not null default 0,
  add column size integer,
  add column sha256 text,
  add column kept_org uuid,
  add column kept_file uuid,
  add column compared_with uuid,
  add column created_who text,
  add column published_who text,
  add column published_at timestamptz;
update hts_edition set rows_laid = lines, published_at = loaded_at;
comment on column hts_edition.rows_laid is 'as many rows as lie in hts_line: where a load that was broken off goes on';
comment on column hts_edition.kept_file is 'the file while it is loaded; it goes with the last row';
comment on column hts_edition.compared_with is 'the edition that its differences were told against; null: there was none';

-- Of a day and of a name one edition holds; what is a draft may be laid down twice.
alter table hts_edition drop constraint hts_edition_name_key, drop constraint hts_edition_effective_key;
create unique index hts_edition_by_name on hts_edition (name) where state = 'PUBLISHED';
create unique index hts_edition_by_day on hts_edition (effective) where state = 'PUBLISHED';

/* What a number became from the edition before to this one. */
create table hts_edition_change (
  edition_id uuid not null references hts_edition on delete cascade,
  hts_no text not null,
  kinds text[] not null,
  part_of text,
  inherited_from text,
  below integer not null default 0,
  facts jsonb not null,
  likeness real,
  verdict text check (verdict in ('article', 'wording')),
  decided_who text,
  decided_at timestamptz,
  primary key (edition_id, hts_no)
);
comment on column hts_edition_change.part_of is 'the eight digits whose numbers were split or merged with it';
comment on column hts_edition_change.inherited_from is 'the number above whose change of rates this one only inherits';

select enforce_policies('hts_edition'), enforce_policies('hts_edition_change'), enforce_policies('hts_line');
-- A plain true leaves the planner its indexes. Rows are reached by their edition, which is shown or is not.
create policy seen on hts_line for select to loadline_app, loadline_staff using (true);
create policy laid on hts_line for insert to loadline_staff with check ((select app_may('op:tariff:publish')));
create policy published on hts_edition for select to loadline_app using (state = 'PUBLISHED');
create policy seen on hts_edition for select to loadline_staff using (state = 'PUBLISHED' or (select app_may('op:tariff:publish')));
create policy made on hts_edition for insert to loadline_staff with check (state = 'LOADING' and (select app_may('op:tariff:publish')));
create policy moved on hts_edition for update to loadline_staff
  using (state <> 'PUBLISHED' and (select app_may('op:tariff:publish'))) with check ((select app_may('op:tariff:publish')));
create policy dropped on hts_edition for delete to loadline_staff
  using ((state <> 'PUBLISHED' or is_sample) and (select app_may('op:tariff:publish')));
-- Customers read what was decided of editions that hold.
create policy published on hts_edition_change for select to loadline_app
  using (exists (select from hts_edition e where e.edition_id = hts_edition_change.edition_id));
create policy desk on hts_edition_change to loadline_staff
  using ((select app_may('op:tariff:publish'))) with check ((select app_may('op:tariff:publish')));

grant insert, update, delete on hts_edition to loadline_staff;
grant insert on hts_line to loadline_staff;
grant select on hts_edition_change to loadline_app;
grant select, insert, update, delete on hts_edition_change to loadline_staff;
