import type { Database } from '#src/database/database.ts';
import {
  type AuditedEntity,
  type AuditedTarget,
  toAuditedGroup,
  toAuditedProject,
  toAuditedUser,
} from '#src/domain-events/audited.ts';
import type { RunnerRow } from './table.ts';

/** A runner as the target of an audit event. */
export const toAuditedRunner = ({
  id,
  description,
}: Pick<RunnerRow, 'id' | 'description'>): AuditedTarget => ({
  type: 'Runner',
  id,
  details: description ?? '',
});

/** The group or the first project of a runner; none for a runner of the instance. */
export async function findAuditedPlace(
  db: Database,
  { id, group_id }: Pick<RunnerRow, 'id' | 'group_id'>,
): Promise<AuditedEntity> {
  if (group_id !== null) return toAuditedGroup({ id: group_id });
  const linked = await db('runner_projects')
    .where({ runner_id: id })
    .orderBy('project_id')
    .first<{ project_id: number } | undefined>('project_id');
  return linked === undefined
    ? toAuditedUser({ id: -1 })
    : toAuditedProject({ id: linked.project_id });
}
