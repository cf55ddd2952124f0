import type { Knex } from 'knex';

/** Programs that run jobs, for which projects, and how long they ran. */
export async function up(knex: Knex): Promise<void> {
  // Programs that run jobs. The text of their tokens is never stored.
  await knex.schema.createTable('runners', (t) => {
    t.bigIncrements('id');
    t.string('runner_type', 16).notNullable();
    // Of group runners only.
    t.bigInteger('group_id').references('namespaces.id').onDelete('CASCADE');
    t.string('token_digest', 64).notNullable().unique();
    t.text('description');
    t.boolean('active').notNullable();
    t.boolean('locked').notNullable();
    t.boolean('run_untagged').notNullable();
    t.string('access_level', 16).notNullable();
    t.integer('maximum_timeout');
    t.text('maintenance_note');
    // In the order they were given; `runner_tags` has them to search by.
    t.jsonb('tag_list').notNullable();
    for (const column of ['name', 'version', 'revision', 'platform', 'architecture']) {
      t.string(column, 255);
    }
    t.string('ip_address', 64);
    t.timestamp('contacted_at');
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
    // When the token of a runner ends; null for never.
    t.timestamp('token_expires_at');
    // Folded in the application: what a search looks through.
    t.text('search_text');

    t.index(['runner_type', 'id']);
    t.index(['group_id', 'id']);
    t.index(['active', 'id']);
    t.index(['contacted_at', 'id']);
    t.index(['created_at', 'id']);
  });
  for (const index of [
    // In the orders of times that may be missing: what was never set comes last.
    `index runners_by_contacted_at on runners (coalesce(contacted_at, '9999-12-31T23:59:59.999Z'), id)`,
    `index runners_by_token_expires_at on runners (coalesce(token_expires_at, '9999-12-31T23:59:59.999Z'), id)`,
    'index runners_by_short_text on runners (search_text) where length(search_text) < 3',
  ]) {
    await knex.raw(`create ${index}`);
  }

  // Which projects a project runner serves.
  await knex.schema.createTable('runner_projects', (t) => {
    t.bigInteger('runner_id').notNullable().references('runners.id').onDelete('CASCADE');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.timestamp('created_at').notNullable();

    t.primary(['runner_id', 'project_id']);
    t.index(['project_id', 'runner_id']);
  });

  await knex.schema.createTable('runner_tags', (t) => {
    t.bigInteger('runner_id').notNullable().references('runners.id').onDelete('CASCADE');
    t.string('name', 255).notNullable();

    t.primary(['runner_id', 'name']);
    t.index(['name', 'runner_id']);
  });

  // How long runners of the instance worked in each month for all projects of a top-level namespace.
  await knex.schema.createTable('runner_usages', (t) => {
    t.bigInteger('namespace_id').notNullable().references('namespaces.id').onDelete('CASCADE');
    t.string('month', 7).notNullable();
    t.bigInteger('milliseconds').notNullable();

    t.primary(['namespace_id', 'month']);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['runner_usages', 'runner_tags', 'runner_projects', 'runners']) {
    await knex.schema.dropTable(table);
  }
}
