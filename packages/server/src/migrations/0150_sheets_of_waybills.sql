-- What befalls a waybill opens one sheet for each customer on it, also where their cargo has no order. It hangs on the waybill
-- then, and names the orders that it concerns.
alter table exception_sheet
  alter column order_id drop not null,
  alter column stage drop not null,
  add column mawb_id uuid references mawb on delete cascade,
  add column about_orders uuid[] not null default '{}',
  add constraint exception_sheet_hangs_on check (num_nonnulls(order_id, mawb_id) = 1 and (order_id is null or stage is not null));
create index exception_sheet_of_waybill on exception_sheet (mawb_id) where mawb_id is not null;
create index exception_sheet_about on exception_sheet using gin (about_orders) where mawb_id is not null;
comment on column exception_sheet.about_orders is 'orders that a sheet of a waybill concerned when it was opened';
grant select (mawb_id, about_orders) on exception_sheet to loadline_app;

-- A sheet belongs to who has its order, or the cargo on its waybill.
alter policy own_created on exception_sheet using ((select app_authority()) = 'organisation'
  or exists (select from orders o where o.org_id = exception_sheet.org_id and (o.id = order_id or o.id = any(about_orders)))
  or exists (select from mawb_share s where s.org_id = exception_sheet.org_id and s.mawb_id = exception_sheet.mawb_id));

-- What the sheet says now rang at the desk alone.
delete from staff_notice where event = 'withoutOrder';
alter table staff_notice
  drop constraint staff_notice_event_check,
  add constraint staff_notice_event_check check (event in ('submitted', 'imported', 'mentioned', 'replied', 'opened', 'urged', 'written', 'corrected',
    'amendment', 'cancelling', 'cancelled', 'withdrawn', 'agreed', 'stockLow', 'unread'));

drop function if exists open_sheet(uuid, uuid, uuid, date, timestamptz, jsonb, uuid);
