import type { Knex } from 'knex';

/** Logs that one statement changes. */
const rowsOfPart = 1_000;

/** The lists of time logs, each by when the time was spent. */
const indexes = {
  time_logs_of_projects: '(project_id, spent_at, id)',
  time_logs_of_users: '(user_id, spent_at, id)',
  time_logs_of_users_in_projects: '(user_id, project_id, spent_at, id)',
  time_logs_by_time: '(spent_at, id)',
};

/** The project of what the time was spent on: time logs are listed by it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    'alter table time_logs add column project_id bigint references projects (id) on delete cascade',
  );
  const last = await knex('time_logs').max<{ id: number | null }[]>('id as id');
  const end = Number(last[0]?.id ?? 0);
  for (let behind = 0; behind < end; behind += rowsOfPart) {
    await knex.raw(
      `update time_logs set project_id = coalesce(
         (select project_id from issues where issues.id = time_logs.issue_id),
         (select target_project_id from merge_requests where merge_requests.id = time_logs.merge_request_id)
       ) where id > ? and id <= ?`,
      [behind, behind + rowsOfPart],
    );
  }
  for (const [name, columns] of Object.entries(indexes)) {
    await knex.raw(`create index ${name} on time_logs ${columns}`);
  }
  await knex.raw('drop index time_logs_user_id_index');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('create index time_logs_user_id_index on time_logs (user_id)');
  for (const name of Object.keys(indexes)) await knex.raw(`drop index ${name}`);
  await knex.schema.alterTable('time_logs', (t) => {
    t.dropColumn('project_id');
  });
}
