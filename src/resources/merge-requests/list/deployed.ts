import type { Database } from '../../../database/database.ts';
import type { Filter, Query, Values } from '../../../lists/filter.ts';
import type { AskedMergeRequests, MergeRequestParameters } from './parameters.ts';

const names = ['environment', 'deployed_after', 'deployed_before'] as const;
type Name = (typeof names)[number];

/**
 * Merge requests of which one deployment, to this environment, was in this time: the three parameters are about the
 * same one, so the first of them that is given stands for all.
 */
export const deployed = (name: Name): Filter<string, Required<MergeRequestParameters>> => ({
  shapeOf(_, { query }) {
    const given = names.filter((each) => query[each] !== undefined);
    return given[0] === name ? given : null;
  },
  boundOf: (_, asked) => valuesOf(asked),
  narrow(query, slots, shape, { db }) {
    const given = shape as readonly Name[];
    const values = Object.fromEntries(given.map((each) => [each, slots[each] as string]));
    const rows = deployments(db, values)
      .select(db.raw('1'))
      .whereRaw('linked.merge_request_id = merge_requests.id');
    query.whereExists(rows);
  },
  candidates(db, _, asked) {
    const values = valuesOf(asked);
    const query = deployments(db, values).distinct('linked.merge_request_id as id');
    return [{ key: JSON.stringify(values), query }];
  },
});

function valuesOf({ query }: AskedMergeRequests): Values {
  const given = names.flatMap((each) => {
    const value = query[each];
    return value === undefined ? [] : [[each, value] as const];
  });
  return Object.fromEntries(given);
}

function deployments(db: Database, values: Values): Query {
  const rows: Query = db('deployment_merge_requests as linked');
  const { environment, deployed_after: after, deployed_before: before } = values;
  if (environment !== undefined) {
    rows
      .join('environments', 'environments.id', 'linked.environment_id')
      .where('environments.name', environment as string);
  }
  if (after !== undefined) rows.where('linked.deployed_at', '>=', after as string);
  if (before !== undefined) rows.where('linked.deployed_at', '<=', before as string);
  return rows;
}
