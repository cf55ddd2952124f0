import type { Knex } from 'knex';
import type { ApplicationStatistics } from '#generated/application/types.ts';
import type { Database } from '#src/database/database.ts';
import { internalUserTypes, projectBot } from '#src/records/user-types.ts';
import { waitsFor } from '#src/records/waits-for.ts';

/** Counts of what the instance holds, for people to read. */
export async function loadApplicationStatistics(db: Database): Promise<ApplicationStatistics> {
  const [users, active, groups, projects, forks, keys, milestones, issues, requests, notes] =
    await Promise.all([
      rows(db('users')),
      countActiveUsers(db),
      rows(db('namespaces').where({ kind: 'group', pending_delete: false })),
      rows(db('projects').whereNotNull('listing')),
      rows(db('projects').whereNotNull('listing').whereNotNull('forked_from_id')),
      rows(db('ssh_keys')),
      shownRows(db, 'milestones'),
      shownRows(db, 'issues'),
      shownRows(db, 'merge_requests'),
      shownNotes(db),
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

/** Hidden projects, which are being imported or deleted. */
const hiddenProjects = (db: Database) => db('projects').whereNull('listing').select('id');

/** The column of a table that says in which project a row is. */
const places = {
  milestones: 'project_id',
  issues: 'project_id',
  merge_requests: 'target_project_id',
} as const;

const inHidden = (db: Database, table: keyof typeof places) =>
  db(table).whereIn(places[table], hiddenProjects(db));

/** Hidden projects are few, so their rows are counted apart and subtracted. */
async function shownRows(db: Database, table: keyof typeof places): Promise<number> {
  const [all, hidden] = await Promise.all([rows(db(table)), rows(inHidden(db, table))]);
  return all - hidden;
}

async function shownNotes(db: Database): Promise<number> {
  const below = (column: string, table: keyof typeof places) =>
    rows(db('notes').whereIn(column, inHidden(db, table).select('id')));
  const [all, ...hidden] = await Promise.all([
    rows(db('notes')),
    below('issue_id', 'issues'),
    below('merge_request_id', 'merge_requests'),
  ]);
  return hidden.reduce((left, count) => left - count, all);
}

async function rows(
  query: Knex.QueryBuilder<Record<string, unknown>, Record<string, unknown>[]>,
): Promise<number> {
  const [row] = await query.count({ count: '*' });
  return Number(row?.['count'] ?? 0);
}

/** Adds thousands separators; Node's own formatter takes ten milliseconds on first use. */
const text = (count: number) => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
