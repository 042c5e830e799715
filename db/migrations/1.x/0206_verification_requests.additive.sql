-- Sellers ask admins to verify them. A request is open until an admin verifies the seller or declines it.
create table verification_requests (
  id text primary key,
  person_id text not null references people (id),
  note text check (char_length(note) between 1 and 500),
  asked_at timestamptz(3) not null default now(),
  closed_at timestamptz(3),
  closed_by text references people (id),
  outcome text check (outcome in ('approved', 'declined')),
  reason text check (char_length(reason) between 1 and 500),
  constraint verification_requests_closed check (num_nulls(closed_at, closed_by, outcome) in (0, 3)),
  constraint verification_requests_reason check ((outcome is not distinct from 'declined') = (reason is not null)),
  check (closed_at >= asked_at)
);
create unique index verification_requests_open on verification_requests (person_id) where closed_at is null;
create index verification_requests_of_person on verification_requests (person_id, asked_at);

-- Requests wait for any admin, as reports do.
create trigger verification_requests_tell_admins after insert or update of closed_at on verification_requests
  for each statement execute function tell_admins();
