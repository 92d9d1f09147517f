export const billed = 'select b.id from bill b join orders o on o.id = b.order_id';
