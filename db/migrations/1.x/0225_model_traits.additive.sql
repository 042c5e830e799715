-- What is known of a model, and null if it is not known: see reference/README.md.
alter table gear_models
  add column film boolean,
  add column build text check (
    build in ('slr', 'mirrorless', 'rangefinder', 'viewfinder', 'compact', 'bridge', 'tlr', 'instant', 'view')),
  add column format text check (
    format in ('small', 'one-inch', 'four-thirds', 'aps-c', 'aps-h', 'half-frame', 'full-frame', 'panorama',
      'medium-format', 'large-format', 'instant')),
  -- The year in which it was introduced.
  add column year smallint check (year between 1839 and 2100),
  -- Focal lengths in mm.
  add column focal_from numeric(6, 1) check (focal_from > 0),
  add column focal_to numeric(6, 1) check (focal_to >= focal_from),
  -- The f-number when fully open.
  add column aperture numeric(4, 2) check (aperture > 0),
  add column autofocus boolean,
  add column macro boolean,
  add column pancake boolean,
  add constraint gear_models_focal check ((focal_from is null) = (focal_to is null)),
  add constraint gear_models_traits check (
    case kind when 'lens' then num_nonnulls(film, build, format, year) = 0
      else num_nonnulls(focal_from, aperture, autofocus, macro, pancake) = 0 end);
