-- For which cut-off the customer of an order has been asked for its papers: those of the next day were asked by the release before.
alter table orders add column urged_for timestamptz;
comment on column orders.urged_for is 'the cut-off that its customer was last told of for want of papers';
update orders set urged_for = cut_off where cut_off between now() and now() + interval '1 day';
grant update (urged_for) on orders to loadline_staff;
