import type { Knex } from 'knex';

/** Issues without a place come behind all others: lists tell the number that stands for it, so that JavaScript has to hold it. */
const ofProject = (last: string) =>
  `create index issues_of_project_by_position on issues (project_id, (coalesce(relative_position, ${last})), id)`;

export async function up(knex: Knex): Promise<void> {
  await knex.raw('drop index issues_of_project_by_position');
  await knex.raw(ofProject('9007199254740991'));
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index issues_of_project_by_position');
  await knex.raw(ofProject('9223372036854775807'));
}
