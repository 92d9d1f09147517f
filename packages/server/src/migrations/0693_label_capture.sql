-- Photos that phones take and send when they can: each has an id of the phone's own, by which it is stored once however often it comes.
alter table label_photo add column capture_id uuid;
comment on column label_photo.capture_id is 'made by the phone that took it; nothing for what was added from files';
create unique index label_photo_captured on label_photo (org_id, capture_id) where capture_id is not null;
