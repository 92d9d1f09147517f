-- Nobody asks for the hash of their password: it is held against by functions that never give it out.
drop function if exists own_password_hash();
