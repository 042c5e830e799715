-- When and by whom an item was serviced, as its seller states.
alter table inspections
  add column serviced_in smallint check (serviced_in between 1900 and 2100),
  add column serviced_by text check (char_length(serviced_by) between 1 and 80);
