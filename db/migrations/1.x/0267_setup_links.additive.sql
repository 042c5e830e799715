-- Links that an operator gets at the start of a shop without an admin. They are for the first admin: using one deletes
-- all of them. Expired links stay for a day, so that the page can tell their owner why they no longer work.
create table setup_links (
  hash text primary key,
  expires_at timestamptz(3) not null
);
create index setup_links_by_expiry on setup_links (expires_at);
