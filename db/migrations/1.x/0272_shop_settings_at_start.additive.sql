-- A start stores the currency of the environment, and it is nobody.
alter table shop_settings alter changed_by drop not null;
