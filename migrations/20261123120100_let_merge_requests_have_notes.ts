import type { Knex } from 'knex';

/** The tables of what belongs to issues and epics, and the indexes by which it is found. */
const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  notes: {
    discussions: '(merge_request_id, discussion_id)',
    created: '(merge_request_id, created_at, id) where merge_request_id is not null',
    updated: '(merge_request_id, updated_at, id) where merge_request_id is not null',
    by_kind: '(merge_request_id, system, created_at, id) where merge_request_id is not null',
    threads:
      '(merge_request_id, created_at, id) where merge_request_id is not null and starts_discussion',
    about_issues: '(merge_request_id) where about_issue_id is not null',
    about_epics: '(merge_request_id) where about_epic_id is not null',
    about_projects: '(merge_request_id) where about_project_id is not null',
  },
  award_emoji: { order: '(merge_request_id, id)' },
  user_mentions: { users: '(merge_request_id, user_id)' },
  label_links: { labels: '(label_id, merge_request_id)' },
  subscriptions: { order: '(merge_request_id)' },
  todos: { order: '(merge_request_id)' },
  time_logs: { order: '(merge_request_id)' },
  resource_events: { order: '(merge_request_id, kind, id)' },
};

const unique = {
  award_emoji: '(merge_request_id, user_id, name)',
  label_links: '(merge_request_id, label_id)',
  subscriptions: '(user_id, merge_request_id)',
  todos: "(user_id, merge_request_id) where state = 'pending'",
};

/** Merge requests have what issues and epics have. */
export async function up(knex: Knex): Promise<void> {
  // In these words on SQLite too, where Knex would copy the whole tables.
  for (const [table, indexes] of Object.entries(tables)) {
    await knex.raw(`alter table ${table} add column merge_request_id ${toMergeRequests}`);
    for (const [name, columns] of Object.entries(indexes)) {
      await knex.raw(`create index ${table}_of_merge_requests_${name} on ${table} ${columns}`);
    }
  }
  for (const [table, columns] of Object.entries(unique)) {
    await knex.raw(`create unique index ${table}_of_merge_requests_once on ${table} ${columns}`);
  }
  await knex.raw(`alter table notes add column about_merge_request_id ${toMergeRequests}`);
  await knex.raw(
    `create index notes_about_merge_requests on notes (about_merge_request_id)
     where about_merge_request_id is not null`,
  );
  for (const column of ['issue_id', 'epic_id', 'merge_request_id']) {
    await knex.raw(
      `create index notes_of_${column}_about_merge_requests on notes (${column})
       where about_merge_request_id is not null`,
    );
  }
}

const toMergeRequests = 'bigint references merge_requests (id) on delete cascade';

export async function down(knex: Knex): Promise<void> {
  for (const column of ['issue_id', 'epic_id', 'merge_request_id']) {
    await knex.raw(`drop index notes_of_${column}_about_merge_requests`);
  }
  await knex.raw('drop index notes_about_merge_requests');
  await knex.raw('alter table notes drop column about_merge_request_id');
  for (const table of Object.keys(unique)) {
    await knex.raw(`drop index ${table}_of_merge_requests_once`);
  }
  for (const [table, indexes] of Object.entries(tables)) {
    for (const name of Object.keys(indexes)) {
      await knex.raw(`drop index ${table}_of_merge_requests_${name}`);
    }
    await knex.raw(`alter table ${table} drop column merge_request_id`);
  }
}
