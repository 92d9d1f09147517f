-- What is of no more use goes; which tables grow, and by which rule they stop, stands in app.housekeeping.test.ts.

create index idempotency_by_time on idempotency (created_at);
grant delete on message to loadline_gate;
grant select, update on data_import to loadline_gate;
grant select, delete on data_import_row to loadline_gate;
