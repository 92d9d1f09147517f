-- Whose orders stand on a bill is asked when its customer's people are told of it.
grant select on charge to loadline_gate;
