-- A booking says what its goods are, and declares what is dangerous of them. Of those made before nobody has asked.
update booking set content = content || '{"dangerous": {"special": [], "rows": [], "handlingCodes": [], "handling": null}}';
update booking_template set content = content || '{"dangerous": {"special": [], "rows": [], "handlingCodes": [], "handling": null}}';
