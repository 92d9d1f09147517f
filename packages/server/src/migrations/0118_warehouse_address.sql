-- Whoever brings cargo is told the way to a warehouse and when it receives.
alter table dictionary_entry add column address text, add column hours text;
