-- Who let cargo go although it was held, when, and why: the last time, on each hold that was in force; the audit log has all of them.
alter table order_hold
  add column passed_by uuid,
  add column passed_at timestamptz,
  add column pass_note text;
