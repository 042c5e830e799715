-- Lists of people and orders that are sorted by a name or a title are in the order of a dictionary, not of code points.
create index people_alphabetical on people (lower(name) collate "und-x-icu", id) where deleted_at is null;
create index orders_by_title_alphabetical on orders (lower(title) collate "und-x-icu", id) where deleted_at is null;
create index orders_by_customer_alphabetical on orders (lower(customer) collate "und-x-icu", id) where deleted_at is null;
-- Last, because nobody can read the tables from here to the end of the migration.
drop index people_by_name, orders_by_title, orders_by_customer;
alter index people_alphabetical rename to people_by_name;
alter index orders_by_title_alphabetical rename to orders_by_title;
alter index orders_by_customer_alphabetical rename to orders_by_customer;
