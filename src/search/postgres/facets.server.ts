import { sql, type RawBuilder } from 'kysely';
import type { DbOrTrx } from '#src/db/connect.server.ts';
import {
  groups,
  valuesShown,
  type Facets,
  type FacetValue,
  type Group,
  type Query,
} from '#src/search/port.ts';
import { all, chosen, isAvailable, isGraded, isVerified, open } from './conditions.server.ts';

const own = (column: string) => sql`${sql.ref(column)} as value, ${sql.ref(column)} as label`;
/** The values of an item in each group, in lower case and as it spells them. */
const values: Record<Group, RawBuilder<unknown>> = {
  kind: sql`select ${own('kind')}`,
  brand: sql`select lower(brand) as value, brand as label`,
  mount: sql`select lower(label) as value, label from unnest(mounts) as mount (label)`,
  condition: sql`select ${own('condition')}`,
  place: sql`select lower(location) as value, location as label`,
};

type Row = Omit<Facets, 'groups' | 'price'> & {
  values: (FacetValue & { group: Group })[];
  min: number | null;
  max: number | null;
};

const isIn = (group: Group) => sql<boolean>`${sql.ref(`in_${group}`)}`;

/** What each further filter would leave. */
export async function facets(db: DbOrTrx, query: Query): Promise<Facets> {
  const given = chosen(query);
  const others = (group?: Group) => [...given.keys()].filter((each) => each !== group).map(isIn);
  const on = {
    verified: sql<boolean>`is_verified`,
    graded: sql<boolean>`is_graded`,
    available: sql<boolean>`is_available`,
  };
  const names = ['verified', 'graded', 'available'] as const;
  const switched = names.filter((name) => query[name]).map((name) => on[name]);
  const switchCounts = sql.join(
    names.map((name) => {
      const besides = names.filter((each) => each !== name && query[each]).map((each) => on[each]);
      return sql`count(*) filter (where ${all([on[name], ...besides])}) as ${sql.ref(name)}`;
    }),
  );
  const counted = groups.map(
    (group) => sql`
      select ${group}::text as "group", value, label, count(*) as count
      from open cross join lateral (${values[group]}) given
      where ${all([...others(group), ...switched])} group by value, label`,
  );
  const choice = groups.map((group) => sql`${given.get(group) ?? sql`true`} as ${sql.ref(`in_${group}`)}`);
  const { rows } = await sql<Row>`
    with open as materialized (
      select kind, brand, condition, location, mounts, sale_cents, ${isGraded} as is_graded, ${isAvailable} as is_available,
        ${isVerified} as is_verified, ${sql.join(choice)}
      from listings where ${all(open(query))}
    ), ranked as (
      select "group", value, (array_agg(label order by count desc, label collate "C"))[1] as label, sum(count) as count,
        row_number() over (partition by "group" order by sum(count) desc, value collate "C") as rank
      from (${sql.join(counted, sql` union all `)}) spelled group by "group", value
    )
    select min(sale_cents) as min, max(sale_cents) as max,
      ${switchCounts},
      (select coalesce(json_agg(json_build_object('group', "group", 'value', value, 'label', label, 'count', count)
        order by rank), '[]') from ranked where rank <= ${valuesShown}) as values
    from open where ${all(others())}`.execute(db);
  const { values: ranked, min, max, verified, graded, available } = rows[0]!;
  const of = groups.map((wanted): [Group, FacetValue[]] => [
    wanted,
    ranked
      .filter(({ group }) => group === wanted)
      .map(({ value, label, count }) => ({ value, label, count })),
  ]);
  return {
    groups: Object.fromEntries(of) as Facets['groups'],
    verified,
    graded,
    available,
    price: min === null || max === null ? null : { min, max },
  };
}
