import type { Database } from '#src/database/database.ts';
import type { RequestContext } from '#src/context.ts';
import { publish } from '#src/domain-events/publish.ts';
import { BadRequest } from '#src/errors.ts';
import { toGroupContainer, toProjectContainer } from '#src/records/container.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { authorizePromotion } from '#src/domains/core/groups/promotion.ts';
import { lockTop } from '#src/domains/core/namespaces/table.ts';
import { labelPromoted } from './events.ts';
import { findLabel, isLabelTitleTaken, type LabelRow } from './table.ts';

/** The text of the refusal, also for projects in no group. */
export const notPromoted = 'Failed to promote project label to group label';

/**
 * Promotes a label of a project to its group; labels of the same title in other projects below the group, and in the
 * group, are merged into it. With very many links, the merge completes some seconds later.
 * @throws NotFound
 * @throws Forbidden, when the right to it was lost meanwhile, too
 * @throws BadRequest when a group above has the title, and for projects in no group
 */
export async function promoteLabel(
  { db, actor, now }: Pick<RequestContext, 'db' | 'actor' | 'now'>,
  project: Pick<ProjectRow, 'id' | 'namespace_id'>,
  idOrTitle: number | string,
): Promise<LabelRow> {
  const group = toGroupContainer({ id: project.namespace_id });
  return db.transaction(async (db) => {
    await lockTop(db, group.namespaceId);
    await authorizePromotion(db, actor, project, notPromoted);
    const { id, title } = await findLabel(db, toProjectContainer(project), idOrTitle);
    const replaced = await hideGroupLabel(db, group.id, title);
    if (await isLabelTitleTaken(db, group, title, id)) throw new BadRequest(notPromoted);
    await db('labels')
      .where({ id })
      .update({ project_id: null, group_id: group.id, updated_at: now });
    const by = actor?.user.id ?? 0;
    await publish(db, labelPromoted({ id, title, group_id: group.id, replaced, by }));
    return findLabel(db, group, id);
  });
}

/** Hides the group's label with the title; null without one. */
async function hideGroupLabel(
  db: Database,
  group_id: number,
  title: string,
): Promise<number | null> {
  const label = await db<LabelRow>('labels').where({ group_id, title }).first('id');
  if (label === undefined) return null;
  // No title has a line break.
  await db('labels')
    .where({ id: label.id })
    .update({ group_id: null, title: `\n${label.id}` });
  return label.id;
}
