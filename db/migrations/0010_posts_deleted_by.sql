-- As elsewhere: what is deleted stays, marked with when and by whom.
alter table posts add column deleted_by text references people (id);
