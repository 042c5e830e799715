-- Pushes to a browser end with the session in which they were asked for. Null where the provider is not ours, and for
-- browsers from before: they get their session when their user next opens the notifications page.
alter table pushes add column session_id text references identity_session (id) on delete cascade;
create index pushes_of_session on pushes (session_id);
