-- Reviews are reported as items and messages are.
alter table reports
  add column review_id text references reviews (id),
  drop constraint reports_reason_check,
  drop constraint reports_outcome_check,
  drop constraint reports_subject,
  add constraint reports_reason_check check (
    case when review_id is not null then reason in ('untrue', 'harassment', 'personal data', 'spam', 'other')
      when conversation_id is not null then reason in ('scam', 'harassment', 'spam', 'other')
      else reason in ('not as described', 'counterfeit', 'stolen', 'spam', 'other') end),
  add constraint reports_outcome_check check (
    case when review_id is not null then outcome in ('dismissed', 'removed')
      when conversation_id is not null then outcome in ('dismissed', 'upheld')
      else outcome in ('dismissed', 'paused', 'removed') end),
  add constraint reports_subject check (
    num_nonnulls(listing_id, conversation_id, review_id) = 1 and (conversation_id is null) = (seq is null));
-- One report a person and review, for good: its words stay, and what was decided of them stays decided.
create unique index reports_of_review_once on reports (review_id, reporter_id) where review_id is not null;
