-- Work that is done later.

/* A job acts as the person who asked for it, and only while it runs: the worker holds its lock. */
create or replace function enqueue(task text, payload jsonb, job_key text) returns void
  language plpgsql security definer set search_path = graphile_worker, public, pg_temp as $$
begin
  if public.app_org() is null then raise exception 'no permission' using errcode = 'LL403'; end if;
  perform graphile_worker.add_job(task,
    (payload || jsonb_build_object('asker', jsonb_build_object('org', public.app_org(), 'user', public.app_user(), 'contact', public.app_contact())))::json,
    job_key => job_key, max_attempts => 3);
end $$;
alter function enqueue owner to loadline_jobs;
grant execute on function enqueue to loadline_app, loadline_staff, loadline_gate;

/* A job that nobody in particular has asked for: it has no viewer and reaches data by definer functions only. */
create or replace function enqueue_for_nobody(task text, payload jsonb, job_key text) returns void
  language plpgsql security definer set search_path = graphile_worker, public, pg_temp as $$
begin
  perform graphile_worker.add_job(task, payload::json, job_key => job_key, max_attempts => 8);
end $$;
alter function enqueue_for_nobody owner to loadline_jobs;
grant execute on function enqueue_for_nobody to loadline_gate;
