-- A host may show the calculator's entry without an action; one that nobody has configured does.
alter table host_brand drop constraint host_brand_calculator_action_check,
  add constraint host_brand_calculator_action_check check (calculator_action in ('none', 'idle', 'page')),
  alter column calculator_action set default 'idle';
