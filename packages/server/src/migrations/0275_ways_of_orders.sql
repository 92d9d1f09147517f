-- The way of an order: its own where somebody has said it, else that of the booking that carries it. An order that was imported or
-- typed had none, also once it flew: no port of a carrier's message was an end of its way.

alter table orders rename column origin to own_origin;
alter table orders rename column destination to own_destination;
alter table orders rename column route to own_route;
alter table orders add column booked_origin text, add column booked_destination text;
-- What was no more than both ends in one text.
update orders set own_route = null where own_route = own_origin || ' → ' || own_destination;
alter table orders add column origin text generated always as (coalesce(own_origin, booked_origin)) stored,
  add column destination text generated always as (coalesce(own_destination, booked_destination)) stored,
  add column route text generated always as (coalesce(own_route,
    coalesce(own_origin, booked_origin) || ' → ' || coalesce(own_destination, booked_destination))) stored;
comment on column orders.origin is 'where its way begins; everybody reads this';
comment on column orders.destination is 'where its way ends; everybody reads this';
comment on column orders.route is 'its way in words, its two ends where nobody wrote another';
comment on column orders.booked_origin is 'of the booking that carries it, written by lay_ways; the same of booked_destination';
comment on column orders.own_origin is 'as said for the order itself; the same of own_destination and own_route';

grant update (booked_origin, booked_destination) on orders to loadline_gate;

create trigger goes_with after insert or delete or update of order_id, booking_id on hawb for each row execute function house_goes();
create trigger goes_with after update of content on booking for each row
  when ((old.origin, old.destination, old.flight_date) is distinct from (new.origin, new.destination, new.flight_date))
  execute function booking_goes();

-- What is booked already.
select go_with(b.org_id, b.ids) from (
  select h.org_id, array_agg(distinct h.order_id) as ids from hawb h where h.order_id is not null group by 1 order by 1) b;
