import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Knex } from 'knex';
import { bump, changeAccess } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { deleteInParts } from '#src/database/in-parts.ts';
import { walkParts } from '#src/database/walks.ts';
import { toDay } from '#src/text/day.ts';
import { publish } from '#src/domain-events/publish.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { refreshAuthorizations } from '#src/policy/authorizations.ts';
import type { Workers } from '#src/workers/definition.ts';
import { walkProjects, walkTree } from '#src/domains/core/namespaces/tree.ts';
import {
  projectsRemoved,
  announcedProjectColumns,
  type AnnouncedProject,
} from '#src/domains/core/projects/events.ts';
import { endAuthorizations, hideProjects } from '#src/domains/core/projects/table.ts';
import { retireResourceBots } from '#src/domains/core/users/deletion/retire-bots.ts';
import { groupsRemoved, announcedGroupColumns, type AnnouncedGroup } from '../events.ts';

interface HidingOptions {
  readonly workers: Workers;
  /** ISO 8601. */
  readonly now: string;
  readonly signal?: AbortSignal;
}

type Parent = { readonly parent_id: number | null };

interface Hiding extends HidingOptions {
  /** The place that the group was in. */
  readonly below: number | null;
}

/** Hides groups; in a transaction that has raised the access revision. They have their names and paths until `freeNames`. */
export async function hideGroups(db: Database, ids: readonly number[], now: string): Promise<void> {
  await whereInList(db('namespaces'), 'id', ids).update({ pending_delete: true, updated_at: now });
}

/**
 * Hides everything below a group that is being hidden, frees names and paths, and ends the access that users have
 * through it. Each batch is a transaction of its own, with pauses for other work in between. It can be interrupted and
 * repeated.
 */
export async function hideTree(db: Database, id: number, options: HidingOptions): Promise<void> {
  const group = await db('namespaces').where({ id }).first<Parent | undefined>('parent_id');
  const hiding = { ...options, below: group?.parent_id ?? null };
  // The next pass sees groups that were added below one that is shown yet.
  while (await hideGroupsBelow(db, id, hiding));
  // Hidden groups get no new projects.
  for await (const projects of walkProjects(db, id)) await hideSome(db, projects, hiding);
  await tellOfGroups(db, id, hiding);
  await freeNames(db, id, hiding);
  for await (const groups of walkTree(db, id)) await endGroups(db, groups, options);
  for await (const projects of walkProjects(db, id)) await endProjects(db, projects, options);
}

/** Groups that one transaction hides or renames, with their index entries for lists and searches. */
const groupBatchSize = 15;

/** False if all of them are already hidden. */
async function hideGroupsBelow(
  db: Database,
  id: number,
  { now, signal }: Hiding,
): Promise<boolean> {
  let found = false;
  for await (const ids of walkTree(db, id)) {
    signal?.throwIfAborted();
    const shown = whereInList(db('namespaces').where('pending_delete', false), 'id', ids);
    const groups = await shown.pluck<number[]>('id');
    if (groups.length === 0) continue;
    found = true;
    for (const some of splitIntoBatches(groups, groupBatchSize)) {
      await changeAccess(db, (db) => hideGroups(db, some, now));
    }
  }
  return found;
}

/** Projects that one transaction hides, and members whose project counts it changes. */
const projectBatchSize = 40;
const maxPairs = 1000;

async function hideSome(
  db: Database,
  ids: readonly number[],
  { now, below, signal }: Hiding,
): Promise<void> {
  const listed = whereInList(db('projects').whereNotNull('listing'), 'id', ids);
  const shown = await listed.orderBy('id').pluck<number[]>('id');
  let size = projectBatchSize;
  for (let from = 0; from < shown.length; await nextTurn()) {
    signal?.throwIfAborted();
    const some = shown.slice(from, from + size);
    const authorizations = whereInList(db('project_authorizations'), 'project_id', some).limit(
      maxPairs + 1,
    );
    const { length } = await authorizations.select('user_id');
    if (length > maxPairs && some.length > 1) {
      size = Math.ceil(some.length / 2);
      continue;
    }
    await changeAccess(db, async (db) => {
      const told = whereInList(db('projects').whereNotNull('listing'), 'id', some).orderBy('id');
      const projects = await told.select<AnnouncedProject[]>(announcedProjectColumns);
      await publish(db, projectsRemoved({ projects, below }));
      await hideProjects(db, some, now);
    });
    from += some.length;
    size = Math.min(projectBatchSize, 2 * size);
  }
}

/** Groups among these that still have their names and paths. */
const selectNamed = (db: Database, ids: readonly number[]) =>
  whereInList(db('namespaces').whereRaw("full_path not like '-/%'"), 'id', ids).orderBy('id');

/** Announces them while they have their paths and members. */
async function tellOfGroups(db: Database, id: number, { below, signal }: Hiding): Promise<void> {
  for await (const ids of walkTree(db, id)) {
    for (const some of splitIntoBatches(ids, groupBatchSize)) {
      signal?.throwIfAborted();
      const groups = await selectNamed(db, some).select<AnnouncedGroup[]>(announcedGroupColumns);
      if (groups.length === 0) continue;
      await db.transaction((db) => publish(db, groupsRemoved({ groups, below })));
    }
  }
}

async function freeNames(db: Database, id: number, { signal }: Hiding): Promise<void> {
  for await (const ids of walkTree(db, id)) {
    for (const some of splitIntoBatches(ids, groupBatchSize)) {
      signal?.throwIfAborted();
      const groups = await selectNamed(db, some).pluck<number[]>('id');
      if (groups.length === 0) continue;
      await whereInList(db('namespaces'), 'id', groups).update({
        // `-` can be no namespace, and no name holds a line break.
        path: db.raw("'deleted-' || id"),
        full_path: db.raw("'-/deleted-' || id"),
        name: db.raw('cast(? as text) || id', ['\n']),
      });
    }
  }
}

/** Ends shares, memberships, requests, invitations and access tokens of groups that hide. */
async function endGroups(
  db: Database,
  groups: readonly number[],
  options: HidingOptions,
): Promise<void> {
  const { workers, now, signal } = options;
  const selectAmong = (table: string, column: string) => whereInList(db(table), column, groups);
  await endShares(db, selectAmong('group_group_links', 'shared_with_group_id'), options);
  const remove = (db: Database, ids: readonly number[]) => endProjectShares(db, ids, now);
  const invited = selectAmong('project_group_links', 'group_id');
  await deleteInParts(db, 'project_group_links', invited, { remove, signal });
  const shared = selectAmong('group_group_links', 'shared_group_id');
  await deleteInParts(db, 'group_group_links', shared, { signal });
  const members = selectAmong('members', 'source_id').where('source_type', 'Namespace');
  await deleteInParts(db, 'members', members, { remove: endMembers, signal });
  await retireResourceBots(db, workers, { kind: 'group', ids: groups }, { now, signal });
}

/**
 * Ends shares, memberships, requests, invitations and access tokens of projects that hide, and the levels that they
 * granted.
 */
async function endProjects(
  db: Database,
  projects: readonly number[],
  { workers, now, signal }: HidingOptions,
): Promise<void> {
  const selectAmong = (table: string, column: string) => whereInList(db(table), column, projects);
  const shares = selectAmong('project_group_links', 'project_id');
  await deleteInParts(db, 'project_group_links', shares, { signal });
  const members = selectAmong('members', 'source_id').where('source_type', 'Project');
  await deleteInParts(db, 'members', members, { remove: endMembers, signal });
  for (const id of projects) await endAuthorizations(db, id);
  await retireResourceBots(db, workers, { kind: 'project', ids: projects }, { now, signal });
}

/** Ends shares of other groups with these one by one, because each grants access to any number of projects. */
async function endShares(
  db: Database,
  links: Knex.QueryBuilder,
  { now, signal }: HidingOptions,
): Promise<void> {
  for await (const ids of walkParts(links)) {
    for (const id of ids) {
      signal?.throwIfAborted();
      await changeAccess(db, async (db) => {
        const [link] = await db('group_group_links')
          .where({ id })
          .delete()
          .returning<{ shared_group_id: number }[]>('shared_group_id');
        if (link === undefined) return;
        await refreshAuthorizations(db, { namespaceId: link.shared_group_id }, toDay(now));
      });
      await nextTurn();
    }
  }
}

/** Ends shares of projects, with the access that they granted. */
async function endProjectShares(db: Database, ids: readonly number[], now: string): Promise<void> {
  // The access revision is raised before any other lock is taken.
  await bump(db);
  const ended = await whereInList(db('project_group_links'), 'id', ids)
    .delete()
    .returning<{ project_id: number }[]>('project_id');
  const projectIds = [...new Set(ended.map(({ project_id }) => project_id))];
  if (projectIds.length > 0) await refreshAuthorizations(db, { projectIds }, toDay(now));
}

async function endMembers(db: Database, ids: readonly number[]): Promise<void> {
  await bump(db);
  await whereInList(db('members'), 'id', ids).delete();
}
