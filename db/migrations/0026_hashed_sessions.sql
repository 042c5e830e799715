-- Who reads the database, a replica or a backup must not be able to sign in by what they find: sessions and the states of
-- sign-ins that are under way are kept by a hash from now on. Sessions go on; a window of Google that is open begins anew.
update identity_session
set token = rtrim(translate(encode(sha256(convert_to(token, 'UTF8')), 'base64'), '+/', '-_'), '=');
delete from identity_verification;
