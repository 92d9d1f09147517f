-- What goods are in the tariff schedule, as customers ask and the forwarder answers.
create table hts_question (
  org_id uuid not null references organisation on delete cascade,
  id uuid not null,
  no text not null unique,
  name_zh text not null,
  name_en text not null,
  material text not null,
  purpose text not null,
  origin text not null,
  details text,
  goods_id uuid,
  order_id uuid,
  state text not null default 'ASKED',
  state_at timestamptz not null default now(),
  asked_who text not null,
  version integer not null default 1,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (org_id, id),
  foreign key (org_id, goods_id) references goods on delete set null (goods_id),
  foreign key (org_id, order_id) references orders on delete set null (order_id)
);
comment on column hts_question.goods_id is 'of the customer''s own: what is accepted is bound to them';
comment on column hts_question.order_id is 'the shipment that waits for the answer';
create unique index hts_question_by_id on hts_question (id);
create index hts_question_by_time on hts_question (org_id, state_at desc, id desc);
create index hts_question_at_desk on hts_question (state, state_at desc, id desc);
create index hts_question_by_goods on hts_question (org_id, goods_id) where goods_id is not null;
create index hts_question_by_order on hts_question (org_id, order_id) where order_id is not null;

-- Every answer stays as it was given: what the schedule said of the number then, and what its goods owed.
create table hts_answer (
  org_id uuid not null,
  question_id uuid not null,
  no integer not null,
  hts text not null check (hts ~ '^[0-9]{10}$'),
  valid_from date not null,
  reasoning text not null,
  description text not null,
  edition text not null,
  is_sample boolean not null,
  general text not null,
  duty jsonb not null,
  author text not null,
  author_id uuid not null,
  answered_at timestamptz not null default now(),
  verdict text check (verdict in ('ACCEPTED', 'REOPENED')),
  objection text,
  verdict_who text,
  verdict_at timestamptz,
  primary key (org_id, question_id, no),
  foreign key (org_id, question_id) references hts_question on delete cascade
);
create index hts_answer_by_number on hts_answer (org_id, hts);

select protect('hts_question'), open_to_staff('hts_question'), narrow_to_own('hts_question');
grant select on hts_question to loadline_app, loadline_staff, loadline_gate;
grant insert on hts_question to loadline_app;
grant update (state, state_at, version) on hts_question to loadline_app, loadline_staff;
grant update (goods_id) on hts_question to loadline_app;

select protect('hts_answer'), open_to_staff('hts_answer');
create policy own_created on hts_answer as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from hts_question q where q.org_id = hts_answer.org_id and q.id = question_id));
grant select on hts_answer to loadline_app, loadline_staff, loadline_gate;
grant insert on hts_answer to loadline_staff;
grant update (verdict, objection, verdict_who, verdict_at) on hts_answer to loadline_app;

create trigger announce_made after insert on hts_question referencing new table as fresh for each statement execute function announce_changes('question', 'id');
create trigger announce_changed after update on hts_question referencing new table as fresh for each statement execute function announce_changes('question', 'id');

-- Photos and papers hang on questions, and the desk hears of them, beside whatever these know already.
do $$
declare one record; known text;
begin
  for one in select * from (values ('record_file', 'subject', 'question'), ('staff_notice', 'subject', 'question'),
      ('staff_notice', 'event', 'reasked'), ('staff_notice', 'event', 'classified')) v (target, of, value) loop
    select pg_get_constraintdef(c.oid) into strict known from pg_constraint c
      where c.conrelid = one.target::regclass and c.conname = format('%s_%s_check', one.target, one.of);
    execute format('alter table %I drop constraint %I', one.target, format('%s_%s_check', one.target, one.of));
    execute format('alter table %I add constraint %I %s', one.target, format('%s_%s_check', one.target, one.of),
      replace(known, 'ARRAY[', format('ARRAY[%L::text, ', one.value)));
  end loop;
end $$;
