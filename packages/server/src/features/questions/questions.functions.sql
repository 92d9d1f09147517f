-- Questions about the tariff schedule.

/* As for orders: whose a record is, for one who sees it by its own policies. */
create or replace function question_org(asked uuid) returns uuid language sql stable as $$ select q.org_id from hts_question q where q.id = asked $$;
grant execute on function question_org to loadline_app, loadline_staff, loadline_gate;
