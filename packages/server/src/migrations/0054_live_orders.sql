-- An open order is followed in all its parts: what was asked of it, what holds it, and what the warehouse measured.

create trigger announce_made after insert on order_request referencing new table as fresh for each statement execute function announce_changes('order', 'order_id');
create trigger announce_changed after update on order_request referencing new table as fresh for each statement execute function announce_changes('order', 'order_id');
create trigger announce_made after insert on order_hold referencing new table as fresh for each statement execute function announce_changes('order', 'order_id');
create trigger announce_changed after update on order_hold referencing new table as fresh for each statement execute function announce_changes('order', 'order_id');
