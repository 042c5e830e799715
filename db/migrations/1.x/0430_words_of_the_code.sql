-- Renames tables, columns, constraints, indexes, functions and triggers, so that the database uses the same terms as the
-- code: users (not people), issues of the newsletter (not letters), notified (not told), items of a seller (not a shelf).
-- No row of the shop is written. The names come from the catalogs, because PostgreSQL 18 also has names for the constraints
-- of columns that are not null. Objects of extensions and of other owners keep their names.
-- cost: listings 0.001 ms 0 bytes
-- cost: orders 0.001 ms 0 bytes
do $do$
declare
  -- Regular expressions and what replaces them, in names and in the bodies of functions.
  words constant text[][] := array[
    ['person_id', 'user_id'], ['person_notes', 'user_notes'], ['of_person', 'of_user'], ['person:', 'user:'],
    ['people', 'users'],
    ['letter_recipients', 'issue_recipients'], ['letter_id', 'issue_id'], ['(?<!unspaced_)letters', 'issues'],
    ['keep_letter', 'keep_issue'],
    ['is_told', 'is_notified'], ['offers_untold', 'offers_to_notify'], ['saved_searches_told', 'saved_searches_to_notify'],
    ['told_(runs|at|cents)', 'notified_\1'], ['\mtold\M', 'cache_tags'],
    ['\msaid\M', 'written'],
    ['log_shelves', 'log_items_of_sellers'], ['shelf:', 'items-of:'],
    ['listings_shelved', 'listings_listed'], ['listings_unshelved', 'listings_unlisted'],
    ['search_marks', 'tokens_of_kind']
  ];
  -- Comments and messages of errors in the bodies of functions.
  sentences constant text[][] := array[
    ['-- Another meeting, proposed or agreed on, is told as a stage is: the page has it all anew.',
      '-- A proposed or agreed meeting is announced like a stage, because the page shows both.'],
    ['-- One whose id was changed by hand is two.', '-- An item whose id was changed counts as two items.'],
    ['offer % has led to no order', 'offer % was accepted without an order'],
    ['listing % is called better than it was found', 'the condition of listing % is better than its inspection allows'],
    ['message % of % shows % photographs, which is not what it says',
      'message % of conversation % has % photos, which is not its photo_count'],
    ['listing % takes no offers', 'listing % does not accept offers'],
    ['an offer begins open', 'a new offer must be open'],
    ['only an offer below the minimum is declined at once', 'only an offer below the minimum is declined automatically'],
    ['offer % is of another chain', 'offer % has another item or buyer than its chain'],
    ['it is not the turn of offer %', 'offer % is out of turn'],
    ['the % of offer % has no turn left', 'the % of offer % has already made three offers'],
    ['offer % is no nearer to the other side', 'offer % does not come closer to the other side'],
    ['order % comes from no offer', 'order % has no accepted offer'],
    ['order % has no time for reviews', 'order % cannot be reviewed now'],
    ['a review of order % begins unseen, by one of its sides',
      'a new review of order % must be unpublished and written by its buyer or seller'],
    ['listing % is the own of who watches it', 'listing % cannot be watched by its seller'],
    ['the last admin stays', 'the last admin cannot leave'],
    ['order % keeps its phone number and its location', 'the phone number and location of order % cannot be deleted'],
    ['evidence % stays as it was read', 'evidence % cannot be changed'],
    ['inspection % stays as it was made', 'inspection % cannot be changed'],
    ['a letter that was sent stays as it was', 'an issue that was sent cannot be changed'],
    ['message % of % stays as it was sent', 'message % of conversation % cannot be changed'],
    ['offer % stays as it was made', 'offer % cannot be changed'],
    ['what became of a mail stays', 'the final state of a recipient cannot be changed'],
    ['the review % of order % stays as it is', 'the review by the % of order % cannot be changed'],
    ['what was verified is not changed', 'a verification cannot be changed'],
    ['the audit log is not changed', 'the audit log cannot be changed'],
    ['an item is withdrawn or sold in a read committed transaction only',
      'an item can be withdrawn or sold only in a read committed transaction'],
    ['the history of an order stays as it is', 'the history of an order cannot be changed'],
    ['listing % is not on show', 'listing % is not active'],
    ['conversation % is between others', 'conversation % is between other users'],
    ['photograph % of message % of % is not its sender''''s, or one too many',
      'photo % of message % of conversation % was not uploaded by its sender, or is one too many']
  ];
  own_relations constant oid[] := array(select oid from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and pg_has_role(relowner, 'usage')
      and not exists (select from pg_depend
        where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e'));
  own_functions constant oid[] := array(select pg_proc.oid from pg_proc join pg_language on pg_language.oid = prolang
    where pronamespace = 'public'::regnamespace and lanname in ('sql', 'plpgsql') and pg_has_role(proowner, 'usage')
      and not exists (select from pg_depend
        where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e'));
  -- Return the statement that renames something, and its name.
  names constant text[] := array[
    $$select format('alter %s %I rename to', case relkind when 'v' then 'view' when 'i' then 'index' else 'table' end,
        relname) as statement, relname::text as name
      from pg_class where (oid = any($1) or oid in (select indexrelid from pg_index where indrelid = any($1)))
        and not exists (select from pg_constraint where conindid = pg_class.oid and contype <> 'f')$$,
    $$select format('alter table %s rename %I to', attrelid::regclass, attname) as statement, attname::text as name
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where attrelid = any($1) and relkind = 'r' and attnum > 0 and not attisdropped$$,
    $$select format('alter table %s rename constraint %I to', conrelid::regclass, conname) as statement,
        conname::text as name
      from pg_constraint where conrelid = any($1) and contype <> 't'$$,
    $$select format('alter function %s rename to', oid::regprocedure) as statement, proname::text as name
      from pg_proc where oid = any($2)$$
  ];
  query text;
  item record;
  renamed text;
begin
  -- `create or replace` cannot rename a parameter, so the function is dropped here and created again below.
  drop function log_change(text[]);

  foreach query in array names loop
    for item in execute query using own_relations, own_functions loop
      renamed := item.name;
      for i in 1..array_length(words, 1) loop
        renamed := regexp_replace(renamed, words[i][1], words[i][2], 'g');
      end loop;
      if renamed <> item.name then
        execute item.statement || ' ' || quote_ident(renamed);
      end if;
    end loop;
  end loop;

  for item in
    select pg_get_functiondef(pg_proc.oid) as definition, null as removal
    from pg_proc join pg_language on pg_language.oid = prolang
    where pg_proc.oid = any(own_functions) and lanname = 'plpgsql' and proname <> 'search_tokens'
    union all
    select pg_get_triggerdef(pg_trigger.oid), format('drop trigger %I on %s', tgname, tgrelid::regclass)
    from pg_trigger where tgrelid = any(own_relations) and not tgisinternal
  loop
    renamed := item.definition;
    for i in 1..array_length(sentences, 1) loop
      renamed := replace(renamed, sentences[i][1], sentences[i][2]);
    end loop;
    for i in 1..array_length(words, 1) loop
      renamed := regexp_replace(renamed, words[i][1], words[i][2], 'g');
    end loop;
    if renamed <> item.definition then
      execute concat_ws('; ', item.removal, renamed);
    end if;
  end loop;

  -- The constraints of a new table have numbers without gaps.
  for item in
    select conrelid::regclass as of_table, conname, concat(relname, '_check', nullif(row_number() over own - 1, 0)) as name
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where conrelid = any(own_relations) and conname ~ concat('^', relname, '_check[0-9]*$')
    window own as (partition by conrelid order by length(conname), conname)
    order by conrelid, length(conname), conname
  loop
    if item.conname <> item.name then
      execute format('alter table %s rename constraint %I to %I', item.of_table, item.conname, item.name);
    end if;
  end loop;
end $do$;

alter table listings
  validate constraint listings_returning_is_paused,
  validate constraint listings_parts_found;
alter table orders
  validate constraint orders_refund_cents,
  validate constraint orders_return_has_date,
  validate constraint orders_return_at_end;

create function log_change(cache_tags text[]) returns void language plpgsql as $$
begin
  if cardinality(cache_tags) > 0 then
    insert into changes (tags) values (case when cardinality(cache_tags) > 400 then '{everything}' else cache_tags end);
  end if;
end $$;

-- Processes of version 1 that still run stop serving cached pages.
select log_change('{everything,withdrawn:everything}');
