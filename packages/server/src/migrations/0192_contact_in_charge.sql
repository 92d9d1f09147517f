-- What staff enter for a person of the customer's is theirs to look after, however often it is saved.
drop function if exists enter_for(bytea, text, uuid);
create trigger takes_contact before insert or update on orders for each row when (app_contact() is not null) execute function take_contact();
create trigger takes_contact before insert or update on trust for each row when (app_contact() is not null) execute function take_contact();
create trigger takes_contact before insert or update on booking for each row when (app_contact() is not null) execute function take_contact();
