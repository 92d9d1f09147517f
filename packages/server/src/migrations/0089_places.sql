-- Places are entries of dictionaries with their country and time zone: airports, ports, rail and road terminals. What the
-- program brings by itself is laid down at every start; what is offered and what is added is the installation's.
alter table dictionary_entry
  add column country text check (country ~ '^[A-Z]{2}$'),
  add column zone text,
  -- Brought by the program; others are the installation's own.
  add column bundled boolean not null default false;
alter table dictionary_entry drop constraint dictionary_entry_kind_check;
alter table dictionary_entry add constraint dictionary_entry_kind_check
  check (kind in ('country', 'airport', 'port', 'terminal', 'bank', 'timeZone', 'warehouse', 'salesCompany'));
