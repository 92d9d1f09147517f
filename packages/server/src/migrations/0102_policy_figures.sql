-- Figures by which the program decides, and which a forwarder sets: a row for each that somebody has set; why stands in the audit log.
create table policy_figure (
  name text primary key,
  id uuid not null unique generated always as (md5(name)::uuid) stored,
  value text,
  version integer not null default 1,
  updated_at timestamptz,
  updated_by text
);

insert into policy_figure (name, value, version, updated_at, updated_by)
  select name, percent::text, version, updated_at, updated_by from tolerance where version > 1;

/* What was told of tolerances is found under the name that they have now. */
alter table audit disable trigger audit_only_grows;
update audit a set subject = 'policy', subject_id = md5(t.name)::uuid,
    changes = (a.changes - 'percent') || jsonb_strip_nulls(jsonb_build_object('value', a.changes -> 'percent'))
  from tolerance t where a.subject = 'tolerance' and a.subject_id = t.id;
alter table audit enable trigger audit_only_grows;
drop table tolerance;

grant select on policy_figure to loadline_app, loadline_staff, loadline_gate;
grant insert (name), update (value, version, updated_at, updated_by) on policy_figure to loadline_staff;
