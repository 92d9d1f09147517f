-- What an order is charged by follows what its customer declares, until a warehouse has measured it.
grant update (charging_weight, charging_unit) on orders to loadline_app;
