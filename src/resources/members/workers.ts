import { changeAccess } from '../../database/access-revision.ts';
import type { Database } from '../../database/database.ts';
import { dayOf } from '../../day.ts';
import { refreshAuthorizations, refreshInParts } from '../../policy/authorizations.ts';
import type { AuthorizationScope } from '../../policy/granted-levels.ts';
import type { WorkerDefinition } from '../../workers/definition.ts';
import { ofAccess, ofInstance } from '../../workers/owners.ts';
import { latestTime } from '../../workers/schedule.ts';
import { findOutdatedCounts, recount } from './billable-counts.ts';
import { removeMembers } from './table.ts';

/** Rows that one transaction ends: others wait for it no longer than for a request. */
const batch = 50;

/** Ends memberships, invitations and shares on the day on which they expire. */
export const expireMemberships: WorkerDefinition<object> = {
  name: 'expire_memberships',
  worksFor: ofInstance,
  daily: { hour: 0, minute: 0 },

  async run(_, { db, clock }) {
    const now = clock().toISOString();
    const today = dayOf(clock());
    while ((await expireMembers(db, today, now)) === batch);
    while ((await expireGroupLinks(db, today)) === batch);
    while ((await expireProjectLinks(db, today)) === batch);
  },
};

function expired(db: Database, table: string, today: string) {
  return db(table).where('expires_at', '<=', today).orderBy('id').limit(batch);
}

async function expireMembers(db: Database, today: string, now: string): Promise<number> {
  return changeAccess(db, async (db) => {
    const ids = await expired(db, 'members', today).pluck<number[]>('id');
    await removeMembers(db, ids, { event: 'expired' }, now);
    return ids.length;
  });
}

async function expireGroupLinks(db: Database, today: string): Promise<number> {
  return changeAccess(db, async (db) => {
    const rows = await db('group_group_links')
      .whereIn('id', expired(db, 'group_group_links', today).select('id'))
      .delete()
      .returning<{ shared_group_id: number }[]>('shared_group_id');
    for (const namespaceId of new Set(rows.map((row) => row.shared_group_id))) {
      await refreshAuthorizations(db, { namespaceId }, today);
    }
    return rows.length;
  });
}

async function expireProjectLinks(db: Database, today: string): Promise<number> {
  return changeAccess(db, async (db) => {
    const rows = await db('project_group_links')
      .whereIn('id', expired(db, 'project_group_links', today).select('id'))
      .delete()
      .returning<{ project_id: number }[]>('project_id');
    const projectIds = [...new Set(rows.map((row) => row.project_id))];
    if (projectIds.length > 0) await refreshAuthorizations(db, { projectIds }, today);
    return rows.length;
  });
}

/** Goes on with a change of access that concerns too many users and projects for one transaction. */
export const goOnRefreshing: WorkerDefinition<{ readonly scope: AuthorizationScope }> = {
  name: 'refresh_authorizations',
  timeout: 3600,
  // Given up, it would leave rights to those who have lost them.
  attempts: 20,
  worksFor({ scope: { namespaceId, projectIds, userIds } }) {
    if (namespaceId !== undefined) return ofAccess('namespace', namespaceId);
    const [project] = projectIds ?? [];
    return project === undefined ? ofAccess('user', userIds?.[0]) : ofAccess('project', project);
  },

  run: ({ scope }, { db }, { signal }) => refreshInParts(db, scope, { signal }),
};

/** Counts the billable members of every group that somebody asked about, once a day. */
export const countBillableMembers: WorkerDefinition<object> = {
  name: 'count_billable_members',
  worksFor: ofInstance,
  daily: { hour: 12, minute: 0 },
  timeout: 3600,

  async run(_, { db, clock }, job) {
    const now = clock();
    const due = latestTime({ hour: 12, minute: 0 }, now);
    for (const groupId of await findOutdatedCounts(db, due)) {
      if (job.signal.aborted) return;
      await recount(db, groupId, { due, now: now.toISOString() });
    }
  },
};
