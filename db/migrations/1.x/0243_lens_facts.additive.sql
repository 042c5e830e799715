-- What is known of a lens that no model of the reference names: the words of its title that say how it works, such as
-- 'motor lever 1.5', and 'ai' if it was converted. Null for nearly all items. The app writes it with the mount that the title names.
alter table listings add column lens_facts text
  constraint listings_lens_facts check (lens_facts is null or kind = 'lens' and char_length(lens_facts) between 1 and 60);
alter table listing_parts add column lens_facts text
  check (lens_facts is null or kind = 'lens' and char_length(lens_facts) between 1 and 60);
