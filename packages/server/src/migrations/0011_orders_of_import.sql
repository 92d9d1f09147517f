-- The orders that one import made, for the list that its result leads to.

create index orders_of_import on orders (org_id, import_id) where import_id is not null;
