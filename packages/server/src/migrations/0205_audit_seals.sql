-- The chain over the audit log: every entry has a seal, which is made of the one before it under the installation's secret. No key
-- leads to `audit`: where an entry went, its seal stays and says so.
create table audit_seal (
  seq bigint primary key,
  sealed_org uuid not null,
  audit_id uuid not null,
  at timestamptz not null,
  hmac bytea not null,
  unique (sealed_org, audit_id)
);
create index audit_seal_by_time on audit_seal (at desc);
select enforce_policies('audit_seal');
grant select, insert on audit_seal to loadline_gate;
grant select on audit to loadline_gate;
create trigger audit_seal_only_grows before update on audit_seal for each row execute function refuse_change();
