-- What admins write down of a person for each other. It is part of what is held on them: they may ask for it, and it goes with them.
create table person_notes (
  id text primary key,
  person_id text not null references people (id),
  author_id text not null references people (id),
  text text not null check (char_length(text) between 1 and 2000),
  written_at timestamptz(3) not null default now()
);
create index person_notes_of_person on person_notes (person_id, written_at, id);
