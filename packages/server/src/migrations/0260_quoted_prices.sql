-- The price that came along from the calculator, as it was then: written when the trust order is made and never after.
alter table trust add column quote jsonb;
comment on column trust.quote is '{ amount, currency, weight, unit, productZh, productEn, zoneZh, zoneEn, validFrom, validTo }, worked out by the rate card';
grant insert (quote) on trust to loadline_app;
