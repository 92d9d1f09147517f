-- What kind of number a customer is known by in law; all that are kept are credit codes of companies and numbers of resident identity cards.
alter table customer add column legal_id_kind text not null default 'creditCode'
  check (legal_id_kind in ('creditCode', 'hongKongCompany', 'euVat', 'eori', 'ukCompany', 'ukVat', 'ein', 'otherCompany', 'residentId', 'hongKongId', 'passport', 'other'));
alter table registration add column legal_id_kind text not null default 'creditCode'
  check (legal_id_kind in ('creditCode', 'hongKongCompany', 'euVat', 'eori', 'ukCompany', 'ukVat', 'ein', 'otherCompany', 'residentId', 'hongKongId', 'passport', 'other'));
update customer set legal_id_kind = 'residentId' where account_type = 'personal';
update registration set legal_id_kind = 'residentId' where account_type = 'personal';
grant update (legal_id_kind) on customer to loadline_staff;
grant select (legal_id_kind) on registration to loadline_staff;
