import type { Database } from '../../database/database.ts';
import { publish } from '../../domain-events/publish.ts';
import type { RequestContext } from '../../context.ts';
import { BadRequest } from '../../errors.ts';
import { groupContainer, projectContainer } from '../../records/container.ts';
import type { ProjectRow } from '../../records/project.ts';
import { authorizePromotion } from '../groups/promotion.ts';
import { lockTop } from '../namespaces/table.ts';
import { projectsInTree } from '../namespaces/tree.ts';
import { nextMilestone } from './change.ts';
import { milestoneDatesChanged } from './events.ts';
import { findMilestone, isTitleTaken, type MilestoneRow } from './table.ts';

/**
 * Makes a milestone of a project one of its group; those of other projects below the group with the same title become
 * one with it.
 * @throws RowNotFound
 * @throws Forbidden, when the right to it was lost meanwhile, too
 * @throws BadRequest when another group below or above has the title
 */
export async function promoteMilestone(
  { db, actor, now }: Pick<RequestContext, 'db' | 'actor' | 'now'>,
  project: Pick<ProjectRow, 'id' | 'namespace_id'>,
  id: number,
): Promise<void> {
  const group = groupContainer({ id: project.namespace_id });
  await db.transaction(async (db) => {
    await lockTop(db, group.namespaceId);
    await authorizePromotion(db, actor, project);
    const milestone = await findMilestone(db, projectContainer(project), id);
    await mergeInto(db, milestone, group.id);
    if (await isTitleTaken(db, group, milestone.title, id)) throw new BadRequest();
    const iid = await nextMilestone(db, group);
    const place = { project_id: null, group_id: group.id, iid };
    await db('milestones')
      .where({ id })
      .update({ ...place, updated_at: now });
  });
}

/** Issues that are planned for the others are then planned for this one. */
async function mergeInto(db: Database, { id, title }: MilestoneRow, group: number): Promise<void> {
  const others = db('milestones')
    .where({ title })
    .whereNot({ id })
    .whereIn('project_id', projectsInTree(db, group));
  const ids = others.clone().select('id');
  await db('issues').whereIn('milestone_id', ids).update({ milestone_id: id });
  await db('resource_events').whereIn('milestone_id', ids).update({ milestone_id: id });
  await db('boards').whereIn('milestone_id', ids).update({ milestone_id: id });
  await db('board_lists').whereIn('milestone_id', ids).update({ milestone_id: id });
  await others.delete();
  await publish(db, milestoneDatesChanged({ ids: [id], gone: false }));
}
