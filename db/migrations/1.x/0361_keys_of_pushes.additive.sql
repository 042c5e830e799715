-- The shop's key with which a browser subscribed. A push service rejects pushes that are signed with another one, so they can
-- never arrive. Null if it is unknown, as in subscriptions by earlier releases.
alter table pushes add column server_key text;
