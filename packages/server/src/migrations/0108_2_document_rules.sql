-- What a forwarder asks of the documents of its orders, of all products or of one; what has no row is as the program brings it.
create table document_rule (
  id uuid primary key,
  version integer not null default 1,
  document text not null,
  product_id uuid references channel (channel_id) on delete cascade,
  asked text not null check (asked in ('byCargo', 'always', 'never')),
  hours_before integer not null check (hours_before between 0 and 720),
  updated_at timestamptz not null default now(),
  updated_by text,
  unique nulls not distinct (document, product_id)
);

grant select on document_rule to loadline_app, loadline_staff, loadline_gate;
grant insert, update, delete on document_rule to loadline_staff;

-- It tells what the forwarder asks of the documents, too; its successor has the other order, for it is there before this step.
drop function if exists orders_past_cut_off(text[], timestamptz);
