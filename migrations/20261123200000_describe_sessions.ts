import type { Knex } from 'knex';

const columns = ['remembered', 'user_agent', 'ip'];

/** Whether a browser keeps its session when it is closed, and how its owner knows it in the list of their sessions. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('sessions', (t) => {
    t.boolean('remembered').notNullable().defaultTo(false);
    t.string('user_agent', 255).notNullable().defaultTo('');
    t.string('ip', 64).notNullable().defaultTo('');
  });
}

export async function down(knex: Knex): Promise<void> {
  // Knex would copy the whole table on SQLite, which can do this itself.
  for (const column of columns) await knex.raw(`alter table sessions drop column ${column}`);
}
