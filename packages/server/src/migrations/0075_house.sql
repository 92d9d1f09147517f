-- What the forwarder says of itself on papers, and the companies of the house that sell.

/* There is one at most; the name stands with the organisation. */
create table forwarder (
  only_one boolean primary key default true check (only_one),
  address_zh text,
  address_en text,
  phone text,
  email text,
  uscc text,
  city text,
  iata_code text,
  cass_no text,
  account_no text,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
alter table forwarder enable row level security;
alter table forwarder force row level security;
create policy gate on forwarder to loadline_gate using (true);
create policy owner on forwarder to loadline_owner using (true) with check (true);
create policy staff on forwarder to loadline_staff using (true) with check (true);
grant select on forwarder to loadline_gate;
grant select, insert, update on forwarder to loadline_staff;

/* Under whose name and by whose address waybills are made out. As long as nobody has written any, it is the name alone. */
create function forwarder_particulars() returns table (name_zh text, name_en text, address_zh text, address_en text, phone text, email text, uscc text,
    city text, iata_code text, cass_no text, account_no text, version integer, updated_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select o.name_zh, o.name_en, f.address_zh, f.address_en, f.phone, f.email, f.uscc, f.city, f.iata_code, f.cass_no, f.account_no,
    coalesce(f.version, 0), f.updated_at
  from organisation o left join forwarder f on true where o.kind = 'forwarder' $$;

grant create on schema public to loadline_gate;
alter function forwarder_particulars() owner to loadline_gate;
revoke create on schema public from loadline_gate;
revoke execute on function forwarder_particulars() from public;
grant execute on function forwarder_particulars() to loadline_app, loadline_staff;
drop function forwarder_name();

alter table dictionary_entry add column demo boolean not null default false;
alter table dictionary_entry drop constraint dictionary_entry_kind_check;
alter table dictionary_entry add constraint dictionary_entry_kind_check
  check (kind in ('country', 'airport', 'bank', 'timeZone', 'warehouse', 'salesCompany'));

-- What was typed freely so far becomes an entry, and bookings name that; without any the forwarder itself sells.
insert into dictionary_entry (kind, code, name_zh, name_en, position)
  select 'salesCompany', 'SC-' || row_number() over (order by t.name), t.name, t.name, row_number() over (order by t.name) from (
    select b.content #>> '{terms,salesCompany}' as name from booking b union select t.content #>> '{terms,salesCompany}' from booking_template t) t
  where t.name is not null;
insert into dictionary_entry (kind, code, name_zh, name_en)
  select 'salesCompany', 'HQ', o.name_zh, o.name_en from organisation o
  where o.kind = 'forwarder' and not exists (select from dictionary_entry where kind = 'salesCompany');
update booking b set content = jsonb_set(b.content, '{terms,salesCompany}', to_jsonb(d.code))
  from dictionary_entry d where d.kind = 'salesCompany' and d.name_zh = b.content #>> '{terms,salesCompany}';
update booking_template b set content = jsonb_set(b.content, '{terms,salesCompany}', to_jsonb(d.code))
  from dictionary_entry d where d.kind = 'salesCompany' and d.name_zh = b.content #>> '{terms,salesCompany}';
