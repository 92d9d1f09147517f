-- Rules look at their orders again once a sheet stands, to see whether what they found is over; one fault of a waybill is one sheet.
drop function if exists quiet_orders(jsonb, text[], timestamptz);
drop function if exists slipped_orders(integer, text[]);
drop function if exists orders_past_cut_off(timestamptz, text[]);
drop function if exists orders_off_channel(text[]);
drop function if exists orders_watched(text[]);
drop function if exists was_raised(uuid, text, timestamptz);

-- Why the program ended a sheet stands in its history.
alter table sheet_step add column why_zh text, add column why_en text;
comment on column sheet_step.why_zh is 'of what the program did by itself';
