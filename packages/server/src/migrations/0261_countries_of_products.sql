-- Where a product goes, by the codes of countries; without any it goes anywhere.
alter table channel add column countries text[];
