-- Drafts of air waybills.

/* The pieces of each house waybill of a version, or as they are known while there is none: their labels number through the
   master, also on the sheet of who sees but their own. For who has cargo on it, and staff. */
create or replace function house_pieces(asked uuid, of_version integer) returns table (hawb_id uuid, pieces integer)
  language sql stable security definer rows 20 set search_path = public, pg_temp as $$
  select x.hawb_id, x.pieces::int from (
    select d.hawb_id, null as booking, d.position as place, (select coalesce(sum((l ->> 'pieces')::int), 0) from jsonb_array_elements(d.form -> 'rateLines') l) as pieces
      from awb_draft_house d where d.mawb_id = asked and d.no = of_version
    union all
    select (array_agg(h.id order by h.position))[1], b.booking_no, min(h.position), sum(coalesce(h.weighed_pkgs_num, s.pieces, h.booking_pkgs_num, 0))
      from booking b join hawb h on h.org_id = b.org_id and h.booking_id = b.id left join lateral stored_of(h) s on true
      where b.mawb_id = asked and of_version is null group by b.booking_no, coalesce(plain_number(h.hawb_no), h.id::text)) x
  where app_may('op:mawb:view') and waybill_served(asked) or exists (select from mawb_share m where m.mawb_id = asked and staff_serves(m.org_id))
  order by x.booking, x.place, x.hawb_id $$;
grant execute on function house_pieces to loadline_app, loadline_staff;

/* A version follows its waybill, whoever moves it: sent with 43, agreed with 44, taken back when the waybill goes back or
   flies without it; a customer who sends the waybill back themselves has answered so. Stepped back to, 43 and 44 find the
   version as it was with the customers, and the shares say who agrees to it. */
create or replace function draft_follows() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare d awb_draft; who text; became text;
begin
  select * into d from awb_draft x where x.mawb_id = new.id order by x.no desc limit 1 for update;
  if not found then return null; end if;
  select u.name into who from app_user u where u.user_id = app_user();
  became := case
    when new.status = '43' then 'SENT'
    when new.status = '44' and d.state in ('SENT', 'RECALLED') then 'AGREED'
    when d.state = 'SENT' and new.status = '42' and exists (select from awb_draft_answer a where a.mawb_id = d.mawb_id and a.no = d.no and a.org_id = app_org())
      then 'CHANGES'
    when d.state = 'SENT' and new.status <> '44' then 'RECALLED'
    when d.state = 'AGREED' and old.status = '44' and new.status in ('0', '29', '30', '31', '32', '33', '42') then 'RECALLED'
    else d.state end;
  if became = d.state then return null; end if;
  if d.state = 'PREPARING' then
    insert into awb_draft_answer (org_id, mawb_id, no, master, pieces, gross_weight)
      select s.org_id, d.mawb_id, d.no, d.shared, sum(s.latest_pieces), sum(s.latest_gross_weight) from mawb_share s where s.mawb_id = d.mawb_id group by s.org_id;
  elsif became = 'SENT' then
    update awb_draft_answer a set state = 'WAITING', requests = '[]', answered_at = null, answered_by = null, on_behalf = false, evidence_file = null, reason = null
      where a.mawb_id = d.mawb_id and a.no = d.no and (d.state = 'AGREED' or a.state = 'CHANGES');
  elsif became in ('AGREED', 'CHANGES') then
    update awb_draft_answer a set state = became, answered_at = clock_timestamp(), answered_by = who, on_behalf = a.org_id is distinct from app_org()
      where a.mawb_id = d.mawb_id and a.no = d.no and case became when 'AGREED' then a.state = 'WAITING' else a.org_id = app_org() end;
  end if;
  update awb_draft x set state = became, updated_at = now(), sent_at = case d.state when 'PREPARING' then clock_timestamp() else x.sent_at end,
      sent_by = case d.state when 'PREPARING' then who else x.sent_by end,
      sent_user = case d.state when 'PREPARING' then app_user() else x.sent_user end
    where x.mawb_id = d.mawb_id and x.no = d.no;
  if became in ('SENT', 'AGREED') then
    update mawb_share s set agreed_at = case a.state when 'AGREED' then coalesce(s.agreed_at, a.answered_at) end
      from awb_draft_answer a
      where a.mawb_id = d.mawb_id and a.no = d.no and s.mawb_id = a.mawb_id and s.org_id = a.org_id and (s.agreed_at is null) = (a.state = 'AGREED');
  end if;
  return null;
end $$;

/* Who of ours sent the last version of a waybill, while they still serve this customer. */
create or replace function draft_sender(org uuid, asked uuid) returns uuid language sql stable security definer set search_path = public, pg_temp as $$
  select u.user_id from (select d.sent_user from awb_draft d where d.mawb_id = asked order by d.no desc limit 1) s
    join app_user u on u.user_id = s.sent_user and u.org_id = forwarder_id() and u.enabled
    left join team t on t.team_id = u.team_id
    where t.all_customers or exists (select from team_customer c where c.team_id = u.team_id and c.org_id = org) $$;
grant execute on function draft_sender to loadline_gate;

/* The word of one customer on a version, their own or told on their behalf. The waybill is locked first, as by everybody who
   moves it. Gives what has become of the version; null when it is not the one that is asked about, or was answered already.
   Who sees only what they made themselves cannot speak for what others of their organisation have on the waybill. */
create or replace function answer_draft(asked uuid, version integer, org uuid, verdict text, wanted jsonb, proof uuid, why text, who text) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare d awb_draft; own boolean := coalesce(org = app_org(), false); became text;
begin
  if not (own and app_may('mawb:confirm') or not own and app_may('op:mawb:move') and staff_serves(org)) then
    raise exception 'no permission' using errcode = 'LL403';
  end if;
  if own and app_authority() <> 'organisation' and exists (select from mawb_share s where s.org_id = org and s.mawb_id = asked and s.created_by <> app_user()) then
    raise exception 'no permission' using errcode = 'LL403';
  end if;
  perform from mawb m where m.id = asked for update;
  select * into d from awb_draft x where x.mawb_id = asked and x.no = version and x.state = 'SENT' for update;
  if not found then return null; end if;
  update awb_draft_answer a set state = verdict, requests = wanted, answered_at = clock_timestamp(), answered_by = who, on_behalf = not own,
      evidence_file = proof, reason = why
    where a.org_id = org and a.mawb_id = asked and a.no = version and a.state = 'WAITING';
  if not found then return null; end if;
  if verdict = 'CHANGES' then became := 'CHANGES';
  elsif exists (select from awb_draft_answer a where a.mawb_id = asked and a.no = version and a.state <> 'AGREED') then became := 'SENT';
  else became := 'AGREED';
  end if;
  update awb_draft x set state = became, updated_at = now() where x.mawb_id = asked and x.no = version and became <> 'SENT';
  return became;
end $$;
grant execute on function answer_draft to loadline_app, loadline_staff;

/* Whether the viewer may speak for all that their organisation has on a waybill. */
create or replace function speaks_for_share(asked uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select app_org() is not null and (app_authority() = 'organisation' or not exists (select from mawb_share s where s.org_id = app_org() and s.mawb_id = asked and s.created_by <> app_user())) $$;
grant execute on function speaks_for_share to loadline_app;

/* Who has cargo on a waybill, for who works on all of it. */
create or replace function draft_customers(asked uuid) returns table (org_id uuid, code text, name_zh text, name_en text)
  language sql stable security definer rows 5 set search_path = public, pg_temp as $$
  select o.org_id, o.code, o.name_zh, o.name_en from organisation o
  where app_may('op:mawb:view') and waybill_served(asked) and exists (select from mawb_share s where s.mawb_id = asked and s.org_id = o.org_id)
  order by o.code $$;
grant execute on function draft_customers to loadline_staff;
