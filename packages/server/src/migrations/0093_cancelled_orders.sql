-- Staff take the house waybill of a cancelled order off its booking.
grant update (content, product, quantity, gross_weight, volume, billing_weight, deadline) on booking to loadline_staff;
