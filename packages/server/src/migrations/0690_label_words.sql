-- What a customer and the desk say of a label, and how the customer takes it that one was sent back.

create table label_word (
  org_id uuid not null references organisation on delete cascade,
  label_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('said', 'sentBack', 'accepted', 'contested')),
  side text not null check (side in ('customer', 'forwarder')),
  user_id uuid,
  who text not null,
  at timestamptz not null default now(),
  body text,
  failed jsonb not null default '[]',
  primary key (org_id, label_id, id),
  check (body is not null or kind = 'accepted'),
  foreign key (org_id, label_id) references label (org_id, id) on delete cascade
);
comment on column label_word.failed is 'the checks that had not passed when it was sent back';
select protect('label_word'), open_to_staff('label_word');
create policy own_created on label_word as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from label l where l.org_id = label_word.org_id and l.id = label_id));
create policy own_words on label_word as restrictive for insert to loadline_app with check (side = 'customer' and kind <> 'sentBack');
-- Who of the forwarder said it is not among the columns that tell a person apart.
grant select (org_id, label_id, id, kind, side, who, at, body, failed), insert on label_word to loadline_app;
grant select, insert on label_word to loadline_staff;
grant select on label_word to loadline_gate;

alter table label
  add column answer text check (answer in ('ACCEPTED', 'CONTESTED', 'UPHELD')),
  add column answered_at timestamptz;
comment on column label.answer is 'how its customer takes the feedback; nothing once it is sent back again';
create index label_contested on label (answered_at) where answer = 'CONTESTED';
-- A word makes the label another one: what was read before it is out of date.
grant update (answer, answered_at, version, updated_at) on label to loadline_app;
grant update (answer, answered_at) on label to loadline_staff;

-- What was sent back before there were words was sent back by somebody of the forwarder.
insert into label_word (org_id, label_id, id, kind, side, who, at, body)
  select l.org_id, l.id, gen_random_uuid(), 'sentBack', 'forwarder', '', l.status_at, l.feedback from label l where l.feedback is not null;

-- The desk hears of them, beside whatever it hears of already.
do $$
declare one record; known text;
begin
  for one in select * from (values ('subject', 'label'), ('event', 'contested')) v (of, value) loop
    select pg_get_constraintdef(c.oid) into strict known from pg_constraint c
      where c.conrelid = 'staff_notice'::regclass and c.conname = format('staff_notice_%s_check', one.of);
    execute format('alter table staff_notice drop constraint %I', format('staff_notice_%s_check', one.of));
    execute format('alter table staff_notice add constraint %I %s', format('staff_notice_%s_check', one.of),
      replace(known, 'ARRAY[', format('ARRAY[%L::text, ', one.value)));
  end loop;
end $$;
