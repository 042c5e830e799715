-- A text that was sent to too many people is reported even where it was not a message: its sender, and the item that the last copy
-- was about. The text itself is in report_quotes under 0, until the report is closed.
alter table reports
  add column copied_by text references people (id),
  add column about_id text references listings (id),
  drop constraint reports_reason_check,
  drop constraint reports_outcome_check,
  drop constraint reports_subject,
  drop constraint reports_reporter,
  add constraint reports_reason_check check (
    case when review_id is not null then reason in ('untrue', 'harassment', 'personal data', 'spam', 'other')
      when conversation_id is not null then reason in ('scam', 'harassment', 'spam', 'other')
      when copied_by is not null then reason = 'spam'
      else reason in ('not as described', 'counterfeit', 'stolen', 'spam', 'other') end),
  add constraint reports_outcome_check check (
    case when review_id is not null then outcome in ('dismissed', 'removed')
      when num_nonnulls(conversation_id, copied_by) > 0 then outcome in ('dismissed', 'upheld')
      else outcome in ('dismissed', 'paused', 'removed') end),
  add constraint reports_subject check (
    num_nonnulls(listing_id, conversation_id, review_id, copied_by) = 1
      and (conversation_id is null) = (seq is null) and (copied_by is null) = (about_id is null)),
  add constraint reports_reporter check (
    case when copied_by is null then num_nonnulls(reporter_id, conversation_id) > 0 else reporter_id is null end);
-- One open report a sender.
create unique index reports_of_copies_open on reports (copied_by) where closed_at is null and copied_by is not null;
create index reports_of_copies on reports (copied_by, id) where copied_by is not null;
create index reports_about on reports (about_id, id) where about_id is not null;
