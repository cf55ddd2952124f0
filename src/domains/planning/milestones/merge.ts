import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { type WalkedPart, walkBelonging } from '#src/database/walks.ts';
import { publish } from '#src/domain-events/publish.ts';
import { mergeLists } from '#src/domains/planning/labels/merge-board-lists.ts';
import { walkProjects } from '#src/domains/core/namespaces/tree.ts';
import { type MilestonePromoted, plansReplaced } from './events.ts';

/**
 * Merges milestones of projects below the group into the promoted one with the same title, and moves their issues and
 * merge requests to it.
 */
export async function* mergeOtherMilestones(
  db: Database,
  { id, title, group_id }: MilestonePromoted,
): AsyncGenerator<WalkedPart> {
  // A concurrent request deleted the milestone.
  if ((await db('milestones').where({ id, group_id }).first('id')) === undefined) return;
  for await (const projects of walkProjects(db, group_id)) {
    const alike = db('milestones').where({ title }).whereNot({ id });
    const others = await whereInList(alike, 'project_id', projects).pluck<number[]>('id');
    yield { rows: projects.length };
    if (others.length > 0) yield* merge(db, id, others);
  }
}

async function* merge(
  db: Database,
  id: number,
  others: readonly number[],
): AsyncGenerator<WalkedPart> {
  for await (const ids of walkBelonging(db('issues'), 'milestone_id', others)) {
    yield { rows: ids.length, change: (db) => replacePlans(db, id, ids) };
  }
  for (const table of ['merge_requests', 'resource_events', 'boards']) {
    for await (const ids of walkBelonging(db(table), 'milestone_id', others)) {
      yield {
        rows: ids.length,
        change: (db) => whereInList(db(table), 'id', ids).update({ milestone_id: id }),
      };
    }
  }
  const along = { key: 'board_id', select: 'id' };
  for await (const ids of walkBelonging(db('board_lists'), 'milestone_id', others, along)) {
    yield { rows: ids.length, change: (db) => mergeLists(db, { column: 'milestone_id', id }, ids) };
  }
  yield {
    rows: others.length,
    change: (db) => whereInList(db('milestones'), 'id', others).delete(),
  };
}

async function replacePlans(db: Database, id: number, ids: readonly number[]): Promise<void> {
  await whereInList(db('issues'), 'id', ids).update({ milestone_id: id });
  await publish(db, plansReplaced({ issue_ids: ids }));
}
