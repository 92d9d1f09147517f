-- What orders have by the flight they are confirmed on: until when they can be handed in, and when they arrive.

-- What staff noted counts while no flight says it; everybody reads the one that counts.
drop index orders_desk_by_cut_off;
alter table orders rename column cut_off to own_cut_off;
alter table orders add column flight_cut_off timestamptz;
alter table orders add column cut_off timestamptz generated always as (coalesce(flight_cut_off, own_cut_off)) stored;
comment on column orders.cut_off is 'until when the documents have to be in';
comment on column orders.own_cut_off is 'as noted for the order itself';
comment on column orders.flight_cut_off is 'of the flight it is confirmed on, written by close_by_flight';
create index orders_desk_by_cut_off on orders (cut_off) where cut_off is not null and status in ('ORDERED', 'WH_IN', 'WH_OUT');

grant update (flight_cut_off) on orders to loadline_gate;
grant insert on shipment_event to loadline_gate;

drop trigger flies_under on booking;
create trigger flies_under after update of mawb_id, mawb_no, flight_id on booking for each row
  when ((old.mawb_id, old.mawb_no, old.flight_id) is distinct from (new.mawb_id, new.mawb_no, new.flight_id)) execute function booking_flies();
create trigger moves_orders after update of flight_no, destination, destination_zone, cut_off, eta, state on flight for each row
  when ((old.flight_no, old.destination, old.destination_zone, old.cut_off, old.eta, old.state)
    is distinct from (new.flight_no, new.destination, new.destination_zone, new.cut_off, new.eta, new.state)) execute function flight_moves();

-- What flies already.
select fly_with(f.org_id, f.ids) from (
  select h.org_id, array_agg(h.order_id) as ids from hawb h join booking b on b.org_id = h.org_id and b.id = h.booking_id
  where b.mawb_id is not null and h.order_id is not null group by 1 order by 1) f;
