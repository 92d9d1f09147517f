-- The keys of programs.

/* How often keys were used since the last time, [{ hash, calls, refused, at, address }]. What was never a key is nobody's. */
create or replace function note_key_uses(uses jsonb) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into api_key_use as u (org_id, key_id, day, calls, refused, last_at, last_address)
    select k.org_id, k.id, (x.at at time zone 'Asia/Shanghai')::date, x.calls, x.refused, x.at, x.address
      from jsonb_to_recordset(uses) as x (hash text, calls integer, refused integer, at timestamptz, address text)
      join api_key k on k.token_hash = decode(x.hash, 'hex') order by k.org_id, k.id
    on conflict (org_id, key_id, day) do update set calls = u.calls + excluded.calls, refused = u.refused + excluded.refused,
      last_at = greatest(u.last_at, excluded.last_at), last_address = excluded.last_address $$;
grant execute on function note_key_uses to loadline_app;
