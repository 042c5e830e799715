-- A shop without demo people has its three categories, too.
insert into categories (id, cat, name, img, position) values
  ('01900000-0000-7000-8000-000000000001', 'cameras', 'Cameras', '/demo/category-cameras.svg', 0),
  ('01900000-0000-7000-8000-000000000002', 'lens', 'Lens', '/demo/category-lens.svg', 1),
  ('01900000-0000-7000-8000-000000000003', 'accessories', 'Accessories', '/demo/category-accessories.svg', 2)
on conflict (cat) do nothing;

-- What was listed last, whatever its kind, for the home page.
create index listings_latest on listings (listed_at desc, id desc)
  where deleted_at is null and state = 'available';
