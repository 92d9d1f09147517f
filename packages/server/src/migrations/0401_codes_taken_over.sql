-- A line of an order's goods takes over the code that its article was bound to since.
grant update (hs_cn, hs_dest) on goods_line to loadline_app, loadline_staff;
