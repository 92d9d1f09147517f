-- The manufacturers of a customer's goods and the codes by which customs of the United States know them.
create table mid (
  org_id uuid not null references organisation on delete cascade,
  id uuid not null,
  site_id uuid not null,
  edition integer not null default 1,
  code text not null,
  code_reason text,
  name text not null,
  street text not null,
  city text not null,
  postal text,
  country text not null,
  province text,
  role text not null check (role in ('manufacturer', 'shipper')),
  textile boolean not null default false check (not textile or role = 'manufacturer'),
  state text not null default 'DRAFT',
  state_at timestamptz not null default now(),
  verdict text,
  version integer not null default 1,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, id),
  unique (org_id, site_id, edition)
);
comment on column mid.site_id is 'the first edition: what all editions of one site have in common';
comment on column mid.code_reason is 'why the code is not the one that the rules make';
create unique index mid_by_id on mid (id);
create index mid_by_time on mid (org_id, updated_at desc, id desc);
create index mid_at_desk on mid (state, updated_at desc, id desc);
create index mid_by_code on mid (org_id, code);
-- Of a site one edition is in force or suspended, and one on its way.
create unique index mid_settled on mid (org_id, site_id) where state in ('APPROVED', 'SUSPENDED');
create unique index mid_open on mid (org_id, site_id) where state in ('DRAFT', 'SUBMITTED', 'REJECTED');

select protect('mid'), open_to_staff('mid'), narrow_to_own('mid');
grant select on mid to loadline_app, loadline_staff, loadline_gate;
grant insert, delete on mid to loadline_app;
grant update (code, code_reason, name, street, city, postal, country, province, role, textile, state, state_at, verdict, version, updated_at) on mid to loadline_app;
grant update (state, state_at, verdict, version, updated_at) on mid to loadline_staff;

create trigger announce_made after insert on mid referencing new table as fresh for each statement execute function announce_changes('mid', 'id');
create trigger announce_changed after update on mid referencing new table as fresh for each statement execute function announce_changes('mid', 'id');

alter table record_file drop constraint record_file_subject_check;
alter table record_file add constraint record_file_subject_check
  check (subject in ('order', 'trust', 'sheet', 'booking', 'mawb', 'customs', 'clearance', 'unidentified', 'mid'));
-- Drafts alone are deleted; their evidence goes with them.
create trigger forget_draft_files after delete on mid for each row execute function forget_draft_files();
