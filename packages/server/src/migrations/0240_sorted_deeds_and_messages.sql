-- The audit log can stand by person, the outbox by when a message was sent; what is not sent yet stands before all of it.
create index audit_by_person on audit (who, audit_id);
create index message_by_sending on message (coalesce(sent_at, '-infinity'), message_id);
