import type { Knex } from 'knex';
import type { ApplicationStatistics } from '../../../generated/application/types.ts';
import type { Database } from '../../database/database.ts';
import { internalUserTypes, projectBot } from '../../records/user-types.ts';
import { waitsFor } from '../../waits-for.ts';

/** Counts of what the instance holds, for people to read. */
export async function applicationStatistics(db: Database): Promise<ApplicationStatistics> {
  const [users, active, groups, projects, forks, keys, milestones, issues, requests, notes] =
    await Promise.all([
      rows(db('users')),
      countActiveUsers(db),
      rows(db('namespaces').where({ kind: 'group', pending_delete: false })),
      rows(db('projects').whereNotNull('listing')),
      rows(db('projects').whereNotNull('listing').whereNotNull('forked_from_id')),
      rows(db('ssh_keys')),
      rows(db('milestones')),
      rows(db('issues')),
      rows(db('merge_requests')),
      rows(db('notes')),
    ]);
  return {
    forks: text(forks),
    issues: text(issues),
    merge_requests: text(requests),
    notes: text(notes),
    snippets: text(waitsFor('snippets', 0)),
    milestones: text(milestones),
    ssh_keys: text(keys),
    users: text(users),
    groups: text(groups),
    projects: text(projects),
    active_users: text(active),
  };
}

/** People who can act; accounts of the service itself and of tokens are none. */
export function countActiveUsers(db: Database): Promise<number> {
  return rows(
    db('users')
      .where('state', 'active')
      .where((either) => {
        either.whereNull('user_type').orWhereNotIn('user_type', [...internalUserTypes, projectBot]);
      }),
  );
}

async function rows(
  query: Knex.QueryBuilder<Record<string, unknown>, Record<string, unknown>[]>,
): Promise<number> {
  const [row] = await query.count({ count: '*' });
  return Number(row?.['count'] ?? 0);
}

/** With a comma between thousands; Node's own formatter takes ten milliseconds the first time. */
const text = (count: number) => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
