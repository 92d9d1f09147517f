-- A link to set a password is sent in the language of whoever gets it.
grant select (language) on app_user to loadline_staff;
