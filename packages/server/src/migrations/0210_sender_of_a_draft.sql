-- Who sent a version of a waybill's forms hears what its customers say of it. Of older versions only the name is known.
alter table awb_draft add sent_user uuid;
