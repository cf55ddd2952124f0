import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { countUpTo } from '#src/database/dialect.ts';
import { BadRequest } from '#src/errors.ts';
import type { Plan } from '#src/plan.ts';
import { dayMs } from '#src/units.ts';
import { findPlanLimits } from '#src/domains/platform/application/plan-limits.ts';

/** Milliseconds without contact after which a runner no longer counts. */
const countedForMs = 90 * dayMs;

type LimitedOwner = { readonly projectId: number } | { readonly groupId: number };

/**
 * Refuses one more runner of a project or a group that has as many as the plan allows.
 * @throws BadRequest
 */
export async function refuseMoreRunners(
  db: Database,
  plan: Plan,
  place: LimitedOwner,
  now: string,
): Promise<void> {
  const limits = await findPlanLimits(db, plan);
  const ofProject = 'projectId' in place;
  const most = ofProject
    ? limits.ci_registered_project_runners
    : limits.ci_registered_group_runners;
  if (most === 0) return;
  const since = new Date(Date.parse(now) - countedForMs).toISOString();
  const own: Knex.QueryBuilder = ofProject
    ? db('runner_projects')
        .join('runners', 'runners.id', 'runner_projects.runner_id')
        .where('runner_projects.project_id', place.projectId)
    : db('runners').where('runners.group_id', place.groupId);
  const recent = own
    .where((either) => {
      either.where('runners.created_at', '>', since).orWhere('runners.contacted_at', '>', since);
    })
    .select('runners.id');
  if ((await countUpTo(db, recent, most)) < most) return;
  const [field, kind] = ofProject ? ['runner_projects', 'project'] : ['runner_namespaces', 'group'];
  const text = `Maximum number of ci registered ${kind} runners (${most}) exceeded`;
  throw new BadRequest({ [`${field}.base`]: [text] });
}
