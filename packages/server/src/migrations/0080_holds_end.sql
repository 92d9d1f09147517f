-- A cancelled order is held by nothing any more: its holds end with it, and nobody is asked to clear them.
create function end_holds() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update order_hold h set lifted_at = now() where h.org_id = new.org_id and h.order_id = new.id and h.lifted_at is null;
  return null;
end $$;
create trigger end_holds after update of status on orders for each row when (new.status = 'CANCELLED' and old.status <> 'CANCELLED') execute function end_holds();
update order_hold h set lifted_at = now() from orders o where o.org_id = h.org_id and o.id = h.order_id and o.status = 'CANCELLED' and h.lifted_at is null;

grant create on schema public to loadline_gate;
alter function end_holds() owner to loadline_gate;
revoke create on schema public from loadline_gate;
revoke execute on function end_holds() from public;

-- Two who write the notes of an order at once: the second is told.
alter table order_desk_note add column version integer not null default 1;
