-- House waybills that come without a number are numbered by the series of the sales company when their booking is confirmed.
alter table dictionary_entry add column next_house_no text check (next_house_no ~ '\d$');

-- An index calls its function as whoever writes.
grant execute on function plain_number to loadline_app, loadline_staff;
create index hawb_by_number on hawb (plain_number(hawb_no)) where hawb_no is not null;
