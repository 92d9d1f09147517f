-- A product says how its cargo becomes a chargeable weight; a rate card in force may say it otherwise. What stands is filled by
-- the way it goes, as its cargo was weighed so far.
alter table channel add column basis text not null default 'divisor',
  add column factor numeric default 6000,
  add column step numeric not null default 0.5,
  add column whole_above numeric,
  add column rounds text not null default 'shipment',
  add column least_weight numeric not null default 0,
  add constraint channel_basis check (basis in ('divisor', 'density', 'revenueTon', 'pounds')),
  add constraint channel_factor check ((basis = 'revenueTon') = (factor is null)),
  add constraint channel_rounds check (rounds in ('shipment', 'carton'));
update channel set step = 1 where transport = '2';
update channel set basis = 'density', factor = 333 where transport = '3';
update channel set basis = 'density', factor = 500 where transport = '4';

-- The places after the point are those of the product: half kilograms, or thousandths of a revenue ton.
alter table orders alter column charging_weight type numeric,
  add column charging_unit text not null default 'kg',
  add constraint orders_charging_unit check (charging_unit in ('kg', 'lb', 'RT'));
grant update (charging_unit) on orders to loadline_staff;
