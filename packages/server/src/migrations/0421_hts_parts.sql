-- Numbers that were split or merged are read together, out of thousands that differ.
create index hts_edition_change_parts on hts_edition_change (edition_id, part_of) where part_of is not null;
