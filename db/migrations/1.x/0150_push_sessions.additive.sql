-- A push subscription ends with the session that created it. Null for external sign-in providers, and for older subscriptions,
-- which get their session when the user next opens the notifications page.
alter table pushes add column session_id text references identity_session (id) on delete cascade;
create index pushes_of_session on pushes (session_id);
