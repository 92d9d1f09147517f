-- Labels.

/* As for orders: whose a record is, for one who sees it by its own policies. */
create or replace function label_org(asked uuid) returns uuid language sql stable as $$ select l.org_id from label l where l.id = asked $$;
grant execute on function label_org to loadline_app, loadline_staff, loadline_gate;

/* Artwork that no label shows goes with its import, or a month after anybody has touched that; what it lies under is given back, to be removed. */
create or replace function forget_artwork(at_most integer) returns table (org_id uuid, file_id uuid)
  language sql security definer set search_path = public, pg_temp as $$
  select require_program();
  with old as (
    select a.org_id, a.id from label_import_artwork a join data_import i on i.org_id = a.org_id and i.id = a.import_id
    where a.file_id is not null and (i.state = 'DISCARDED' or a.laid_id is not null and i.state = 'DONE' or i.changed_at < now() - interval '30 days')
    limit at_most for update of a skip locked),
  freed as (
    update label_import_artwork a set file_id = null from old o, label_import_artwork b
    where a.org_id = o.org_id and a.id = o.id and b.org_id = o.org_id and b.id = o.id returning a.org_id, b.file_id, a.laid_id)
  select f.org_id, f.file_id from freed f where f.laid_id is distinct from f.file_id $$;
grant execute on function forget_artwork to loadline_staff;
