import { changeAccess } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { runStepByStep } from '#src/database/in-parts.ts';
import { toDay } from '#src/text/day.ts';
import { refreshAuthorizations, refreshInParts } from '#src/policy/authorizations.ts';
import type { AuthorizationScope } from '#src/policy/granted-levels.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { toAccessOwner, toInstanceOwner } from '#src/workers/owners.ts';
import { computeLatestTime } from '#src/workers/schedule.ts';
import { findOutdatedCounts, recount } from './billable-counts.ts';
import { removeMembers } from './table.ts';

/** Rows that one transaction ends: others wait no longer than for a request. */
const batchSize = 50;

/** Ends memberships, invitations and shares on the day on which they expire. */
export const expireMemberships: WorkerDefinition<object> = {
  name: 'expire_memberships',
  worksFor: toInstanceOwner,
  daily: { hour: 0, minute: 0 },

  async run(_, { db, clock }, { signal }) {
    const now = clock().toISOString();
    const today = toDay(clock());
    await runStepByStep(db, (db) => expireMembers(db, today, now), signal);
    await runStepByStep(db, (db) => expireGroupLinks(db, today), signal);
    await runStepByStep(db, (db) => expireProjectLinks(db, today), signal);
  },
};

/** Expired rows of one container: a transaction refreshes the access of one container only. */
async function findExpired(
  db: Database,
  table: string,
  place: readonly string[],
  today: string,
): Promise<{ ids: number[]; place: Readonly<Record<string, number>> }> {
  const selectExpired = () => db(table).where('expires_at', '<=', today);
  const first = await selectExpired()
    .orderBy(['expires_at', 'id'])
    .first<Record<string, number> | undefined>(...place);
  if (first === undefined) return { ids: [], place: {} };
  const ids = await selectExpired().where(first).limit(batchSize).pluck<number[]>('id');
  return { ids, place: first };
}

async function expireMembers(db: Database, today: string, now: string): Promise<number> {
  return changeAccess(db, async (db) => {
    const { ids } = await findExpired(db, 'members', ['source_type', 'source_id'], today);
    await removeMembers(db, ids, { event: 'expired' }, now);
    return ids.length;
  });
}

async function expireGroupLinks(db: Database, today: string): Promise<number> {
  return changeAccess(db, async (db) => {
    const { ids, place } = await findExpired(db, 'group_group_links', ['shared_group_id'], today);
    if (ids.length === 0) return 0;
    await whereInList(db('group_group_links'), 'id', ids).delete();
    await refreshAuthorizations(db, { namespaceId: place['shared_group_id'] ?? 0 }, today);
    return ids.length;
  });
}

async function expireProjectLinks(db: Database, today: string): Promise<number> {
  return changeAccess(db, async (db) => {
    const { ids, place } = await findExpired(db, 'project_group_links', ['project_id'], today);
    if (ids.length === 0) return 0;
    await whereInList(db('project_group_links'), 'id', ids).delete();
    await refreshAuthorizations(db, { projectIds: [place['project_id'] ?? 0] }, today);
    return ids.length;
  });
}

/** Continues a change of access that affects too many users and projects for one transaction. */
const goOnRefreshing: WorkerDefinition<{ readonly scope: AuthorizationScope }> = {
  name: 'refresh_authorizations',
  timeout: 3600,
  // Many attempts: a dead-lettered job would leave permissions in place.
  attempts: 20,
  worksFor({ scope: { namespaceId, projectIds, userIds } }) {
    if (namespaceId !== undefined) return toAccessOwner('namespace', namespaceId);
    const [project] = projectIds ?? [];
    return project === undefined
      ? toAccessOwner('user', userIds?.[0])
      : toAccessOwner('project', project);
  },

  run: ({ scope }, { db }, { signal }) => refreshInParts(db, scope, { signal }),
};

/** Limit on dead-lettered jobs that are searched in one night for those to retry. */
const maxDeadLetters = 1000;

/** Retries dead-lettered refreshes every night, so that no lost permission remains. */
const retryRefreshing: WorkerDefinition<object> = {
  name: 'retry_refreshing_authorizations',
  worksFor: toInstanceOwner,
  daily: { hour: 1, minute: 0 },

  async run(_, { workers }) {
    for (const { id, worker } of await workers.deadLetters(maxDeadLetters)) {
      if (worker === goOnRefreshing.name) await workers.retry(id);
    }
  },
};

/** Counts the billable members of every group with a requested count, once a day. */
export const countBillableMembers: WorkerDefinition<object> = {
  name: 'count_billable_members',
  worksFor: toInstanceOwner,
  daily: { hour: 12, minute: 0 },
  timeout: 3600,

  async run(_, { db, clock }, job) {
    const now = clock();
    const due = computeLatestTime({ hour: 12, minute: 0 }, now);
    for (const groupId of await findOutdatedCounts(db, due)) {
      if (job.signal.aborted) return;
      await recount(db, groupId, { due, now: now.toISOString() });
    }
  },
};

/** Background jobs of the resource. */
export const workers = [countBillableMembers, expireMemberships, goOnRefreshing, retryRefreshing];
