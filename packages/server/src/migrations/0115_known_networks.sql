-- The last networks somebody has logged in from: from there their tries are counted apart from those of strangers.
alter table app_user add column networks text[] not null default '{}';
grant select (networks), update (networks) on app_user to loadline_gate;
