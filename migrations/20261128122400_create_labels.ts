import type { Knex } from 'knex';

/** Labels of projects and of groups, their ranks in projects, and who watches them. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('labels', (t) => {
    t.bigIncrements('id');
    // One of both.
    t.bigInteger('project_id').references('projects.id').onDelete('CASCADE');
    t.bigInteger('group_id').references('namespaces.id').onDelete('CASCADE');
    t.text('title').notNullable();
    // Folded: lists are in its order.
    t.text('title_key').notNullable();
    t.text('color').notNullable();
    t.text('description');
    t.text('description_html');
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    // Groups above must not have it either, which no index sees to.
    t.unique(['project_id', 'title']);
    t.index(['project_id', 'title_key', 'id']);
    t.unique(['group_id', 'title']);
    t.index(['group_id', 'title_key', 'id']);
    // Lists of issues look for labels by title.
    t.index(['title']);
  });

  await knex.schema.createTable('label_priorities', (t) => {
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.bigInteger('label_id').notNullable().references('labels.id').onDelete('CASCADE').index();
    t.integer('priority').notNullable();

    t.primary(['project_id', 'label_id']);
  });

  await knex.schema.createTable('label_subscriptions', (t) => {
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE');
    t.bigInteger('label_id').notNullable().references('labels.id').onDelete('CASCADE').index();
    t.timestamp('created_at').notNullable();

    t.primary(['user_id', 'label_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('label_subscriptions');
  await knex.schema.dropTable('label_priorities');
  await knex.schema.dropTable('labels');
}
