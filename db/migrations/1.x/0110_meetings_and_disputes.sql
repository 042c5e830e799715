-- Between an acceptance and the handover two sides agree on when and where they meet, prove the handover by a code, and may disagree
-- on what has happened.
insert into order_stages (stage, is_final, is_failed) values
  ('arranged', false, false), ('disputed', false, false), ('no-show', true, true);
insert into order_steps (from_stage, to_stage, by) values
  ('accepted', 'arranged', 'buyer'), ('accepted', 'arranged', 'seller'),
  -- Another time, agreed on by both.
  ('arranged', 'arranged', 'buyer'), ('arranged', 'arranged', 'seller'),
  ('arranged', 'cancelled', 'buyer'), ('arranged', 'cancelled', 'seller'), ('arranged', 'expired', 'clock'),
  ('arranged', 'handed-over', 'seller'), ('arranged', 'handed-over', 'buyer'),
  -- The seller has the buyer's code: both have said so. One that comes late still counts for a week.
  ('accepted', 'completed', 'seller'), ('arranged', 'completed', 'seller'), ('expired', 'completed', 'seller'),
  ('arranged', 'disputed', 'buyer'), ('arranged', 'disputed', 'seller'),
  ('handed-over', 'disputed', 'buyer'), ('handed-over', 'disputed', 'seller'),
  ('disputed', 'completed', 'admin'), ('disputed', 'cancelled', 'admin'), ('disputed', 'no-show', 'admin'),
  ('disputed', 'completed', 'clock'), ('disputed', 'cancelled', 'clock'), ('disputed', 'no-show', 'clock'),
  ('arranged', 'cancelled', 'admin'), ('arranged', 'cancelled', 'shop'), ('disputed', 'cancelled', 'shop');

alter table orders
  -- The price on show when it was booked; `sale_cents` is what was agreed on.
  add column listed_cents integer check (listed_cents between 1 and 100000000),
  -- The last time and place that a side proposed; its number tells which of several was meant by who agreed.
  add column proposal_at timestamptz(3),
  add column proposal_zone text check (char_length(proposal_zone) between 1 and 64),
  add column proposal_place text check (char_length(proposal_place) between 1 and 120),
  add column proposal_by text check (proposal_by in ('buyer', 'seller')),
  add column proposal_version integer not null default 0 check (proposal_version >= 0),
  -- What both have agreed on.
  add column meeting_at timestamptz(3),
  add column meeting_zone text,
  add column meeting_place text,
  add column meeting_version integer,
  -- The buyer's half of the handover, and what the seller's phone compares it with where there is no network.
  add column handover_code text check (handover_code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  add column handover_salt text,
  add column handover_verifier text,
  add column reminded_at timestamptz(3),
  add constraint orders_proposal_whole check (
    num_nulls(proposal_at, proposal_zone, proposal_place, proposal_by) = case proposal_version when 0 then 4 else 0 end),
  add constraint orders_meeting_whole check (num_nulls(meeting_at, meeting_zone, meeting_place, meeting_version) in (0, 4)),
  add constraint orders_meeting_was_proposed check (meeting_version between 1 and proposal_version),
  add constraint orders_arranged_has_meeting check (stage <> 'arranged' or meeting_at is not null),
  add constraint orders_code_has_salt check ((handover_code is null) = (handover_salt is null)),
  add constraint orders_verifier_of_code check (handover_verifier is null or handover_code is not null);

-- Eight characters of Crockford's alphabet, which has none that are taken for others, and a salt: from the server's own source of
-- randomness, but for the bytes of such an id that are not random.
create function random_code() returns text language sql volatile as $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', get_byte(bytes, i) % 32 + 1, 1), '')
  from (select uuid_send(gen_random_uuid()) as bytes) id, unnest('{0,1,2,3,4,5,9,10}'::int[]) i
$$;
create function random_salt() returns text language sql volatile as $$
  select encode(uuid_send(gen_random_uuid()), 'base64')
$$;

alter table orders disable trigger user;
update orders set listed_cents = sale_cents,
  handover_code = case when stage = 'accepted' then random_code() end,
  handover_salt = case when stage = 'accepted' then random_salt() end;
alter table orders enable trigger user;

alter table orders
  alter column listed_cents set not null,
  drop constraint orders_open_by_stage,
  drop constraint orders_failed_by_stage,
  drop constraint orders_due_by_stage,
  -- What is disputed is booked as long as it was not handed over.
  add constraint orders_open_by_stage check (case stage
    when 'disputed' then deleted_at is null
    else (deleted_at is null and sold_at is null) = (stage in ('requested', 'accepted', 'arranged')) end),
  add constraint orders_failed_by_stage
    check ((deleted_at is not null) = (stage in ('declined', 'withdrawn', 'expired', 'cancelled', 'no-show'))),
  add constraint orders_due_by_stage
    check ((due_at is not null) = (stage in ('requested', 'accepted', 'arranged', 'handed-over', 'disputed'))),
  add constraint orders_accepted_has_code check (stage not in ('accepted', 'arranged') or handover_code is not null),
  add constraint orders_completed_was_sold check (stage not in ('handed-over', 'completed') or sold_at is not null);

create function price_order() returns trigger language plpgsql as $$
begin
  new.listed_cents := coalesce(new.listed_cents, new.sale_cents);
  return new;
end $$;
create trigger orders_price before insert on orders for each row execute function price_order();

-- From its acceptance on an order has a code, however it came there.
create function code_order() returns trigger language plpgsql as $$
begin
  if new.handover_code is null then
    new.handover_code := random_code();
    new.handover_salt := random_salt();
  end if;
  return new;
end $$;
create trigger orders_code before insert or update of stage on orders
  for each row when (new.stage = 'accepted') execute function code_order();

-- Another meeting is a step, too, though the stage stays.
drop trigger orders_log_step on orders;
create trigger orders_log_step after update of stage, meeting_version on orders
  for each row when (old.stage is distinct from new.stage
    or new.stage = 'arranged' and old.meeting_version is distinct from new.meeting_version) execute function log_step();

create table disputes (
  id text primary key,
  order_id text not null references orders (id),
  opened_by text not null check (opened_by in ('buyer', 'seller')),
  reason text not null check (reason in ('no-show', 'not-handed-over')),
  note text not null check (char_length(note) between 1 and 1000),
  opened_at timestamptz(3) not null,
  answer text check (char_length(answer) between 1 and 1000),
  answered_at timestamptz(3),
  -- Since when it waits for an admin: it was answered, or was not in time.
  escalated_at timestamptz(3),
  -- How it was closed, by an admin or the clock; who did not come, where that was the end of it; and an admin's word to both.
  outcome text check (outcome in ('completed', 'cancelled', 'no-show')),
  against text check (against in ('buyer', 'seller')),
  decision text check (char_length(decision) between 1 and 1000),
  closed_at timestamptz(3),
  closed_by text references people (id),
  open_stage text generated always as (case when closed_at is null then 'disputed' end) stored,
  check ((answer is null) = (answered_at is null)),
  check (answered_at is null or escalated_at is not null),
  check ((outcome is null) = (closed_at is null)),
  check ((against is not null) = coalesce(outcome = 'no-show', false)),
  check (closed_by is null or closed_at is not null),
  check (decision is null or closed_by is not null),
  -- While a dispute is open its order is disputed: this holds the order at its stage.
  foreign key (order_id, open_stage) references orders (id, stage)
);
create unique index disputes_open on disputes (order_id) where closed_at is null;
create index disputes_of_order on disputes (order_id);
create index disputes_queue on disputes (coalesce(closed_at, 'infinity'), id);
create index disputes_by_date on disputes (opened_at, id);
