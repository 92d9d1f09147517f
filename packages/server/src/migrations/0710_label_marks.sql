-- Where on which photo a check has found something wrong: left, top, width and height in thousandths of the picture.
alter table label_check add column mark_file uuid, add column mark_box integer[];
alter table label_check add constraint label_check_mark check (
  (mark_file is null) = (mark_box is null)
  and (mark_box is null or cardinality(mark_box) = 4 and 0 <= all (mark_box) and mark_box[1] + mark_box[3] <= 1000 and mark_box[2] + mark_box[4] <= 1000)
  and (mark_box is null or result = 'fail'));
grant update (mark_file, mark_box) on label_check to loadline_staff;
