-- What is listed of a waybill counts the pieces that its weighbridge note says, and those that were accepted until there is one:
-- the whole that a carrier's word is measured by. Of a customer's share the note counts where that is all there is.
alter table mawb add column latest_pieces integer not null generated always as (coalesce(final_pieces, pieces)) stored;
alter table mawb_share add column measured_pieces integer check (measured_pieces >= 0);

update mawb_share s set measured_pieces = t.pieces
  from (select h.org_id, h.booking_id, case when bool_and(h.weighed_pkgs_num is not null) then sum(h.weighed_pkgs_num)::int end as pieces from hawb h group by 1, 2) t
  where t.org_id = s.org_id and t.booking_id = s.booking_id and t.pieces is not null;

update mawb_share s set measured_pieces = m.final_pieces from mawb m
  where m.id = s.mawb_id and m.final_pieces is not null
    and not exists (select from mawb_share o where o.mawb_id = s.mawb_id and (o.org_id, o.booking_id) <> (s.org_id, s.booking_id));

alter table mawb_share add column latest_pieces integer not null generated always as (coalesce(measured_pieces, pieces)) stored;
