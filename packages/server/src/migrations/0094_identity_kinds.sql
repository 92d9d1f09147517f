-- The paper that a person's identity number is of; all that are kept are of resident identity cards.
alter table app_user add column id_kind text not null default 'residentId' check (id_kind in ('residentId', 'hongKongId', 'passport', 'other'));
grant select (id_kind), update (id_kind) on app_user to loadline_app, loadline_staff;
