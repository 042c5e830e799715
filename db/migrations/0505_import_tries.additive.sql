-- How often a row of an import has failed for a reason that may pass.
alter table import_rows add column tries integer not null default 0;
