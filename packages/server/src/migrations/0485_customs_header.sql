-- What the header of a Chinese declaration says and no order knows: the number of its record, who made, sold or will
-- use the goods, freight, insurance and other charges as customs write them (currency/figure/mark), and the documents that go with it.

alter table customs_file
  add column record_no text,
  add column maker text,
  add column freight_charge text,
  add column insurance_charge text,
  add column other_charge text,
  add column attached_papers text;
