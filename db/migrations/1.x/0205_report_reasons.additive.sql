-- Two more reasons for reports of items and of messages.
alter table reports
  drop constraint reports_reason_check,
  add constraint reports_reason_check check (
    case when review_id is not null then reason in ('untrue', 'harassment', 'personal data', 'spam', 'other')
      when conversation_id is not null then
        reason in ('scam', 'advance-payment', 'sold-elsewhere', 'harassment', 'spam', 'other')
      when copied_by is not null then reason = 'spam'
      else reason in
        ('not as described', 'counterfeit', 'stolen', 'advance-payment', 'sold-elsewhere', 'spam', 'other') end);
