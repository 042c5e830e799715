-- When the proof was made that told of them, in seconds of the epoch: one from before it says nothing new.
alter table provider_links add column noted_at bigint not null default 0;

-- Who came by Google alone was shown to be who has the mailbox: an account with another address, or one that someone else made,
-- has a password, too.
update identity_user u set "accessProven" = true
where "emailVerified" and not "accessProven"
  and exists (select from identity_account a where a."userId" = u.id and a."providerId" = 'google')
  and not exists (select from identity_account a where a."userId" = u.id and a."providerId" <> 'google');
