export const billed = 'select b.id from bill b join orders o on o.id = b.order_id';
export const booked = 'booking k join bill b on b.booking_id = k.id';
