import type { Database } from '#src/database/database.ts';
import { filter, type Filter, type Query } from '#src/lists/filter.ts';
import { canReadEverything } from '#src/policy/auditing.ts';
import { writeFeatureCondition } from '#src/policy/features.ts';
import type { MergeRequestListQuery, MergeRequestParameters } from './parameters.ts';

const names = ['environment', 'deployed_after', 'deployed_before'] as const;
type Name = (typeof names)[number];
type Given = { readonly [Each in Name]?: string };

/**
 * Matches merge requests with one deployment that satisfies all three parameters, environment and times: the first
 * given parameter evaluates all. Without access to deployments nothing matches.
 */
export const filterDeployed = (name: Name): Filter<string, Required<MergeRequestParameters>> =>
  filter({
    shapeOf(_, { query, actor }) {
      const given = names.filter((each) => query[each] !== undefined);
      if (given[0] !== name) return null;
      return { given, everything: canReadEverything(actor) };
    },
    boundOf: (_, listQuery) => ({
      ...readValues(listQuery),
      reader: listQuery.actor?.user.id ?? 0,
    }),
    narrow(query, slots, { given, everything }, { db }) {
      const values = Object.fromEntries(given.map((each) => [each, slots[each]]));
      const rows = selectDeployments(db, values)
        .select(db.raw('1'))
        .whereRaw('linked.merge_request_id = merge_requests.id');
      const reader = everything ? null : slots.reader;
      query.whereExists(rows).whereExists(selectReadableTarget(db, reader));
    },
    candidates(db, _, listQuery) {
      const values = readValues(listQuery);
      const query = selectDeployments(db, values).distinct('linked.merge_request_id as id');
      return [{ key: JSON.stringify(values), query }];
    },
  });

/** The target of the merge request at hand, where this user reads its deployments; null reads all that are switched on. */
function selectReadableTarget(db: Database, reader: number | null): Query {
  const targets = db('projects')
    .select(db.raw('1'))
    .whereRaw('projects.id = merge_requests.target_project_id');
  if (reader === null) return targets.whereRaw("projects.operations_access_level <> 'disabled'");
  return targets
    .leftJoin('project_authorizations as held', (on) => {
      on.on('held.project_id', 'projects.id').andOnVal('held.user_id', reader);
    })
    .whereRaw(writeFeatureCondition('operations', 'coalesce(held.access_level, 0)'));
}

function readValues({ query }: MergeRequestListQuery): Given {
  const given = names.flatMap((each) => {
    const value = query[each];
    return value === undefined ? [] : [[each, value] as const];
  });
  return Object.fromEntries(given);
}

function selectDeployments(db: Database, values: Given): Query {
  const rows: Query = db('deployment_merge_requests as linked');
  const { environment, deployed_after: after, deployed_before: before } = values;
  if (environment !== undefined) {
    rows
      .join('environments', 'environments.id', 'linked.environment_id')
      .where('environments.name', environment);
  }
  if (after !== undefined) rows.where('linked.deployed_at', '>=', after);
  if (before !== undefined) rows.where('linked.deployed_at', '<=', before);
  return rows;
}
