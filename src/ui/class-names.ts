type ClassName = string | false | null | undefined;

/** Joins all class names that are not empty. Conflicts are not resolved, so pass only layout classes. */
export function classNames(...names: ClassName[]): string {
  return names.filter(Boolean).join(' ');
}

/** Marks the empty line in cached pages that the server fills while the database is down. */
export const outageClass = 'outage-line';
