import type { Database } from '#src/database/database.ts';
import { toDay } from '#src/text/day.ts';
import { audit, toAuditedProject, type Doing } from '#src/domain-events/audited.ts';
import { isPaid, type Plan } from '#src/plan.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';

/** Tells whether a deleted project is first marked, and removed some days later. */
export async function isDeletionDelayed(db: Database, plan: Plan): Promise<boolean> {
  if (!isPaid(plan)) return false;
  const settings = await loadCurrentSettings(db);
  return settings.delayed_project_deletion && settings.deletion_adjourned_period > 0;
}

/** Notes the day; a project that is marked already keeps its day. */
export async function markProjectForDeletion(
  db: Database,
  { id }: Pick<ProjectRow, 'id'>,
  doing: Doing,
): Promise<void> {
  const { now } = doing;
  await db.transaction(async (db) => {
    const marked = await db('projects')
      .where({ id })
      .whereNull('marked_for_deletion_on')
      .update({ marked_for_deletion_on: toDay(now), updated_at: now });
    if (marked > 0) await audit(db, toAuditedProject({ id }), { add: 'deletion mark' }, doing);
  });
}
