-- What was measured can be put right after its step, and what is billed of a waybill follows what was measured of it.

alter table mawb_event drop constraint mawb_event_kind_check;
alter table mawb_event add constraint mawb_event_kind_check
  check (kind in ('registered', 'moved', 'steppedBack', 'flightChanged', 'cargoChanged', 'figuresCorrected', 'partPickedUp', 'told'));

create or replace function settle_houses(mawb uuid, side text, measured jsonb) returns table (org_id uuid, hawb_id uuid, order_id uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if app_org() is not null and not (app_may('op:mawb:move') or app_may('op:mawb:revert') or app_may('op:receipt:add')) then
    raise exception 'no permission' using errcode = 'LL403';
  end if;
  return query
    with told as (select * from jsonb_to_recordset(measured) as x ("hawbId" uuid, pieces integer, "grossWeight" numeric, volume numeric))
    update hawb h set
        wms_pkgs_num = case side when 'warehouse' then t.pieces else h.wms_pkgs_num end,
        wms_gross_weight = case side when 'warehouse' then t."grossWeight" else h.wms_gross_weight end,
        wms_volume = case side when 'warehouse' then t.volume else h.wms_volume end,
        weighed_pkgs_num = case side when 'weighbridge' then t.pieces else h.weighed_pkgs_num end,
        weighed_gross_weight = case side when 'weighbridge' then t."grossWeight" else h.weighed_gross_weight end,
        weighed_volume = case side when 'weighbridge' then t.volume else h.weighed_volume end
      from told t, booking b
      where h.id = t."hawbId" and b.org_id = h.org_id and b.id = h.booking_id and b.mawb_id = mawb
      returning h.org_id, h.id, h.order_id;
end $$;

-- Open browsers see what was measured of a booking.
create trigger announce_changed after update on hawb referencing new table as fresh
  for each statement execute function announce_changes('booking', 'booking_id');

/* What is billed of a waybill and of each booking on it; gives the customers whose weight is another one by it. For staff
   who move waybills, and for the customer who weighed one that carries nobody else's cargo. */
create function bill_waybill(asked uuid, whole numeric, parts jsonb) returns table (org_id uuid, was numeric, now_is numeric)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not (app_may('op:mawb:move') or app_may('op:mawb:revert')) and (select coalesce(bool_or(s.org_id <> app_org()), true) from mawb_share s where s.mawb_id = asked) then
    raise exception 'no permission' using errcode = 'LL403';
  end if;
  return query
    select s.org_id, sum(s.billing_weight), sum(coalesce(t.billing, s.billing_weight)) from mawb_share s
    left join jsonb_to_recordset(parts) as t ("bookingId" uuid, billing numeric) on t."bookingId" = s.booking_id
    where s.mawb_id = asked group by 1 having sum(s.billing_weight) <> sum(coalesce(t.billing, s.billing_weight));
  update mawb_share s set billing_weight = t.billing from jsonb_to_recordset(parts) as t ("bookingId" uuid, billing numeric)
    where s.mawb_id = asked and s.booking_id = t."bookingId" and s.billing_weight <> t.billing;
  update mawb m set billing_weight = whole where m.id = asked and m.billing_weight <> whole;
end $$;

grant create on schema public to loadline_gate;
alter function bill_waybill(uuid, numeric, jsonb) owner to loadline_gate;
revoke create on schema public from loadline_gate;
revoke execute on function bill_waybill(uuid, numeric, jsonb) from public;
grant execute on function bill_waybill(uuid, numeric, jsonb) to loadline_app, loadline_staff;
