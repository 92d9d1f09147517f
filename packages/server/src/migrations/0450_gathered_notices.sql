-- What one cause tells of several records is one notice: the function takes all of them, and who may see which.
drop function if exists tell_people(uuid, text, text, uuid, text, jsonb, text, text, text[], text[], text, text, text);
