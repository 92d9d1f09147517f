-- Declarations in Europe: what import VAT is worked out from, and how it is paid (domain.md §4.6). The importer's numbers are those
-- of the orders.

alter table customs_file
  add check (territory in ('CN', 'EU', 'GB')),
  add check (territory = 'CN' or direction = 'import'),
  add column cif_value numeric(14, 2),
  add column onward_cost numeric(14, 2),
  add column vat_rate numeric(5, 2),
  add column vat_way text check (vat_way in ('paid', 'deferred', 'postponed', 'ioss')),
  add column deferment_no text;
