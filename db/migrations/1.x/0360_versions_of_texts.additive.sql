-- Posts, newsletter issues and profiles have a version, so that a form that was opened before another change cannot undo it.
alter table posts add column version integer not null default 1;
alter table letters add column version integer not null default 1;
alter table people add column profile_version integer not null default 1;

-- In triggers, because the previous release also makes such changes.
create function raise_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger posts_raise_version before update on posts
  for each row when (
    (old.title, old.image, old.des, old.excerpt, old.published_at)
    is distinct from (new.title, new.image, new.des, new.excerpt, new.published_at))
  execute function raise_version();
create trigger letters_raise_version before update on letters
  for each row when ((old.subject, old.des) is distinct from (new.subject, new.des))
  execute function raise_version();

create function raise_profile_version() returns trigger language plpgsql as $$
begin
  new.profile_version := old.profile_version + 1;
  return new;
end $$;
create trigger people_raise_version before update of name, photo_url, phone, town, about on people
  for each row when (
    (old.name, old.photo_url, old.phone, old.town, old.about)
    is distinct from (new.name, new.photo_url, new.phone, new.town, new.about))
  execute function raise_profile_version();
