-- What admins say instead of a note that ships in `reference/notes`. A note with an empty text is not shown.
create table model_notes (
  model_id text not null check (char_length(model_id) between 1 and 120),
  note text not null check (char_length(note) between 1 and 120),
  text text not null check (char_length(text) <= 500),
  primary key (model_id, note)
);

create function log_model_notes() returns trigger language plpgsql as $$
begin
  perform log_change(array['notes:' || coalesce(new.model_id, old.model_id)]);
  return null;
end $$;
create trigger model_notes_changed after insert or update or delete on model_notes
  for each row execute function log_model_notes();
create trigger model_notes_emptied after truncate on model_notes for each statement execute function log_everything();
