import { audit, type Doing, toAuditedProject } from '#src/domain-events/audited.ts';
import { toAuditedRunner } from './audited-runner.ts';
import type { Database } from '#src/database/database.ts';
import { isUniqueViolation } from '#src/database/dialect.ts';
import { BadRequest, Forbidden, NotFound, RowNotFound } from '#src/errors.ts';
import type { Plan } from '#src/plan.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import type { Actor } from '#src/records/actor.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { countProjects, findRunner, findLevelAtRunner } from './finder.ts';
import { refuseMoreRunners } from './registered-limits.ts';
import { linkProject, lockRunner, type RunnerRow } from './table.ts';

const createTakenError = () => new BadRequest({ runner_id: ['has already been taken'] });

/**
 * Assigns a runner to a project. An instance runner then serves that project alone.
 * @throws Forbidden when it serves a group, is locked, or the actor does not look after it
 */
export async function enableRunner(
  db: Database,
  actor: Actor,
  { runnerId, projectId }: { readonly runnerId: number; readonly projectId: number },
  { now, plan }: { readonly now: string; readonly plan: Plan },
): Promise<RunnerRow> {
  const found = await findRunner(db, runnerId);
  const cares = (await findLevelAtRunner(db, actor, found)) >= AccessLevel.Maintainer;
  try {
    return await db.transaction(async (db) => {
      const runner = await lockRunner(db, runnerId);
      if (runner === undefined) throw new RowNotFound();
      refuseEnabling(actor, runner, cares);
      await refuseMoreRunners(db, plan, { projectId }, now);
      if (runner.runner_type === 'instance_type') {
        await db('runners')
          .where({ id: runner.id })
          .update({ runner_type: 'project_type', updated_at: now });
      }
      await linkProject(db, runner.id, projectId, now);
      const place = toAuditedProject({ id: projectId });
      await audit(db, place, { add: 'runner' }, { actor, now }, toAuditedRunner(runner));
      return { ...runner, runner_type: 'project_type' };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw createTakenError();
    throw error;
  }
}

function refuseEnabling(actor: Actor, runner: RunnerRow, cares: boolean): void {
  if (runner.runner_type === 'group_type') throw new Forbidden('Runner is a group runner');
  if (actor.admin) return;
  if (runner.locked) throw new Forbidden('Runner is locked');
  if (!cares) throw new Forbidden('No access granted');
}

/**
 * Takes a project from a runner that serves others too.
 * @throws NotFound when the runner does not serve the project
 */
export async function disableRunner(
  db: Database,
  { runnerId, projectId }: { readonly runnerId: number; readonly projectId: number },
  unmodifiedSince: string | undefined,
  doing: Doing,
): Promise<void> {
  const link = { runner_id: runnerId, project_id: projectId };
  await db.transaction(async (db) => {
    // Two who each take one of the last two projects wait for one another here.
    const runner = await lockRunner(db, runnerId);
    const linked = await db<{ created_at: string }>('runner_projects').where(link).first();
    if (runner === undefined || linked === undefined) throw new NotFound('Runner');
    checkUnmodifiedSince(unmodifiedSince, linked.created_at);
    if ((await countProjects(db, runnerId)) === 1) {
      throw new Forbidden(
        'Only one project associated with the runner. Please remove the runner instead',
      );
    }
    await db('runner_projects').where(link).delete();
    const place = toAuditedProject({ id: projectId });
    await audit(db, place, { remove: 'runner' }, doing, toAuditedRunner(runner));
  });
}
