import { sql, type RawBuilder } from 'kysely';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import {
  groups,
  mapGroups,
  valuesShown,
  type Facets,
  type FacetValue,
  type Group,
  type Query,
} from '#src/catalog/search/port.ts';
import {
  all,
  bestIs,
  chosen,
  chosenFits,
  fitting,
  isAvailable,
  isGraded,
  isVerified,
  open,
  rulesOf,
  unruled,
} from './conditions.server.ts';

const own = (column: string) => sql`${sql.ref(column)} as value, ${sql.ref(column)} as label`;
const values: Record<Group, RawBuilder<unknown>> = {
  kind: sql`select ${own('kind')}`,
  brand: sql`select lower(label) as value, label from unnest(with_parts(array[brand], part_brands)) as named (label)`,
  mount: sql`select lower(label) as value, label from unnest(with_parts(mounts, part_mounts)) as mount (label)`,
  condition: sql`select ${own('condition')}`,
  place: sql`select lower(location) as value, location as label`,
};

type Row = Pick<Facets, 'verified' | 'graded' | 'available'> &
  Record<Verdict, number> & {
    values: (FacetValue & { group: Group })[];
    min: number | null;
    max: number | null;
  };

const counted = ['native', 'adapter', 'limited', 'unknown'] as const;
type Verdict = (typeof counted)[number];

function verdictsOf(query: Query): Record<'fits' | Verdict, RawBuilder<boolean>> {
  const { fits } = query;
  const no = sql<boolean>`false`;
  if (!fits) return { fits: sql<boolean>`true`, native: no, adapter: no, limited: no, unknown: no };
  const { native, adapter, limited, no: never } = rulesOf(fits);
  const known = [...native, ...adapter, ...limited];
  return {
    fits: all(chosenFits(query)),
    native: fitting(fits, native),
    adapter: bestIs(fits, adapter, native),
    limited: bestIs(fits, limited, [...native, ...adapter]),
    unknown: sql<boolean>`(${unruled(fits, [...known, ...never])} and not ${fitting(fits, known)})`,
  };
}

const isIn = (group: Group) => sql<boolean>`${sql.ref(`in_${group}`)}`;

export async function facets(db: DbOrTrx, query: Query): Promise<Facets> {
  const given = chosen(query);
  const chose = (group?: Group) => [...given.keys()].filter((each) => each !== group).map(isIn);
  const others = (group?: Group) => [...chose(group), sql<boolean>`fits`];
  const verdicts = verdictsOf(query);
  const on = {
    verified: sql<boolean>`is_verified`,
    graded: sql<boolean>`is_graded`,
    available: sql<boolean>`is_available`,
  };
  const names = ['verified', 'graded', 'available'] as const;
  const switched = names.filter((name) => query[name]).map((name) => on[name]);
  const switchCounts = sql.join(
    names.map((name) => {
      const otherGroups = names.filter((each) => each !== name && query[each]).map((each) => on[each]);
      return sql`count(*) filter (where ${all([on[name], ...otherGroups])}) as ${sql.ref(name)}`;
    }),
  );
  const valueCounts = groups.map(
    (group) => sql`
      select ${group}::text as "group", value, label, count(*) as count
      from open cross join lateral (${values[group]}) given
      where ${all([...others(group), ...switched])} group by value, label`,
  );
  const choice = groups.map((group) => sql`${given.get(group) ?? sql`true`} as ${sql.ref(`in_${group}`)}`);
  const result = sql<Row>`(
    with open as materialized (
      select kind, brand, condition, location, mounts, part_brands, part_mounts, sale_cents, ${isGraded} as is_graded, ${isAvailable} as is_available,
        ${isVerified} as is_verified, ${verdicts.fits} as fits,
        ${sql.join(counted.map((verdict) => sql`${verdicts[verdict]} as ${sql.ref(verdict)}`))}, ${sql.join(choice)}
      from listings where ${all(open(query))}
    ), ranked as (
      select "group", value, (array_agg(label order by count desc, label collate "C"))[1] as label, sum(count) as count,
        row_number() over (partition by "group" order by sum(count) desc, value collate "C") as rank
      from (${sql.join(valueCounts, sql` union all `)}) spelled group by "group", value
    )
    select min(sale_cents) as min, max(sale_cents) as max,
      ${switchCounts},
      (select coalesce(json_agg(json_build_object('group', "group", 'value', value, 'label', label, 'count', count)
        order by rank), '[]') from ranked where rank <= ${valuesShown}) as values,
      ${sql.join(
        counted.map(
          (verdict) =>
            sql`(select count(*) from open where ${all([...chose(), ...switched, sql<boolean>`${sql.ref(verdict)}`])}) as ${sql.ref(verdict)}`,
        ),
      )}
    from open where ${all(others())})`.as<'result'>('result');
  const row = await db.selectFrom(result).selectAll().executeTakeFirstOrThrow();
  const { values: ranked, min, max, verified, graded, available, native, adapter, limited, unknown } = row;
  return {
    groups: mapGroups((wanted) =>
      ranked
        .filter(({ group }) => group === wanted)
        .map(({ value, label, count }) => ({ value, label, count })),
    ),
    verified,
    graded,
    available,
    price: min === null || max === null ? null : { min, max },
    fits: query.fits ? { native, adapter, limited, unknown } : null,
  };
}
