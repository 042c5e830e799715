-- Copies of texts by erased users that open reports quote. Admins need them to decide; they are deleted when the report is closed.
create table report_quotes (
  report_id text not null references reports (id) on delete cascade,
  -- The number of the message; 0 for the text of a review.
  seq integer not null check (seq >= 0),
  body text not null,
  warnings text[] not null default '{}',
  primary key (report_id, seq)
);
create table report_quote_photos (
  report_id text not null,
  seq integer not null,
  position smallint not null,
  hash text not null references photos (hash),
  primary key (report_id, seq, position),
  foreign key (report_id, seq) references report_quotes (report_id, seq) on delete cascade
);
create index report_quote_photos_of_hash on report_quote_photos (hash);

create function forget_quotes() returns trigger language plpgsql as $$
begin
  delete from report_quotes where report_id = new.id;
  return null;
end $$;
create trigger reports_forget_quotes after update of closed_at on reports
  for each row when (new.closed_at is not null) execute function forget_quotes();
