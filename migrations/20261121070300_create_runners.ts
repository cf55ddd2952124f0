import type { Knex } from 'knex';

/** Programs that run jobs. The text of their tokens is never stored. */
export async function up(knex: Knex): Promise<void> {
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
    t.string('name', 255);
    t.string('version', 255);
    t.string('revision', 255);
    t.string('platform', 255);
    t.string('architecture', 255);
    t.string('ip_address', 64);
    t.timestamp('contacted_at');
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.index(['runner_type', 'id']);
    t.index(['group_id', 'id']);
    t.index(['active', 'id']);
    t.index(['contacted_at', 'id']);
    t.index(['created_at', 'id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('runners');
}
