-- A right that comes with a new version reaches the roles it is meant for once; what staff take away afterwards stays away.

/* The rights that the program has offered a standard role so far. What staff make themselves is offered nothing. */
alter table role add column offered text[] not null default '{}';
-- The roles there are have been offered what there was before rights were offered like this.
update role set offered = permissions || array['booking:view', 'order:view', 'bill:view', 'mine:view', 'customs:view', 'dashboard:view', 'mawb:view',
  'trust:view', 'label:view', 'mawb-opt:view', 'databoard:view', 'customs2:view', 'hts:view', 'tariff:view', 'book:add', 'order:edit', 'order:import',
  'order:cancel', 'file:upload', 'book:edit', 'mawb:confirm', 'trust:add', 'trust:edit', 'customs:reply', 'customs2:reply', 'duty:approve', 'hts:ask',
  'mid:edit', 'label:import', 'label:reply', 'bill:request', 'bill:dispute', 'profile:edit', 'user:manage', 'export:data', 'op:work:view',
  'op:registration:view', 'op:registration:decide', 'op:customer:view', 'op:customer:edit', 'op:customer:hold', 'op:customer:quota',
  'op:customer:view-as', 'op:user:manage', 'op:staff:manage', 'op:role:manage', 'op:dictionary:edit', 'op:rate:edit', 'op:content:edit', 'op:host:edit',
  'op:audit:view', 'op:message:view', 'op:personal:reveal'];
