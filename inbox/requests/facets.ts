/** Counts a list by its filters, so that no filter is offered that would leave nothing. */
import { type RawBuilder, sql } from 'kysely';
import type { Staff } from '../../staff/roles.ts';
import type { FacetsFilter } from '../contract/questions.ts';
import type { Facet, Facets } from '../contract/requests.ts';
import type { InboxDatabase } from '../database.ts';
import type { Choices } from '../forms/choices.ts';
import { kindsOf, sourceName } from '../kinds/kinds.ts';
import { readSubject } from '../subject.ts';
import { companyKey } from './read-out.ts';
import { type ListOptions, narrowed } from './request-list.ts';

/** The most values of one facet, the most frequent: who looks for a rarer company types its name in the search. */
const MOST_VALUES = 100;

/** The column of each facet. */
const COLUMNS = {
  kind: 'kind',
  service: 'service',
  budget: 'budget',
  company: 'company_key',
  about: 'about_id',
} as const satisfies Record<Facet, string>;

const FACETS = ['kind', 'service', 'budget', 'company', 'about'] as const satisfies Facet[];

/** The value of each facet that is chosen, as its column has it. */
type Chosen = Readonly<Partial<Record<Facet, string>>>;

/**
 * Counts what each value would leave: a facet is counted as if it were not chosen itself, with all others as they are.
 * @param choices what the forms offer now, whose order values are listed in
 * @throws {Refusal} for a desk that is not theirs
 */
export async function countFacets(
  options: ListOptions,
  staff: Staff,
  { kind, service, budget, company, about, ...filter }: FacetsFilter,
  choices: Choices,
): Promise<Facets> {
  const chosen: Chosen = {
    ...(kind && { kind }),
    ...(service && { service }),
    ...(budget && { budget }),
    ...(company && { company: companyKey(company) }),
    ...(about && { about }),
  };
  const counted = await count(options, staff, { ...filter, order: 'newest' }, chosen);
  const of = (facet: Facet): Values =>
    counted.flatMap(({ facet: counting, ...facetValue }) =>
      counting === facet ? [facetValue] : [],
    );
  return {
    kind: inOrder(of('kind'), kindsOf([filter.area])).map((facetValue) => ({
      ...facetValue,
      label: sourceName(facetValue.value),
    })),
    service: inOrder(of('service'), choices.service),
    budget: inOrder(of('budget'), choices.budget),
    // A company's value is its name as a request spells it, because people read the desk's addresses.
    company: byName(
      of('company').map((facetValue) => ({ ...facetValue, value: facetValue.label })),
    ),
    about: byName(await titled(options.db, of('about'))),
  };
}

type Values = Facets[Facet];

type Counted = Values[number] & { facet: string };

/** Reads the list once, including its search, and counts the results by each of the five facets. */
async function count(
  options: ListOptions,
  staff: Staff,
  filter: Parameters<typeof narrowed>[2],
  chosen: Chosen,
): Promise<Counted[]> {
  const matches = (await narrowed(options, staff, filter))
    .clearOrderBy()
    .select(['kind', 'service', 'budget', 'company', 'company_key', 'about_id']);
  const counts = FACETS.map((facet) => {
    const column = sql.ref(COLUMNS[facet]);
    const others = FACETS.flatMap((other) => {
      const value = other === facet ? undefined : chosen[other];
      return value === undefined ? [] : [sql`${sql.ref(COLUMNS[other])} = ${value}`];
    });
    return sql`select * from (
      select ${sql.lit(facet)} as facet, ${column} as value, count(*) as count,
        ${facet === 'company' ? sql`max(company)` : column} as label from matches
      where ${sql.join([sql`${column} is not null`, ...others], sql` and `)}
      group by ${column} order by count(*) desc, ${column} limit ${sql.lit(MOST_VALUES)}) as counted`;
  });
  const query: RawBuilder<Counted> = sql`with matches as materialized ${matches}
    ${sql.join(counts, sql` union all `)}`;
  const { rows } = await query.execute(options.db);
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Puts values under the titles of their documents; they are few. */
async function titled(db: InboxDatabase, values: Values): Promise<Values> {
  if (values.length === 0) return [];
  const rows = await db
    .selectFrom('requests')
    .select(({ fn }) => ['about_id', fn.max('about').as('about')])
    .where(
      'about_id',
      'in',
      values.map(({ value }) => value),
    )
    .groupBy('about_id')
    .execute();
  const titles = new Map(rows.map((row) => [row.about_id, readSubject(row.about)?.title]));
  return values.map((facetValue) => ({
    ...facetValue,
    label: titles.get(facetValue.value) ?? facetValue.value,
  }));
}

/** Orders values as the forms offer them; a value they offered once comes last. */
function inOrder(values: Values, order: readonly string[]): Values {
  const place = ({ value }: Values[number]) => order.indexOf(value) >>> 0;
  return values.toSorted((one, other) => place(one) - place(other));
}

const french = new Intl.Collator('fr');

function byName(values: Values): Values {
  return values.toSorted((one, other) => french.compare(one.label, other.label));
}
