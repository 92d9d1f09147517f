-- Codes go to mobiles and to mail addresses; who has an address is asked of everybody.
alter table sms_code rename column mobile to recipient;
create index app_user_mail on app_user (lower(email)) where email is not null;
create index registration_mail on registration (lower(email), submitted_at desc);
