-- A report of a fact on the page of a model: which fact, and the page or the words that prove another one.
alter table reports
  add column model_id text check (char_length(model_id) between 1 and 120),
  add column fact text check (char_length(fact) between 1 and 120),
  add column source text check (char_length(source) between 1 and 500),
  add constraint reports_fact check (num_nulls(model_id, fact, source) in (0, 3)),
  drop constraint reports_outcome_check,
  add constraint reports_outcome_check check (case
      when review_id is not null then outcome in ('dismissed', 'removed')
      when num_nonnulls(conversation_id, copied_by, model_id) > 0 then outcome in ('dismissed', 'upheld')
      else outcome in ('dismissed', 'paused', 'removed')
    end),
  drop constraint reports_subject,
  add constraint reports_subject
    check (num_nonnulls(listing_id, conversation_id, review_id, copied_by, model_id) = 1
    and (conversation_id is null) = (seq is null) and (copied_by is null) = (about_id is null)),
  drop constraint reports_reason_check,
  add constraint reports_reason_check check (case
      when model_id is not null then reason in ('untrue', 'other')
      when review_id is not null then reason in ('untrue', 'harassment', 'personal data', 'spam', 'other')
      when conversation_id is not null then reason in ('scam', 'advance-payment', 'sold-elsewhere', 'harassment',
        'spam', 'other')
      when copied_by is not null then reason = 'spam'
      else reason in ('not as described', 'counterfeit', 'stolen', 'advance-payment', 'sold-elsewhere', 'spam',
        'other')
    end);
-- Finds the reports of one fact, closed ones, too.
create index reports_of_fact on reports (model_id, fact, id) where model_id is not null;
-- A user can have one open report of a fact.
create unique index reports_of_fact_open on reports (model_id, fact, reporter_id)
  where closed_at is null and model_id is not null;
