-- Samples are picked by a list: which list a label was last picked by stands beside how it is picked.
alter table label add column pick_no text, add check (pick_no is null or pick_type <> 'NONE');
create index label_of_pick_list on label (pick_no) where pick_no is not null;
grant update (pick_no) on label to loadline_staff;
