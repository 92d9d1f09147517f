-- What customers do not agree to: a line of an issued bill, what it should come to, and what became of it.
create table bill_dispute (
  org_id uuid not null references organisation on delete cascade,
  id uuid not null,
  no text not null unique,
  bill_id uuid not null,
  charge_id uuid not null,
  kind text not null check (kind in ('weight', 'price', 'twice', 'notServed', 'rate', 'other')),
  reason text not null,
  -- Both in the currency of the bill: what the line should come to, and what it came to more when this was raised.
  wanted numeric(16, 2) not null check (wanted >= 0),
  disputed numeric(16, 2) not null check (disputed > 0),
  state text not null default 'OPEN' check (state in ('OPEN', 'ACCEPTED', 'REJECTED', 'WITHDRAWN')),
  credited numeric(16, 2) check (credited > 0 and credited <= disputed),
  credit_bill_id uuid,
  answer text,
  decided_who text,
  decided_at timestamptz,
  raised_who text not null,
  version integer not null default 1,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (org_id, id),
  foreign key (org_id, bill_id) references bill (org_id, id),
  foreign key (org_id, charge_id) references charge (org_id, id),
  foreign key (org_id, credit_bill_id) references bill (org_id, id),
  check ((state = 'ACCEPTED') = (credited is not null) and (state = 'ACCEPTED') = (credit_bill_id is not null)),
  check ((state = 'OPEN') = (decided_at is null))
);
create unique index bill_dispute_by_id on bill_dispute (id);
create unique index bill_dispute_open_once on bill_dispute (org_id, charge_id) where state = 'OPEN';
create index bill_dispute_of_bill on bill_dispute (org_id, bill_id, created_at desc);
create index bill_dispute_of_credit on bill_dispute (org_id, credit_bill_id) where credit_bill_id is not null;
create index bill_dispute_at_desk on bill_dispute (state, created_at desc, id desc);

select protect('bill_dispute'), open_to_staff('bill_dispute');
-- As of bills: who sees only their own sees none of it.
create policy own_created on bill_dispute as restrictive to loadline_app using ((select app_authority()) = 'organisation');
grant select on bill_dispute to loadline_app, loadline_staff, loadline_gate;
grant insert on bill_dispute to loadline_app;
grant update (state, decided_at, version) on bill_dispute to loadline_app, loadline_staff;
grant update (credited, credit_bill_id, answer, decided_who) on bill_dispute to loadline_staff;

/* What was said stays as it was said, and what was decided is decided, whoever is connected. */
create function refuse_decided() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from organisation o where o.org_id = old.org_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.state = 'OPEN' and (new.org_id, new.id, new.no, new.bill_id, new.charge_id, new.kind, new.reason, new.wanted, new.disputed)
      is not distinct from (old.org_id, old.id, old.no, old.bill_id, old.charge_id, old.kind, old.reason, old.wanted, old.disputed) then
    return new;
  end if;
  raise exception 'a dispute is decided once' using errcode = 'integrity_constraint_violation';
end $$;
create trigger refuse_decided before update or delete on bill_dispute for each row execute function refuse_decided();

create trigger announce_made after insert on bill_dispute referencing new table as fresh for each statement execute function announce_changes('dispute', 'id');
create trigger announce_changed after update on bill_dispute referencing new table as fresh for each statement execute function announce_changes('dispute', 'id');
create trigger announce_made_of_bill after insert on bill_dispute referencing new table as fresh for each statement execute function announce_changes('bill', 'bill_id');
create trigger announce_changed_of_bill after update on bill_dispute referencing new table as fresh for each statement execute function announce_changes('bill', 'bill_id');

-- A bill is taken back once as a whole, but each of its lines may be credited; what was credited of a line is found from it.
drop index bill_credited_once;
create index bill_credits on bill (org_id, credits_bill_id) where credits_bill_id is not null;
create index charge_credits on charge (org_id, credits_id) where credits_id is not null;

-- Papers hang on disputes, and the desk hears of them, beside whatever these know already.
do $$
declare one record; known text;
begin
  for one in select * from (values ('record_file', 'subject', 'dispute'), ('staff_notice', 'subject', 'dispute')) v (target, of, value) loop
    select pg_get_constraintdef(c.oid) into strict known from pg_constraint c
      where c.conrelid = one.target::regclass and c.conname = format('%s_%s_check', one.target, one.of);
    execute format('alter table %I drop constraint %I', one.target, format('%s_%s_check', one.target, one.of));
    execute format('alter table %I add constraint %I %s', one.target, format('%s_%s_check', one.target, one.of),
      replace(known, 'ARRAY[', format('ARRAY[%L::text, ', one.value)));
  end loop;
end $$;
