-- The browsers in which someone wants to be told at once. An address belongs to one browser, and that to whoever asked last.

create table pushes (
  id text primary key,
  person_id text not null references people (id),
  endpoint text not null unique check (endpoint ~ '^https://' and char_length(endpoint) <= 1000),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  added_at timestamptz(3) not null default now()
);
create index pushes_of_person on pushes (person_id, added_at);

-- Whoever ends all sessions of an account wants no lost phone to go on telling of it.
create function end_pushes() returns trigger language plpgsql as $$
begin
  delete from pushes where person_id in (
    select id from people where people.issuer = new.issuer and people.subject = new.subject);
  return null;
end $$;
create trigger token_generations_end_pushes after insert or update on token_generations
  for each row execute function end_pushes();
