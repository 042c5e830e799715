-- What each upload takes, all sizes together. Of what was kept before only the number is known.
alter table photo_uploads add column bytes bigint not null default 0 check (bytes >= 0);

-- Who sent how much is summed up for each upload; which were sent last is asked when unused ones are removed.
drop index photo_uploads_of_person;
create index photo_uploads_of_person on photo_uploads (person_id, uploaded_at) include (bytes);
