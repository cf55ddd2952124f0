import type { Knex } from 'knex';

/** Where projects are deployed to. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('environments', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.string('name', 255).notNullable();
    t.string('slug', 24).notNullable();
    t.string('external_url', 255);
    t.string('tier', 16).notNullable();
    t.string('state', 16).notNullable();
    t.timestamp('auto_delete_at');
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.unique(['project_id', 'name']);
    t.unique(['project_id', 'slug']);
    t.index(['project_id', 'state', 'name']);
  });
  await knex.raw(
    `create index environments_to_delete on environments (auto_delete_at)
     where auto_delete_at is not null`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('environments');
}
