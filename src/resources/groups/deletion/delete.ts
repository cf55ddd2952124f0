import type { Knex } from 'knex';
import { changeWithin } from '../../../database/in-parts.ts';
import { bump } from '../../../database/access-revision.ts';
import type { Database } from '../../../database/database.ts';
import { inList } from '../../../database/dialect.ts';
import { dayOf } from '../../../day.ts';
import { publish } from '../../../domain-events/publish.ts';
import { NotFound } from '../../../errors.ts';
import { inBatches } from '../../../in-batches.ts';
import { refreshAuthorizations } from '../../../policy/authorizations.ts';
import { projectsDependingOn } from '../../../policy/granted-levels.ts';
import type { NamespaceRow } from '../../../records/namespace.ts';
import type { Workers } from '../../../workers/definition.ts';
import { lockTree, projectsInTree } from '../../namespaces/tree.ts';
import { projectsRemoved, toldColumns as projectColumns } from '../../projects/events.ts';
import { hideProjects } from '../../projects/table.ts';
import { retireBots } from '../../users/deletion/retire-bots.ts';
import { groupsRemoved, toldColumns } from '../events.ts';
import { deleteGroup } from '../workers.ts';

/** Projects that one statement hides, whose members may be hundreds; also groups that are told of at once. */
const AT_ONCE = 40;

interface DeletedGroup {
  readonly id: number;
}

/**
 * Hides a group with everything below it, ends all memberships and shares of it, frees its name and paths, and queues
 * its removal, all at once. The number of statements depends on how much there is below only where one for all would
 * take too long.
 * @throws NotFound when somebody else has just done so
 */
export async function requestGroupDeletion(
  db: Database,
  workers: Workers,
  { id }: DeletedGroup,
  now: string,
): Promise<void> {
  await db.transaction(async (db) => {
    // It comes before all other locks.
    await bump(db);
    const groups = await lockTree(db, id);
    const group = await db<NamespaceRow>('namespaces')
      .where({ id, kind: 'group' })
      .first('pending_delete', 'parent_id');
    if (group === undefined || group.pending_delete) throw new NotFound('Group');

    const projects = await projectsInTree(db, id).pluck<number[]>('projects.id');
    await tellOfRemoval(db, { groups, projects, below: group.parent_id });
    const dependent = await db(projectsDependingOn(db, [id]).as('dependent')).pluck<number[]>('id');
    for (const some of inBatches(projects, AT_ONCE)) await hideProjects(db, some, now);
    await retireBots(db, workers, await botsOf(db, groups, projects), now);
    await endAccess(db, groups, projects);
    const affected = [...new Set([...projects, ...dependent])];
    if (affected.length > 0) await refreshAuthorizations(db, { projectIds: affected }, dayOf(now));
    await changeWithin(inList(db('namespaces'), 'id', groups), {
      pending_delete: true,
      updated_at: now,
      // `-` can be no namespace, and no name holds a line break.
      path: db.raw("'deleted-' || id"),
      full_path: db.raw("'-/deleted-' || id"),
      name: db.raw('cast(? as text) || id', ['\n']),
    });
    await workers.enqueue(db, deleteGroup, { group_id: id });
  });
}

interface Removed {
  readonly groups: readonly number[];
  readonly projects: readonly number[];
  /** The group that what is removed was in; null at the top. */
  readonly below: number | null;
}

/** Announces those that are there until now, while they have their paths and members. */
async function tellOfRemoval(db: Database, { groups, projects, below }: Removed): Promise<void> {
  for (const some of inBatches(projects, AT_ONCE)) {
    const shown = inList(db('projects').whereNotNull('listing'), 'id', some).orderBy('id');
    await publish(db, projectsRemoved({ projects: await shown.select(projectColumns), below }));
  }
  for (const some of inBatches(groups, AT_ONCE)) {
    const shown = inList(db('namespaces').where('pending_delete', false), 'id', some).orderBy('id');
    await publish(db, groupsRemoved({ groups: await shown.select(toldColumns), below }));
  }
}

/** The bots behind the access tokens of these groups and projects. */
async function botsOf(
  db: Database,
  groups: readonly number[],
  projects: readonly number[],
): Promise<number[]> {
  return db('personal_access_tokens')
    .where('revoked', false)
    .where((either) => {
      inList(either, 'group_id', groups).orWhere((of) => void inList(of, 'project_id', projects));
    })
    .distinct('user_id')
    .pluck<number[]>('user_id');
}

/** Memberships, requests, invitations and shares, in both directions. */
async function endAccess(
  db: Database,
  groups: readonly number[],
  projects: readonly number[],
): Promise<void> {
  const members = () => db('members');
  const ended: Knex.QueryBuilder[] = [
    inList(members().where('source_type', 'Namespace'), 'source_id', groups),
    inList(members().where('source_type', 'Project'), 'source_id', projects),
    inList(db('group_group_links'), 'shared_group_id', groups),
    inList(db('group_group_links'), 'shared_with_group_id', groups),
    inList(db('project_group_links'), 'group_id', groups),
    inList(db('project_group_links'), 'project_id', projects),
  ];
  for (const rows of ended) await changeWithin(rows, 'delete');
}
