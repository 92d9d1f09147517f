-- What the demo lays down beside its organisations, so that it can be taken away again.
alter table host_brand add column demo boolean not null default false;
