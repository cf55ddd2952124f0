import type { Knex } from 'knex';

/** Issue boards of projects and groups, and the lists on them. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('boards', (t) => {
    t.bigIncrements('id');
    // One of both.
    t.bigInteger('project_id').references('projects.id').onDelete('CASCADE');
    t.bigInteger('group_id').references('namespaces.id').onDelete('CASCADE');
    t.text('name').notNullable();
    t.boolean('hide_backlog_list').notNullable().defaultTo(false);
    t.boolean('hide_closed_list').notNullable().defaultTo(false);
    // Only issues with these, and with the labels of the board, are meant to be shown.
    t.bigInteger('milestone_id').references('milestones.id').onDelete('SET NULL').index();
    t.bigInteger('assignee_id').references('users.id').onDelete('SET NULL').index();
    t.integer('weight');
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
    // Boards are limited to the milestones that are due next, or that have started, whichever these are.
    t.text('special_milestone');

    t.index(['project_id', 'id']);
    t.index(['group_id', 'id']);
  });

  await knex.schema.createTable('board_labels', (t) => {
    t.bigInteger('board_id').notNullable().references('boards.id').onDelete('CASCADE');
    t.bigInteger('label_id').notNullable().references('labels.id').onDelete('CASCADE').index();

    t.primary(['board_id', 'label_id']);
  });

  await knex.schema.createTable('board_lists', (t) => {
    t.bigIncrements('id');
    t.bigInteger('board_id').notNullable().references('boards.id').onDelete('CASCADE');
    // One of these: the list goes with it.
    t.bigInteger('label_id').references('labels.id').onDelete('CASCADE');
    t.bigInteger('milestone_id').references('milestones.id').onDelete('CASCADE');
    t.bigInteger('iteration_id').references('iterations.id').onDelete('CASCADE');
    t.bigInteger('assignee_id').references('users.id').onDelete('CASCADE');
    // Tells the order. Lists that go leave gaps, so the place that is shown is counted.
    t.integer('position').notNullable();
    t.integer('max_issue_count').notNullable().defaultTo(0);
    t.integer('max_issue_weight').notNullable().defaultTo(0);
    t.text('limit_metric');
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.index(['board_id', 'position', 'id']);
    t.unique(['label_id', 'board_id']);
    t.unique(['milestone_id', 'board_id']);
    t.unique(['iteration_id', 'board_id']);
    t.unique(['assignee_id', 'board_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('board_lists');
  await knex.schema.dropTable('board_labels');
  await knex.schema.dropTable('boards');
}
