/** Returns the name of a place with its region: 'Portland, Oregon'. */
export const placeLabel = ({
  name,
  region,
  country,
}: {
  name: string;
  region: string | null;
  country: string;
}): string => (region === name ? name : `${name}, ${region ?? country}`);
