import type { Knex } from 'knex';

const ofProject = (last: string) =>
  `create index issues_of_project_by_position on issues (project_id, (coalesce(relative_position, ${last})), id)`;

/** Issues that nobody placed stand behind the others, so far apart that others are placed between them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('drop index issues_of_project_by_position');
  await knex.raw(ofProject('2147483648 + id * 1024'));
}

export async function down(knex: Knex): Promise<void> {
  // These would come in front of issues that have no place.
  await knex('issues')
    .where('relative_position', '>=', 2_147_483_648)
    .update({ relative_position: null });
  await knex.raw('drop index issues_of_project_by_position');
  await knex.raw(ofProject('9007199254740991'));
}
