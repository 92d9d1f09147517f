-- Of many editions each is a small part of the table: what the planner knows has to follow every load, not every tenth of all rows.
alter table hts_line set (autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 10000);
