-- What users have to do is counted each time that an open tab is updated, so each part of the count needs its own index.
create index orders_unfinished_of_buyer on orders (buyer_id) where due_at is not null;
create index orders_unfinished_of_seller on orders (seller_id) where due_at is not null;
create index orders_reviewable_of_buyer on orders (buyer_id, review_until) where review_until is not null;
create index orders_reviewable_of_seller on orders (seller_id, review_until) where review_until is not null;
create index offers_open_of_buyer on offers (buyer_id) where state = 'open';
create index offers_open_of_seller on offers (seller_id) where state = 'open';

-- An edited item makes its buyer confirm an open offer; afterwards it is the seller's turn again.
create trigger offers_tell_confirmed after update of version, asked_at on offers for each row
  when ((old.version, old.asked_at) is distinct from (new.version, new.asked_at)) execute function tell_offer();

create function tell_review() returns trigger language plpgsql as $$
begin
  perform log_change(array(
    select format('live:%s:todo', side) from unnest(array[new.author_id, new.subject_id]) side));
  return null;
end $$;
create trigger reviews_tell after insert on reviews for each row execute function tell_review();

-- Reports and disputes wait for any admin.
create function tell_admins() returns trigger language plpgsql as $$
begin
  perform log_change(array(
    select format('live:%s:todo', id) from people where role = 'admin' and deleted_at is null order by id limit 400));
  return null;
end $$;
create trigger reports_tell_admins after insert or update of closed_at on reports
  for each statement execute function tell_admins();
create trigger disputes_tell_admins after insert or update of escalated_at, closed_at on disputes
  for each statement execute function tell_admins();
