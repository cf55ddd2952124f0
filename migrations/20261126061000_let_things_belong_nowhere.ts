import type { Knex } from 'knex';

/** The columns that say where something is; labels, milestones and boards have two of them already. */
const places = [
  ['issues', 'project_id'],
  ['merge_requests', 'target_project_id'],
  ['epics', 'group_id'],
] as const;

/** A thing that is being removed is nowhere: nobody finds it while the rows that hang on it leave in parts. */
export async function up(knex: Knex): Promise<void> {
  for (const [table, column] of places) {
    await knex.schema.alterTable(table, (t) => void t.setNullable(column));
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const [table, column] of places) {
    await knex(table).whereNull(column).delete();
    await knex.schema.alterTable(table, (t) => void t.dropNullable(column));
  }
}
