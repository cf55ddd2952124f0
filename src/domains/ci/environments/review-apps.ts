import { bindToTransaction, type RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { dayMs } from '#src/units.ts';
import { createDeployCheck } from '#src/domains/ci/protected-environments/deployers.ts';
import { environmentPolicy } from './policy.ts';
import type { EnvironmentRow } from './table.ts';

/** Younger environments are included only on request. */
const usualAgeMs = 30 * dayMs;
/** Time between the request and the deletion. */
const graceMs = 7 * dayMs;

interface ReviewAppFilters {
  readonly before?: string | undefined;
  readonly limit: number;
  readonly dry_run: boolean;
}

interface Scheduled {
  readonly scheduled: readonly EnvironmentRow[];
  /** Environments that the caller may not delete; if there are any, none is scheduled. */
  readonly refused: readonly EnvironmentRow[];
}

/** Schedules the deletion of unused review apps in a week, all of them or none. */
export async function scheduleReviewApps(
  context: RequestContext,
  project: ProjectAccess,
  { before, limit, dry_run: dryRun }: ReviewAppFilters,
): Promise<Scheduled> {
  const { clock } = context;
  const now = clock();
  const until = before ?? new Date(now.getTime() - usualAgeMs).toISOString();
  return context.db.transaction(async (db) => {
    const rows = await selectCandidates(db, project.id, until, limit);
    const deploys = await createDeployCheck(bindToTransaction(context, db), project);
    const isRefused = ({ name, state }: EnvironmentRow) =>
      !environmentPolicy.delete({ project, deployer: deploys(name), state });
    const refused = rows.filter(isRefused);
    const scheduled = rows.filter((row) => !isRefused(row));
    if (!dryRun && refused.length === 0 && rows.length > 0) {
      const ids = rows.map(({ id }) => id);
      const at = new Date(now.getTime() + graceMs).toISOString();
      await whereInList(db('environments'), 'id', ids).update({ auto_delete_at: at });
    }
    return { scheduled, refused };
  });
}

function selectCandidates(db: Database, projectId: number, until: string, limit: number) {
  return db<EnvironmentRow>('environments')
    .where({ project_id: projectId, state: 'stopped' })
    .where('name', '>=', 'review/')
    .where('name', '<', 'review0')
    .whereNull('auto_delete_at')
    .where('created_at', '<', until)
    .orderBy([{ column: 'created_at' }, { column: 'id' }])
    .limit(limit)
    .forUpdate();
}
