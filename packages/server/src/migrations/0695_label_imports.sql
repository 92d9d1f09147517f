-- Labels that are imported: by which rules, what the packing list counts and which artwork is theirs.

alter table label_batch add column import_id uuid;
create unique index label_batch_of_import on label_batch (org_id, import_id) where import_id is not null;
alter table label
  add column pieces integer check (pieces >= 0),
  add column cartons integer check (cartons >= 0);

create table label_import (
  org_id uuid not null references organisation on delete cascade,
  import_id uuid not null,
  brand_id uuid,
  scheme_id uuid,
  packing_name text,
  packing jsonb,
  primary key (org_id, import_id),
  foreign key (org_id, import_id) references data_import (org_id, id) on delete cascade
);
comment on column label_import.packing is 'the rows of the packing list with their numbers, as they were read';
select protect('label_import'), open_to_staff('label_import');
grant select, insert, update on label_import to loadline_app, loadline_staff;

-- Files of artwork as they came, until their import is over; what was refused is kept by name.
create table label_import_artwork (
  org_id uuid not null references organisation on delete cascade,
  id uuid not null,
  import_id uuid not null,
  name text not null,
  kind text check (kind in ('pdf', 'png', 'jpg')),
  file_id uuid,
  size bigint not null default 0,
  sha256 bytea,
  laid_id uuid,
  refusal text,
  came_at timestamptz not null default clock_timestamp(),
  primary key (org_id, id),
  foreign key (org_id, import_id) references data_import (org_id, id) on delete cascade
);
comment on column label_import_artwork.laid_id is 'the file that labels show, once the import has made them';
create index label_import_artwork_of_import on label_import_artwork (org_id, import_id, came_at, id);
select protect('label_import_artwork'), open_to_staff('label_import_artwork');
grant select, insert, update, delete on label_import_artwork to loadline_app, loadline_staff;
grant select, update on label_import_artwork to loadline_gate;

-- One piece of artwork may be of several colours.
create table label_artwork (
  org_id uuid not null references organisation on delete cascade,
  label_id uuid not null,
  file_id uuid not null,
  primary key (org_id, label_id, file_id),
  foreign key (org_id, label_id) references label (org_id, id) on delete cascade,
  foreign key (org_id, file_id) references file (org_id, file_id) on delete cascade
);
select protect('label_artwork'), open_to_staff('label_artwork');
grant select on label_artwork to loadline_app, loadline_staff, loadline_gate;
grant insert on label_artwork to loadline_app, loadline_staff;
