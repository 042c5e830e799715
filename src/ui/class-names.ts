type ClassName = string | false | null | undefined;

/** Joins the class names that are there; conflicts are not resolved, so pass layout classes only. */
export function classNames(...names: ClassName[]): string {
  return names.filter(Boolean).join(' ');
}

/** Marks the empty line that the server fills in cached pages while the database is down. */
export const outageClass = 'outage-line';
