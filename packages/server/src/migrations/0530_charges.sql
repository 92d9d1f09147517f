-- The orders that have come to the stage from which their product is billed, and how they were priced.
create table order_charging (
  org_id uuid not null references organisation on delete cascade,
  order_id uuid not null,
  since timestamptz not null default now(),
  -- When a program or staff last looked for a price, by which card, or why there was none.
  proposed_at timestamptz,
  card_id uuid,
  gap text check (gap in ('noCard', 'severalZones', 'noWeight')),
  version integer not null default 1,
  primary key (org_id, order_id),
  foreign key (org_id, order_id) references orders (org_id, id) on delete cascade
);
create index order_charging_since on order_charging (since desc, order_id desc);
create index order_charging_waiting on order_charging (since) where proposed_at is null;
select enforce_policies('order_charging'), open_to_staff('order_charging');
grant select, insert, update on order_charging to loadline_staff;
grant select, insert on order_charging to loadline_gate;

alter table channel add constraint channel_bills_at_check check (bills_at in
  ('ORDERED', 'WH_IN', 'WH_OUT', 'EXPORT_RELEASED', 'DEPARTED', 'ARRIVED', 'IN_CLEARANCE', 'DELIVERED', 'SIGNED'));

-- Whoever moves an order: once it comes so far, its charges are to be proposed.
create trigger begin_charging after insert or update of status, channel_name on orders for each row execute function begin_charging();

-- Not every one of the forwarder's people may know what a charge costs.
create policy costs_are_seen on charge_cost as restrictive to loadline_staff
  using ((select app_may('op:cost'))) with check ((select app_may('op:cost')));

-- Nobody reads or writes these before they have entered.
alter policy staff on exchange_rate using ((select app_org()) is not null) with check ((select app_org()) is not null);
alter policy staff on company_account using ((select app_org()) is not null) with check ((select app_org()) is not null);
alter policy everybody on company_account using ((select app_org()) is not null);
