-- How many pieces customs spoke of.
alter table us_entry_disposition add column quantity int check (quantity >= 0);
