-- An invitation that is emailed is for one person.
alter table invitations add check (email is null or max_uses = 1);
