-- Up to six photos with the claim (`note`) and with the answer.
create table dispute_photos (
  dispute_id text not null references disputes (id),
  statement text not null check (statement in ('note', 'answer')),
  position smallint not null check (position between 0 and 5),
  hash text not null references photos (hash),
  primary key (dispute_id, statement, position),
  unique (dispute_id, statement, hash)
);
create index dispute_photos_of_hash on dispute_photos (hash);

-- Each side shows only its own uploads, and none after the end of the dispute.
create function show_dispute_photo() returns trigger language plpgsql as $$
begin
  if not exists (
    select from disputes
    join orders on orders.id = order_id
    join photo_uploads on photo_uploads.hash = new.hash and person_id =
      case when (opened_by = 'buyer') = (new.statement = 'note') then buyer_id else seller_id end
    where disputes.id = new.dispute_id and closed_at is null
      and (new.statement = 'note' or answered_at is not null)) then
    raise exception 'photo % of the % of dispute % was not uploaded by its author, or the dispute is closed',
      new.position, new.statement, new.dispute_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger dispute_photos_show before insert or update on dispute_photos
  for each row execute function show_dispute_photo();
