-- Blocks 24, 41 and 42 of the entry summary: who is paid a refund, who declares, and the broker or filer. Block 43 is our own number.
alter table us_entry_summary add column refund_no text, add column declarant text, add column filer text;
