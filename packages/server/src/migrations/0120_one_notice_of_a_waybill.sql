-- Orders under one waybill are told of in one notice, unless their reader wants each: the function takes who is meant.
drop function if exists tell_people(uuid, text, text, uuid, text, jsonb, text, text, text[], text[], text);
