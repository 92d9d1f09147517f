-- Chinese words find chapters by their headings: a thousand rows of the thirty-five thousand.
create index hts_line_headings on hts_line (edition_id, left(hts_no, 2)) include (hts_no) where length(hts_no) = 4;

-- How many numbers begin with some digits is counted without reading their rows.
drop index hts_line_by_number;
create index hts_line_by_number on hts_line (edition_id, hts_no text_pattern_ops) include (place) where hts_no <> '';

-- English words are looked for in one edition alone, however many stand beside it and however little the planner knows of it yet: that is
-- told by the same index.
alter table hts_line drop column words;
alter table hts_line add column words tsvector not null generated always as
  (to_tsvector('english', description || ' ' || path) || array_to_tsvector(array[replace(coalesce(edition_id::text, 'none'), '-', '')])) stored;
create index hts_line_by_words on hts_line using gin (words);
