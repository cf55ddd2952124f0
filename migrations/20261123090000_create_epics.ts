import type { Knex } from 'knex';

/** The plans of a group beyond one project, and spans of days that it plans its work for. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('epics', (t) => {
    t.bigIncrements('id');
    t.bigInteger('group_id').notNullable().references('namespaces.id').onDelete('CASCADE');
    t.bigInteger('iid').notNullable();
    t.bigInteger('author_id').notNullable().references('users.id').index();
    t.bigInteger('parent_id').references('epics.id').onDelete('SET NULL').index();
    t.text('title').notNullable();
    // Folded: lists are in its order.
    t.text('title_key').notNullable();
    t.text('description');
    t.text('state').notNullable();
    t.boolean('confidential').notNullable();
    t.boolean('discussion_locked');
    t.text('color').notNullable();
    t.date('start_date');
    t.date('due_date');
    t.boolean('start_date_is_fixed').notNullable();
    t.date('start_date_fixed');
    // The earliest among the milestones of its issues; the same among the epics below it, too.
    t.date('start_date_from_milestones');
    t.date('start_date_inherited');
    t.boolean('due_date_is_fixed').notNullable();
    t.date('due_date_fixed');
    // The latest likewise.
    t.date('due_date_from_milestones');
    t.date('due_date_inherited');
    t.bigInteger('relative_position');
    t.integer('upvotes').notNullable().defaultTo(0);
    t.integer('downvotes').notNullable().defaultTo(0);
    t.integer('user_notes_count').notNullable().defaultTo(0);
    t.integer('task_count').notNullable().defaultTo(0);
    t.integer('completed_task_count').notNullable().defaultTo(0);
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
    t.timestamp('closed_at');
    t.bigInteger('closed_by_id').references('users.id').onDelete('SET NULL').index();

    t.unique(['group_id', 'iid']);
  });
  await knex.schema.createTable('iteration_cadences', (t) => {
    t.bigIncrements('id');
    t.bigInteger('group_id').notNullable().references('namespaces.id').onDelete('CASCADE').index();
    t.text('title').notNullable();
    t.text('description');
    t.date('start_date');
    t.integer('duration_in_weeks');
    t.integer('iterations_in_advance');
    t.boolean('automatic').notNullable();
    t.boolean('active').notNullable();
    t.boolean('roll_over').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
  });
  await knex.schema.createTable('iterations', (t) => {
    t.bigIncrements('id');
    t.bigInteger('group_id').notNullable().references('namespaces.id').onDelete('CASCADE');
    t.bigInteger('cadence_id')
      .notNullable()
      .references('iteration_cadences.id')
      .onDelete('CASCADE');
    t.bigInteger('iid').notNullable();
    t.integer('sequence').notNullable();
    t.text('title');
    t.text('description');
    t.date('start_date').notNullable();
    t.date('due_date').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.unique(['group_id', 'iid']);
    t.index(['group_id', 'due_date', 'id']);
    t.unique(['cadence_id', 'start_date']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('iterations');
  await knex.schema.dropTable('iteration_cadences');
  await knex.schema.dropTable('epics');
}
