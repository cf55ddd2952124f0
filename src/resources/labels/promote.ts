import type { Knex } from 'knex';
import type { Database } from '../../database/database.ts';
import type { RequestContext } from '../../context.ts';
import { BadRequest } from '../../errors.ts';
import { groupContainer, projectContainer } from '../../records/container.ts';
import type { ProjectRow } from '../../records/project.ts';
import { authorizePromotion } from '../groups/promotion.ts';
import { lockTop } from '../namespaces/table.ts';
import { projectsInTree } from '../namespaces/tree.ts';
import { targetKinds } from '../targets/target.ts';
import { findLabel, isTitleTaken, type LabelRow } from './table.ts';

/** The text of the refusal, also for projects in no group. */
export const notPromoted = 'Failed to promote project label to group label';

/**
 * Makes a label of a project one of its group; those of other projects below the group with the same title become one
 * with it, and so does that of the group if there is one.
 * @throws NotFound
 * @throws Forbidden, when the right to it was lost meanwhile, too
 * @throws BadRequest when a group above has the title, and for projects in no group
 */
export async function promoteLabel(
  { db, actor, now }: Pick<RequestContext, 'db' | 'actor' | 'now'>,
  project: Pick<ProjectRow, 'id' | 'namespace_id'>,
  idOrTitle: number | string,
): Promise<LabelRow> {
  const group = groupContainer({ id: project.namespace_id });
  return db.transaction(async (db) => {
    await lockTop(db, group.namespaceId);
    await authorizePromotion(db, actor, project, notPromoted);
    const { id, title } = await findLabel(db, projectContainer(project), idOrTitle);
    await mergeInto(db, id, title, group.id);
    if (await isTitleTaken(db, group, title, id)) throw new BadRequest(notPromoted);
    await db('labels')
      .where({ id })
      .update({ project_id: null, group_id: group.id, updated_at: now });
    return findLabel(db, group, id);
  });
}

/** Ranks and subscriptions of the others become those of the label, and so does what has them. */
async function mergeInto(db: Database, id: number, title: string, group: number): Promise<void> {
  const projects = projectsInTree(db, group);
  const others = () =>
    db('labels')
      .where({ title })
      .whereNot({ id })
      .where((either) => {
        void either.whereIn('project_id', projects).orWhere('group_id', group);
      });
  for (const [table, owner, fact] of [
    ['label_priorities', 'project_id', 'priority'],
    ['label_subscriptions', 'user_id', 'created_at'],
  ] as const) {
    await db.raw(
      `insert into ${table} (${owner}, label_id, ${fact})
       select ${owner}, ?, min(${fact}) from ${table} where label_id in (?) group by ${owner}
       on conflict (${owner}, label_id) do nothing`,
      [id, others().select('id')],
    );
  }
  for (const { column } of Object.values(targetKinds)) {
    await db.raw(
      `insert into label_links (${column}, label_id)
       select distinct ${column}, cast(? as bigint) from label_links
       where label_id in (?) and ${column} is not null
       on conflict (${column}, label_id) do nothing`,
      [id, others().select('id')],
    );
  }
  await db.raw(
    `insert into board_labels (board_id, label_id)
     select distinct board_id, cast(? as bigint) from board_labels where label_id in (?)
     on conflict (board_id, label_id) do nothing`,
    [id, others().select('id')],
  );
  await mergeLists(db, id, () => others().select('id'));
  await db('resource_events').whereIn('label_id', others().select('id')).update({ label_id: id });
  await others().delete();
}

/** Keeps the oldest of several lists of a board that would have the same label. */
async function mergeLists(db: Database, id: number, others: () => Knex.QueryBuilder) {
  const lists = () => db('board_lists').whereIn('label_id', others()).orWhere('label_id', id);
  await db('board_lists')
    .whereIn('id', lists().select('id'))
    .whereNotIn('id', lists().groupBy('board_id').min('id'))
    .delete();
  await db('board_lists').whereIn('label_id', others()).update({ label_id: id });
}
