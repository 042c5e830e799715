-- Who signs in elsewhere shows that sign-in to us again at each renewal of their access token, from any of their windows
-- at once: it is written down the first time. A hash, since the entry itself says as much as is to be known.
alter table audit_log add column sign_in text unique;
