import { publish } from '#src/domain-events/publish.ts';
import type { RequestContext } from '#src/context.ts';
import { BadRequest } from '#src/errors.ts';
import { toGroupContainer, toProjectContainer } from '#src/records/container.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { authorizePromotion } from '#src/domains/core/groups/promotion.ts';
import { lockTop } from '#src/domains/core/namespaces/table.ts';
import { takeNextMilestoneIid } from './change.ts';
import { milestonePromoted } from './events.ts';
import { findMilestone, hasGroupTitled } from './table.ts';

/**
 * Makes a milestone of a project one of its group; those of other projects below the group with the same title become
 * one with it. Where very many issues are planned for them, they are planned for this one some seconds later.
 * @throws RowNotFound
 * @throws Forbidden, when the right to it was lost meanwhile, too
 * @throws BadRequest when another group below or above has the title
 */
export async function promoteMilestone(
  { db, actor, now }: Pick<RequestContext, 'db' | 'actor' | 'now'>,
  project: Pick<ProjectRow, 'id' | 'namespace_id'>,
  id: number,
): Promise<void> {
  const group = toGroupContainer({ id: project.namespace_id });
  await db.transaction(async (db) => {
    await lockTop(db, group.namespaceId);
    await authorizePromotion(db, actor, project);
    const { title } = await findMilestone(db, toProjectContainer(project), id);
    if (await hasGroupTitled(db, group.namespaceId, title, id)) throw new BadRequest();
    const iid = await takeNextMilestoneIid(db, group);
    const place = { project_id: null, group_id: group.id, iid };
    await db('milestones')
      .where({ id })
      .update({ ...place, updated_at: now });
    const by = actor?.user.id ?? 0;
    await publish(db, milestonePromoted({ id, title, group_id: group.id, by }));
  });
}
