-- An order under several house waybills may be declared by one or some of them; its other cargo has a declaration of its own.
alter table customs_order add column houses text[] check (houses <> '{}');
comment on column customs_order.houses is 'the house waybills by which the order is declared here; null: by all that it has';
