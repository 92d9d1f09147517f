-- Warehouses keep clocks of their own; those there are were all taken for Chinese ones.
update dictionary_entry set zone = 'Asia/Shanghai' where kind = 'warehouse' and zone is null;
