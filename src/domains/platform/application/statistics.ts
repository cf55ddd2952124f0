import type { Knex } from 'knex';
import type { ApplicationStatistics } from '#generated/application/types.ts';
import type { Database } from '#src/database/database.ts';
import { internalUserTypes, projectBot } from '#src/records/user-types.ts';
import { waitsFor } from '#src/records/waits-for.ts';

/** Counts of the instance's records, formatted for readers. */
export async function loadApplicationStatistics(db: Database): Promise<ApplicationStatistics> {
  const [users, active, groups, projects, forks, keys, milestones, issues, requests, notes] =
    await Promise.all([
      countRows(db('users')),
      countActiveUsers(db),
      countRows(db('namespaces').where({ kind: 'group', pending_delete: false })),
      countRows(db('projects').whereNotNull('listing')),
      countRows(db('projects').whereNotNull('listing').whereNotNull('forked_from_id')),
      countRows(db('ssh_keys')),
      countShownRows(db, 'milestones'),
      countShownRows(db, 'issues'),
      countShownRows(db, 'merge_requests'),
      countShownNotes(db),
    ]);
  return {
    forks: formatCount(forks),
    issues: formatCount(issues),
    merge_requests: formatCount(requests),
    notes: formatCount(notes),
    snippets: formatCount(waitsFor('snippets', 0)),
    milestones: formatCount(milestones),
    ssh_keys: formatCount(keys),
    users: formatCount(users),
    groups: formatCount(groups),
    projects: formatCount(projects),
    active_users: formatCount(active),
  };
}

/** People who can act; accounts of the service itself and of tokens are none. */
export function countActiveUsers(db: Database): Promise<number> {
  return countRows(
    db('users')
      .where('state', 'active')
      .where((either) => {
        either.whereNull('user_type').orWhereNotIn('user_type', [...internalUserTypes, projectBot]);
      }),
  );
}

/** Hidden projects, which are being imported or deleted. */
const selectHiddenProjects = (db: Database) => db('projects').whereNull('listing').select('id');

/** The column of each table that names the project of a row. */
const places = {
  milestones: 'project_id',
  issues: 'project_id',
  merge_requests: 'target_project_id',
} as const;

const selectInHidden = (db: Database, table: keyof typeof places) =>
  db(table).whereIn(places[table], selectHiddenProjects(db));

/** Hidden projects are few, so their rows are counted apart and subtracted. */
async function countShownRows(db: Database, table: keyof typeof places): Promise<number> {
  const [all, hidden] = await Promise.all([
    countRows(db(table)),
    countRows(selectInHidden(db, table)),
  ]);
  return all - hidden;
}

async function countShownNotes(db: Database): Promise<number> {
  const countBelow = (column: string, table: keyof typeof places) =>
    countRows(db('notes').whereIn(column, selectInHidden(db, table).select('id')));
  const [all, ...hidden] = await Promise.all([
    countRows(db('notes')),
    countBelow('issue_id', 'issues'),
    countBelow('merge_request_id', 'merge_requests'),
  ]);
  return hidden.reduce((left, count) => left - count, all);
}

async function countRows(
  query: Knex.QueryBuilder<Record<string, unknown>, Record<string, unknown>[]>,
): Promise<number> {
  const [row] = await query.count({ count: '*' });
  return Number(row?.['count'] ?? 0);
}

/** Adds thousands separators; Node's own formatter takes ten milliseconds on first use. */
const formatCount = (count: number) => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
