-- Label compliance: by which rules labels are photographed and checked, whose brands they carry, and each style in a colour.

-- Every change of a scheme or a brand is another edition: what was made by one keeps it.
create table label_scheme (
  id uuid not null,
  version integer not null check (version > 0),
  name_zh text not null,
  name_en text not null,
  photos text[] not null check (photos <@ array['front', 'label', 'washCare', 'carton']),
  checks jsonb not null,
  second_review boolean not null default false,
  changed_who text not null,
  changed_at timestamptz not null default now(),
  primary key (id, version)
);
select enforce_policies('label_scheme');
create policy customers on label_scheme for select to loadline_app using ((select app_may('label:view')));
create policy staff on label_scheme to loadline_staff using ((select app_may('op:label'))) with check ((select app_may('op:label')));
grant select on label_scheme to loadline_app, loadline_staff, loadline_gate;
grant insert on label_scheme to loadline_staff;

create table label_brand (
  org_id uuid not null references organisation on delete cascade,
  id uuid not null,
  version integer not null check (version > 0),
  brand_name text not null,
  importer_name text,
  rn_no text,
  eu_person text,
  changed_who text not null,
  changed_at timestamptz not null default now(),
  primary key (org_id, id, version)
);
create unique index label_brand_by_id on label_brand (id, version);
select protect('label_brand'), open_to_staff('label_brand');
grant select on label_brand to loadline_app, loadline_staff, loadline_gate;
grant insert on label_brand to loadline_staff;

create table label_batch (
  org_id uuid not null references organisation on delete cascade,
  id uuid not null,
  no text not null unique,
  brand_id uuid not null,
  brand_version integer not null,
  scheme_id uuid not null,
  scheme_version integer not null,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (org_id, id),
  foreign key (org_id, brand_id, brand_version) references label_brand (org_id, id, version),
  foreign key (scheme_id, scheme_version) references label_scheme (id, version)
);
create unique index label_batch_by_id on label_batch (id);
select protect('label_batch'), open_to_staff('label_batch'), narrow_to_own('label_batch');
grant select, insert on label_batch to loadline_app, loadline_staff;
grant select on label_batch to loadline_gate;

create table label (
  org_id uuid not null references organisation on delete cascade,
  id uuid not null,
  batch_id uuid not null,
  order_id uuid not null,
  style_no text not null,
  colour text not null,
  product_name text not null,
  composition text,
  unit_price numeric(11, 4) check (unit_price >= 0),
  status text not null default 'IMPORTED',
  status_at timestamptz not null default now(),
  feedback text,
  pick_type text not null default 'NONE' check (pick_type in ('NONE', 'STYLE_COLOUR', 'STYLE')),
  version integer not null default 1,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, id),
  foreign key (org_id, batch_id) references label_batch (org_id, id),
  foreign key (org_id, order_id) references orders (org_id, id)
);
comment on column label.feedback is 'why it went back to be photographed again, until it has passed';
create unique index label_by_id on label (id);
-- A style in a colour stands once in an order.
create unique index label_once on label (org_id, order_id, style_no, colour);
create index label_of_batch on label (org_id, batch_id, style_no);
create index label_by_time on label (org_id, created_at desc, id desc);
create index label_at_desk on label (status, created_at desc, id desc);
select protect('label'), open_to_staff('label'), narrow_to_own('label');
grant select, insert on label to loadline_app, loadline_staff;
grant select on label to loadline_gate;
grant update (status, status_at, feedback, pick_type, version, updated_at) on label to loadline_staff;

create trigger announce_made after insert on label referencing new table as fresh for each statement execute function announce_changes('label', 'id');
create trigger announce_changed after update on label referencing new table as fresh for each statement execute function announce_changes('label', 'id');

-- Photos of what each of them shows. One of the carton is of all colours of the style.
create table label_photo (
  org_id uuid not null references organisation on delete cascade,
  file_id uuid not null,
  label_id uuid not null,
  kind text not null check (kind in ('front', 'label', 'washCare', 'carton')),
  taken_who text not null,
  taken_at timestamptz not null default now(),
  primary key (org_id, file_id),
  foreign key (org_id, label_id) references label (org_id, id) on delete cascade,
  foreign key (org_id, file_id) references file (org_id, file_id) on delete cascade
);
create index label_photo_of_label on label_photo (org_id, label_id, kind);
select protect('label_photo'), open_to_staff('label_photo');
grant select on label_photo to loadline_app, loadline_staff, loadline_gate;
grant insert on label_photo to loadline_staff;

-- How each check of a label's scheme came out.
create table label_check (
  org_id uuid not null references organisation on delete cascade,
  label_id uuid not null,
  no integer not null check (no > 0),
  result text not null check (result in ('pass', 'fail', 'na')),
  note text,
  checked_by uuid not null,
  checked_who text not null,
  checked_at timestamptz not null default now(),
  primary key (org_id, label_id, no),
  foreign key (org_id, label_id) references label (org_id, id) on delete cascade
);
select protect('label_check'), open_to_staff('label_check');
grant select on label_check to loadline_app, loadline_staff, loadline_gate;
grant insert on label_check to loadline_staff;
grant update (result, note, checked_by, checked_who, checked_at) on label_check to loadline_staff;

-- Photos hang on labels, beside whatever files hang on already.
do $$
declare known text;
begin
  select pg_get_constraintdef(c.oid) into strict known from pg_constraint c
    where c.conrelid = 'record_file'::regclass and c.conname = 'record_file_subject_check';
  alter table record_file drop constraint record_file_subject_check;
  execute format('alter table record_file add constraint record_file_subject_check %s', replace(known, 'ARRAY[', 'ARRAY[''label''::text, '));
end $$;
