-- Orders that are entered, changed, held and cancelled by hand; what staff note about them.

alter table orders
  add column services text[] not null default '{}',
  add column trust_id uuid,
  add column cut_off timestamptz;
comment on column orders.cut_off is 'until when the documents have to be in';
create index orders_of_trust on orders (org_id, trust_id) where trust_id is not null;
-- Staff look across customers.
create index orders_desk_by_time on orders (order_time desc, id desc);
create index orders_desk_by_status on orders (status, order_time desc, id desc);
create index orders_desk_by_reference on orders (reference_number);
create index orders_desk_held on orders (order_time desc, id desc) where on_hold;
create index orders_desk_by_cut_off on orders (cut_off) where cut_off is not null and status in ('ORDERED', 'WH_IN', 'WH_OUT');

create table order_hold (
  org_id uuid not null,
  hold_id uuid not null,
  order_id uuid not null,
  reason text not null check (reason in ('payment', 'customs', 'docs')),
  note text not null,
  internal_note text,
  placed_by uuid,
  placed_at timestamptz not null default now(),
  lifted_by uuid,
  lifted_at timestamptz,
  lift_note text,
  primary key (org_id, hold_id),
  foreign key (org_id, order_id) references orders on delete cascade
);
create unique index order_hold_in_force on order_hold (org_id, order_id, reason) where lifted_at is null;
create index order_hold_of on order_hold (org_id, order_id, placed_at desc);
create index order_hold_waiting on order_hold (placed_at) where lifted_at is null;

/* What a customer asks to have changed on an order that is locked for him, or to have it cancelled. `proposed` is the
   order as he wants it, `changes` what differs from the order as it stood, by path. */
create table order_request (
  org_id uuid not null,
  request_id uuid not null,
  order_id uuid not null,
  kind text not null check (kind in ('amend', 'cancel')),
  state text not null default 'PENDING' check (state in ('PENDING', 'ACCEPTED', 'REFUSED', 'WITHDRAWN')),
  reason text not null,
  proposed jsonb,
  changes jsonb not null default '[]',
  asked_by uuid not null,
  asked_at timestamptz not null default now(),
  decided_by uuid,
  decided_at timestamptz,
  answer text,
  version integer not null default 1,
  primary key (org_id, request_id),
  foreign key (org_id, order_id) references orders on delete cascade
);
create unique index order_request_pending on order_request (org_id, order_id, kind) where state = 'PENDING';
create index order_request_of on order_request (org_id, order_id, asked_at desc);
create index order_request_waiting on order_request (asked_at) where state = 'PENDING';
create unique index order_request_by_id on order_request (request_id);

/* What staff note about an order. No policy and no grant lets a customer near it. */
create table order_desk_note (
  org_id uuid not null,
  order_id uuid not null,
  staff_note text,
  cost_note text,
  updated_by uuid,
  updated_at timestamptz not null default now(),
  primary key (org_id, order_id),
  foreign key (org_id, order_id) references orders on delete cascade
);

select protect('order_hold'), protect('order_request'), protect('order_desk_note');
select open_to_staff('order_hold'), open_to_staff('order_request'), open_to_staff('order_desk_note'), open_to_staff('order_party'),
  open_to_staff('goods_line'), open_to_staff('carton_group');
create policy own_created on order_hold as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from orders o where o.org_id = order_hold.org_id and o.id = order_id));
create policy own_created on order_request as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from orders o where o.org_id = order_request.org_id and o.id = order_id));
drop policy own_organisation on order_desk_note;

grant select (org_id, hold_id, order_id, reason, note, placed_at, lifted_at, lift_note) on order_hold to loadline_app;
grant select on order_hold to loadline_staff;
grant select, insert, update on order_hold to loadline_gate;
grant update (on_hold, version) on orders to loadline_gate;
grant select, insert, update (state, decided_by, decided_at, answer, version) on order_request to loadline_app, loadline_staff;
grant select, insert, update on order_desk_note to loadline_staff;
grant delete on order_party, goods_line, carton_group to loadline_app;
grant select, insert, delete on order_party, goods_line, carton_group to loadline_staff;
grant insert on orders to loadline_staff;
grant update (channel_name, transport_type, destination_country, reference_number, fba_no, is_customs, is_self_clearance, quantity, gross_weight, volume,
  amazon_ref, warehouse_code, vat_no, eori_no, ioss_no, ein, remark, services, handler_id, status, status_date, version) on orders to loadline_app, loadline_staff;
grant update (is_public, eta, cut_off, tracking_no, transfer_no, route, origin, destination, charging_weight, weighbridge_weight) on orders to loadline_staff;

/* Whether an order is held: several may hold it at once, for a reason each. */
create function keep_on_hold() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update orders o set on_hold = exists (select from order_hold h where h.org_id = o.org_id and h.order_id = o.id and h.lifted_at is null)
    where o.org_id = new.org_id and o.id = new.order_id;
  return null;
end $$;
create trigger keep_on_hold after insert or update of lifted_at on order_hold for each row execute function keep_on_hold();

-- What was held before holds had rows.
insert into order_hold (org_id, hold_id, order_id, reason, note, placed_at)
  select o.org_id, gen_random_uuid(), o.id, case when o.status = 'IN_CLEARANCE' then 'customs' else 'payment' end, '-', o.status_date from orders o where o.on_hold;

/* A hold is placed by whoever serves the customer, and by the program for nobody. */
create function place_hold(org uuid, order_row uuid, hold_row uuid, why text, said text, said_inside text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not staff_serves(org) or app_org() = org then raise exception 'no permission' using errcode = 'LL403'; end if;
  insert into order_hold (org_id, hold_id, order_id, reason, note, internal_note, placed_by)
    values (org, hold_row, order_row, why, said, said_inside, app_user())
    on conflict (org_id, order_id, reason) where lifted_at is null do nothing;
  return found;
end $$;

/* The hold that was lifted; null when there was none. */
create function lift_hold(org uuid, order_row uuid, why text, said text) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare lifted uuid;
begin
  if not staff_serves(org) or app_org() = org then raise exception 'no permission' using errcode = 'LL403'; end if;
  update order_hold h set lifted_by = app_user(), lifted_at = now(), lift_note = said
    where h.org_id = org and h.order_id = order_row and h.reason = why and h.lifted_at is null
    returning h.hold_id into lifted;
  return lifted;
end $$;

/* Substring search for staff, as `find_order_ids` is for customers: over the customers the asker serves. */
create function find_desk_order_ids(needle text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp rows 200 as $$
  select o.id from orders o
  where o.search_text like '%' || replace(replace(replace(upper(needle), '\', '\\'), '%', '\%'), '_', '\_') || '%' and staff_serves(o.org_id) $$;

grant create on schema public to loadline_gate;
alter function keep_on_hold() owner to loadline_gate;
alter function place_hold(uuid, uuid, uuid, text, text, text) owner to loadline_gate;
alter function lift_hold(uuid, uuid, text, text) owner to loadline_gate;
alter function find_desk_order_ids(text) owner to loadline_gate;
revoke create on schema public from loadline_gate;
revoke execute on function keep_on_hold(), place_hold(uuid, uuid, uuid, text, text, text), lift_hold(uuid, uuid, text, text),
  find_desk_order_ids(text) from public;
grant execute on function place_hold(uuid, uuid, uuid, text, text, text), lift_hold(uuid, uuid, text, text), find_desk_order_ids(text) to loadline_staff;
