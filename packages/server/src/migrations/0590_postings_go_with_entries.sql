-- What was posted goes with its organisation: an entry takes its postings along.
alter table ledger_posting drop constraint ledger_posting_org_id_entry_id_fkey;
alter table ledger_posting add constraint ledger_posting_org_id_entry_id_fkey
  foreign key (org_id, entry_id) references ledger_entry (org_id, id) on delete cascade;
