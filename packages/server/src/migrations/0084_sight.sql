-- A database of the release before has these from its migrations; their work is `widen_sight` and `narrow_sight` now.
drop function if exists serve_own_sight(), serve_whole_flight(), serve_whole_waybill();
