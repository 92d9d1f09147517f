-- The number that stands over the example of an answer: one that the public search finds.
alter table home_page add column example_no text;
