-- Searches by mount are planned again when the names of mounts change. An empty version differs from each version.
update search_definitions set planned_by = '' where mounts is not null and planned_by is null;
