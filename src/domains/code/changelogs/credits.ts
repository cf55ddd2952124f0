import type { RequestContext } from '#src/context.ts';
import { findToday } from '#src/database/clock.ts';
import { whereInList } from '#src/database/dialect.ts';
import { NotFound } from '#src/errors.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { Pauses } from '#src/turns/pauses.ts';
import { findGroupFor } from '#src/policy/group-access.ts';
import { whereGranting } from '#src/records/membership.ts';
import { loadAuthorsByAddress } from '#src/domains/code/commits/authors.ts';
import type { ChangelogEntry } from './changes.ts';
import type { Introduction } from './introduced-by.ts';

/** The author of a change, and how the changelog mentions them. */
export interface Credit {
  readonly username: string;
  /** True for a non-member of the project whose merge request contains one of the changes. */
  readonly contributor: boolean;
  readonly credited: boolean;
}

interface Facts {
  readonly projectId: number;
  readonly changes: readonly ChangelogEntry[];
  readonly introductions: ReadonlyMap<string, Introduction>;
  /** Full paths of credited groups that the caller may see. */
  readonly groups: readonly string[];
}

type Context = Pick<RequestContext, 'db' | 'config' | 'actor'>;

const addressBatchSize = 250;

/** Authors of changes by email address, if the caller may know the owner. */
export async function loadCredits(
  context: Context,
  { projectId, changes, introductions, groups }: Facts,
): Promise<ReadonlyMap<string, Credit>> {
  const { db } = context;
  const addresses = [...new Set(changes.map(({ authorEmail }) => authorEmail))];
  const merged = [...introductions.values()].filter((request) => request.merged);
  const writers = new Set(merged.map(({ author_id }) => author_id));
  const groupIds = await findVisibleGroups(context, groups);
  const pauses = new Pauses();
  const credits = new Map<string, Credit>();
  for (const some of splitIntoBatches(addresses, addressBatchSize)) {
    const authors = await loadAuthorsByAddress(context, some);
    const ids = Array.from(authors.values(), ({ id }) => id);
    const members = await findMembers(db, projectId, ids);
    const always = await findGroupMembers(db, groupIds, ids);
    for (const [address, { id, username }] of authors) {
      const contributor = !members.has(id) && writers.has(id);
      credits.set(address, { username, contributor, credited: contributor || always.has(id) });
    }
    await pauses.take();
  }
  return credits;
}

async function findVisibleGroups(
  { db, actor }: Context,
  paths: readonly string[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const path of paths) {
    try {
      ids.push((await findGroupFor(db, actor, path)).id);
    } catch (error) {
      if (!(error instanceof NotFound)) throw error;
    }
  }
  return ids;
}

async function findMembers(
  db: Context['db'],
  project_id: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await whereInList(
    db('project_authorizations').where({ project_id }),
    'user_id',
    ids,
  ).select<{ user_id: number }[]>('user_id');
  return new Set(rows.map(({ user_id }) => user_id));
}

/** Finds the users who are direct members of one of the groups. */
async function findGroupMembers(
  db: Context['db'],
  groupIds: readonly number[],
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const members = new Set<number>();
  for (const source_id of groupIds) {
    const query = db('members').where({ source_type: 'Namespace', source_id });
    const rows = await whereGranting(
      whereInList(query, 'members.user_id', ids),
      findToday(db),
    ).select<{ user_id: number }[]>('user_id');
    for (const { user_id } of rows) members.add(user_id);
  }
  return members;
}
