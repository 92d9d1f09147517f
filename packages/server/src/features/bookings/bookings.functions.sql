-- Bookings and their house waybills.

create or replace function booking_org(asked uuid) returns uuid language sql stable as $$ select b.org_id from booking b where b.id = asked $$;
grant execute on function booking_org to loadline_app, loadline_staff, loadline_gate;

/* Substring search, as `find_order_ids`: the policies would keep the trigram index from being used. */
create or replace function find_booking_ids(needle text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp rows 200 as $$
  select id from booking
  where org_id = app_org() and search_text like '%' || replace(replace(replace(upper(needle), '\', '\\'), '%', '\%'), '_', '\_') || '%'
    and (app_authority() = 'organisation' or created_by = app_user() or handler_id = app_user()) $$;
grant execute on function find_booking_ids to loadline_app;

create or replace function find_desk_booking_ids(needle text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp rows 200 as $$
  select b.id from booking b
  where b.search_text like '%' || replace(replace(replace(upper(needle), '\', '\\'), '%', '\%'), '_', '\_') || '%'
    and b.status <> 'DRAFT' and staff_serves(b.org_id) $$;
grant execute on function find_desk_booking_ids to loadline_staff;

/* The bookings that go on under whose house waybills an order flies, and how many of its pieces where it is only part of them;
   asked of whoever may book the order themselves. */
create or replace function bookings_of_order(org uuid, asked uuid) returns table (booking_id uuid, booking_no text, part integer)
  language sql stable security definer rows 2 set search_path = public, pg_temp as $$
  select b.id, b.booking_no, case when bool_and(h.order_pieces is not null) then sum(h.booking_pkgs_num)::int end
    from hawb h join booking b on b.org_id = h.org_id and b.id = h.booking_id
    where h.org_id = org and h.order_id = asked and (org = app_org() or staff_serves(org))
    group by b.org_id, b.id order by 2 $$;
grant execute on function bookings_of_order to loadline_app, loadline_staff;

/* Whether a house waybill that carries none can carry an order (again): all of it where no other does, or a part where the
   others leave so many pieces. */
create or replace function can_carry(house hawb, asked uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select (house.org_id = app_org() or staff_serves(house.org_id)) and (
    not exists (select from hawb x where x.org_id = house.org_id and x.order_id = asked)
    or (select bool_and(x.order_pieces is not null) and sum(x.booking_pkgs_num) + house.booking_pkgs_num <= house.order_pieces
      from hawb x where x.org_id = house.org_id and x.order_id = asked)) $$;
grant execute on function can_carry to loadline_app, loadline_staff;

/* The bookings made from a trust order that the asker sees, drafts too. */
create or replace function bookings_of_trust(org uuid, trust_row uuid) returns table (booking_no text, status text)
  language sql stable security definer rows 2 set search_path = public, pg_temp as $$
  select b.booking_no, b.status from booking b where b.org_id = org and b.trust_id = trust_row
    and (app_org() = org and (app_authority() = 'organisation' or b.created_by = app_user()) or app_org() <> org and staff_serves(org))
    order by b.booking_no $$;
grant execute on function bookings_of_trust to loadline_app, loadline_staff;

/* Which of these house waybill numbers stand on a booking of whichever customer, but for some bookings and those that have come
   to one of these states: a number tells nobody whose it is. */
create or replace function house_numbers_taken(numbers text[], apart uuid[], ended text[]) returns setof text
  language sql stable security definer set search_path = public, pg_temp as $$
  select n from unnest(numbers) n where app_org() is not null and exists (
    select from hawb h join booking b on b.org_id = h.org_id and b.id = h.booking_id
    where h.hawb_no is not null and plain_number(h.hawb_no) = plain_number(n) and b.id <> all(apart) and b.status <> all(ended)) $$;
grant execute on function house_numbers_taken to loadline_app, loadline_staff;

/* Writes the numbers that house waybills came without, { house: number }: what the customer wrote stays as it is. */
create or replace function number_houses(org uuid, asked uuid, numbers jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not (staff_serves(org) and app_may('op:booking:confirm')) then raise exception 'no permission' using errcode = 'LL403'; end if;
  if numbers = '{}' then return; end if;
  update hawb h set hawb_no = numbers ->> h.id::text
    where h.org_id = org and h.booking_id = asked and h.hawb_no is null and numbers ? h.id::text;
  update booking b set content = jsonb_set(b.content, '{houses,rows}', (
      select jsonb_agg(case when x.house ->> 'hawbNo' is null and numbers ? (x.house ->> 'id')
        then x.house || jsonb_build_object('hawbNo', numbers ->> (x.house ->> 'id')) else x.house end order by x.place)
      from jsonb_array_elements(b.content #> '{houses,rows}') with ordinality x (house, place)))
    where b.org_id = org and b.id = asked;
end $$;
grant execute on function number_houses to loadline_staff;

/* Staff see no drafts: they only lay one down for a customer they serve. Gives its number. */
create or replace function draft_booking(org uuid, row_id uuid, today date, trust_row uuid, owner uuid, made jsonb, offered text, pieces integer, gross numeric,
    cubic numeric, billed numeric, until timestamptz) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare no text;
begin
  if not staff_serves(org) or app_org() = org or not app_may('op:trust:decide') then raise exception 'no permission' using errcode = 'LL403'; end if;
  insert into booking (org_id, id, booking_no, content, product, quantity, gross_weight, volume, billing_weight, deadline, trust_id, created_by)
    values (org, row_id, next_number('BK', today), made, offered, pieces, gross, cubic, billed, until, trust_row, owner) returning booking_no into no;
  return no;
end $$;
grant execute on function draft_booking to loadline_staff;

/* The booking of what leaves one that is split: of the same customer, person and trust order, waiting since now. */
create or replace function split_booking(org uuid, whole uuid, row_id uuid, today date, made jsonb, pieces integer, gross numeric, cubic numeric,
    billed numeric) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare no text;
begin
  if not (staff_serves(org) and app_may('op:booking:confirm')) then raise exception 'no permission' using errcode = 'LL403'; end if;
  insert into booking (org_id, id, booking_no, status, content, product, quantity, gross_weight, volume, billing_weight, trust_id, created_by, handler_id,
      submitted_at, waiting_since)
    select b.org_id, row_id, next_number('BK', today), '29', made, b.product, pieces, gross, cubic, billed, b.trust_id, b.created_by, b.handler_id,
      b.submitted_at, clock_timestamp() from booking b where b.org_id = org and b.id = whole
    returning booking_no into no;
  return no;
end $$;
grant execute on function split_booking to loadline_staff;

/* The bookings on a waybill with their house waybills: a customer's own, and for who works on the waybill whoever's. */
create or replace function bookings_on(mawb uuid) returns setof booking
  language sql stable security definer rows 20 set search_path = public, pg_temp as $$
  select b.* from booking b where b.mawb_id = mawb and (staff_serves(b.org_id) or app_may('op:mawb:view') and waybill_served(mawb))
    order by b.booking_no $$;
grant execute on function bookings_on to loadline_app, loadline_staff;

create or replace function houses_on(mawb uuid) returns setof hawb
  language sql stable security definer rows 50 set search_path = public, pg_temp as $$
  select h.* from booking b join hawb h on h.org_id = b.org_id and h.booking_id = b.id
    where b.mawb_id = mawb and (staff_serves(b.org_id) or app_may('op:mawb:view') and waybill_served(mawb))
    order by b.booking_no, h.position $$;
grant execute on function houses_on to loadline_app, loadline_staff;

/* Brings the bookings on a waybill to where it is, under its number and on its flight. Writes nothing but what the waybill
   already says, so anybody may call it. */
create or replace function booking_follows(asked uuid) returns table (org_id uuid, booking_id uuid, booking_no text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare m record; number text;
begin
  if not exists (select from waybill_base(asked)) then return; end if;
  select x.status, x.mawb_no, x.flight_id, x.flight_no, x.flight_date into m from mawb x where x.id = asked;
  if not found then return; end if;
  number := substr(m.mawb_no, 1, 3) || '-' || substr(m.mawb_no, 4);
  return query with moved as (update booking b set status = m.status, mawb_no = number, flight_id = coalesce(m.flight_id, b.flight_id),
      unverified = b.unverified and m.flight_id is null, version = b.version + 1, updated_at = now(),
      content = case when m.flight_no is null then b.content else b.content || jsonb_build_object('flight', (b.content -> 'flight') ||
        jsonb_build_object('reservedFlight', m.flight_no, 'flightDate', to_char(m.flight_date, 'YYYY-MM-DD'))) end
    where b.mawb_id = asked and ((b.status, b.mawb_no) is distinct from (m.status, number) or m.flight_id is distinct from b.flight_id
      or m.flight_no is not null and (b.reserved_flight, b.flight_date) is distinct from (m.flight_no, m.flight_date))
    returning b.org_id, b.id, b.booking_no)
    select * from moved v where staff_serves(v.org_id);
end $$;
grant execute on function booking_follows to loadline_app, loadline_staff;

/* Whether somebody may see a house waybill. */
create or replace function sees_house(house hawb) returns boolean language sql stable as $$
  select coalesce(house.org_id = app_org() or staff_serves(house.org_id) or app_may('op:mawb:view') and exists (
    select from booking b where b.org_id = house.org_id and b.id = house.booking_id and waybill_served(b.mawb_id)), false) $$;
grant execute on function sees_house to loadline_gate;

/* What the order of a house waybill holds, by its English names, and the FBA shipments that it is; nothing where there is no
   order. For whoever may see the house waybill. */
create or replace function contents_of(house hawb) returns table (goods text[], fba_no text)
  language sql stable security definer rows 1 set search_path = public, pg_temp as $$
  select array(select g.name_en from goods_line g where g.org_id = o.org_id and g.order_id = o.id group by g.name_en order by min(g.line_no)), o.fba_no
  from orders o where o.org_id = house.org_id and o.id = house.order_id and sees_house(house) $$;
grant execute on function contents_of to loadline_app, loadline_staff;

/* What a warehouse has of a house waybill: what it received for the order that this carries whole, or what somebody has told of
   it since; nothing until there is either. Only for functions that ask who may know it. */
create or replace function stored_of(house hawb) returns table (pieces integer, gross_weight numeric, volume numeric)
  language sql stable rows 1 as $$
  select said.pieces, said.gross_weight, said.volume from (
    select house.wms_pkgs_num, house.wms_gross_weight, house.wms_volume, house.wms_told_at where house.wms_pkgs_num is not null
    union all
    select sum(w.pieces)::int, sum(w.gross_weight), round(sum(w.volume), 3), max(w.received_at) from warehouse_receipt w
      where w.org_id = house.org_id and w.order_id = house.order_id and house.order_pieces is null and w.state = 'RECEIVED' having count(*) > 0
  ) said (pieces, gross_weight, volume, at)
  order by said.at desc limit 1 $$;
grant execute on function stored_of to loadline_gate;

/* The same for whoever may see the house waybill. */
create or replace function warehouse_of(house hawb) returns table (pieces integer, gross_weight numeric, volume numeric)
  language sql stable security definer rows 1 set search_path = public, pg_temp as $$
  select s.* from stored_of(house) s where sees_house(house) $$;
grant execute on function warehouse_of to loadline_app, loadline_staff;

/* Writes what was measured of the house waybills of one master waybill, [{ hawbId, pieces, grossWeight, volume }]: the
   warehouse's figures, or the weighbridge's. Answers the orders they belong to. In a transaction of staff or the program. */
create or replace function settle_houses(mawb uuid, side text, measured jsonb) returns table (org_id uuid, hawb_id uuid, order_id uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not (app_may('op:mawb:move') or app_may('op:mawb:revert') or app_may('op:receipt:add')) then
    raise exception 'no permission' using errcode = 'LL403';
  end if;
  return query
    with told as (select * from jsonb_to_recordset(measured) as x ("hawbId" uuid, pieces integer, "grossWeight" numeric, volume numeric))
    update hawb h set
        wms_pkgs_num = case side when 'warehouse' then t.pieces else h.wms_pkgs_num end,
        wms_gross_weight = case side when 'warehouse' then t."grossWeight" else h.wms_gross_weight end,
        wms_volume = case side when 'warehouse' then t.volume else h.wms_volume end,
        wms_told_at = case side when 'warehouse' then case when t.pieces is not null then now() end else h.wms_told_at end,
        weighed_pkgs_num = case side when 'weighbridge' then t.pieces else h.weighed_pkgs_num end,
        weighed_gross_weight = case side when 'weighbridge' then t."grossWeight" else h.weighed_gross_weight end,
        weighed_volume = case side when 'weighbridge' then t.volume else h.weighed_volume end
      from told t, booking b
      where h.id = t."hawbId" and b.org_id = h.org_id and b.id = h.booking_id and b.mawb_id = mawb
      returning h.org_id, h.id, h.order_id;
end $$;
grant execute on function settle_houses to loadline_staff;

/* The numbers that orders fly under: those of their house waybills that hang on a master, and of that. */
create or replace function fly_under(org uuid, about uuid[]) returns void language sql as $$
  select keep_references(org, about, 'booking', coalesce((
    select jsonb_agg(jsonb_build_object('order', h.order_id, 'kind', r.kind, 'number', plain_number(r.number), 'since', b.accepted_at))
    from hawb h join booking b on b.org_id = h.org_id and b.id = h.booking_id and b.mawb_id is not null
    cross join lateral (values ('mawb', b.mawb_no), ('hawb', h.hawb_no)) r (kind, number)
    where h.org_id = org and h.order_id = any(about) and plain_number(r.number) <> ''), '[]')) $$;
grant execute on function fly_under to loadline_gate;

/* Until when orders can be handed in and when they arrive, by the flights of the master waybills that they hang on: of several
   the first closes, and the last brings the rest. A cancelled flight says nothing of either, and one that has landed is expected
   no more. It arrives as the flight of its last leg; stops are asked for as text, for 0090 calls this before there are any.
   Every change of a house, a booking or a flight comes here; nothing else writes either. */
create or replace function fly_with(org uuid, about uuid[]) returns void language plpgsql as $$
declare told jsonb;
begin
  select coalesce(jsonb_agg(x.said), '[]') into told from (
    select distinct on (h.order_id) jsonb_build_object('order', h.order_id, 'since', b.accepted_at, 'closes', min(f.cut_off) over (partition by h.order_id),
      'flight', coalesce(to_jsonb(f) #>> '{stops,-1,flightNo}', f.flight_no), 'place', f.destination, 'zone', f.destination_zone, 'at', case when f.ata is null then f.eta end,
      'flights', jsonb_agg(coalesce(to_jsonb(f) #>> '{stops,-1,flightNo}', f.flight_no)) over (partition by h.order_id)) as said
    from hawb h join booking b on b.org_id = h.org_id and b.id = h.booking_id and b.mawb_id is not null
    join flight f on f.id = b.flight_id and f.state <> 'CANCELLED'
    where h.org_id = org and h.order_id = any(about)
    order by h.order_id, f.ata is null desc, f.eta desc, f.flight_no, f.id) x;
  perform close_by_flight(org, about, told);
  perform expect_by_flight(org, about, told);
end $$;
grant execute on function fly_with to loadline_gate;

/* The way that orders go, by the bookings that carry them: of several the one that leaves first says it. */
create or replace function go_with(org uuid, about uuid[]) returns void language sql as $$
  select lay_ways(org, about, coalesce((select jsonb_agg(x.said) from (
    select distinct on (h.order_id) jsonb_build_object('order', h.order_id, 'origin', b.origin, 'destination', b.destination) as said
    from hawb h join booking b on b.org_id = h.org_id and b.id = h.booking_id
    where h.org_id = org and h.order_id = any(about) order by h.order_id, b.flight_date nulls last, b.id) x), '[]')) $$;
grant execute on function go_with to loadline_gate;

create or replace function house_goes() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  about uuid[] := array_remove(array[case when tg_op <> 'INSERT' then old.order_id end, case when tg_op <> 'DELETE' then new.order_id end], null);
begin
  if about <> '{}' then perform go_with(coalesce(new.org_id, old.org_id), about); end if;
  return null;
end $$;

create or replace function booking_goes() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform go_with(new.org_id, array(select h.order_id from hawb h where h.org_id = new.org_id and h.booking_id = new.id and h.order_id is not null));
  return null;
end $$;

create or replace function flight_moves() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform fly_with(o.org_id, o.ids) from (
    select h.org_id, array_agg(h.order_id) as ids from booking b join hawb h on h.org_id = b.org_id and h.booking_id = b.id
    where b.flight_id = new.id and b.mawb_id is not null and h.order_id is not null group by 1 order by 1) o;
  return null;
end $$;

create or replace function house_flies() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  about uuid[] := array_remove(array[case when tg_op <> 'INSERT' then old.order_id end, case when tg_op <> 'DELETE' then new.order_id end], null);
begin
  if about <> '{}' then
    perform fly_under(coalesce(new.org_id, old.org_id), about);
    perform fly_with(coalesce(new.org_id, old.org_id), about);
  end if;
  return null;
end $$;

create or replace function booking_flies() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare about uuid[] := array(select h.order_id from hawb h where h.org_id = new.org_id and h.booking_id = new.id and h.order_id is not null);
begin
  perform fly_under(new.org_id, about);
  perform fly_with(new.org_id, about);
  return null;
end $$;
