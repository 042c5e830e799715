-- The accounts that came with the demo, so that they can be told from those of people who signed up to look around.
create table demo_people (id text primary key references people (id) on delete cascade);
insert into demo_people (id)
  select id from people
  where exists (select from photos where host = 'demo') and lower(email) = any (array[
    'marit.solberg@example.com', 'lea.fournier@example.com', 'caleb.whitfield@example.com', 'nora.feldman@example.com',
    'ines.carvalho@example.com', 'tomasz.wrobel@example.com', 'hannah.okafor@example.com', 'kenji.morita@example.com',
    'dale.henriksen@example.com', 'rosa.delgado@example.com', 'priya.raman@example.com']);

-- The row says that an operator has removed the demo: without it, the next start of a shop without users would load the
-- demo again.
create table demo_removal (
  id boolean primary key default true check (id),
  at timestamptz(3) not null default shop_now()
);
