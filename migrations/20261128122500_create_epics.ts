import type { Knex } from 'knex';

/** The plans of a group beyond one project, and how they relate to each other. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('epics', (t) => {
    t.bigIncrements('id');
    // Null while it is being removed: nobody finds it while the rows that hang on it leave in parts.
    t.bigInteger('group_id').references('namespaces.id').onDelete('CASCADE');
    t.bigInteger('iid').notNullable();
    t.bigInteger('author_id').notNullable().references('users.id').index();
    t.bigInteger('parent_id').references('epics.id').onDelete('SET NULL').index();
    t.text('title').notNullable();
    // Folded: lists are in its order.
    t.text('title_key').notNullable();
    if (isPostgres(knex)) t.text('description');
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
    for (const column of [
      'upvotes',
      'downvotes',
      'user_notes_count',
      'task_count',
      'completed_task_count',
    ]) {
      t.integer(column).notNullable().defaultTo(0);
    }
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
    t.timestamp('closed_at');
    t.bigInteger('closed_by_id').references('users.id').onDelete('SET NULL').index();
    // SQLite reads through a long text to the columns behind it, a millisecond for each megabyte; Postgres keeps such texts apart.
    if (!isPostgres(knex)) t.text('description');

    t.unique(['group_id', 'iid']);
    // Lists are walked in each of their orders, group by group.
    t.index(['group_id', 'created_at', 'id']);
    t.index(['group_id', 'updated_at', 'id']);
    t.index(['group_id', 'title_key', 'id']);
  });
  for (const index of [
    // By their days, those without one last.
    `index epics_by_start_date_asc on epics (group_id, (coalesce(start_date, '9999-12-31')), id)`,
    `index epics_by_start_date_desc on epics (group_id, (coalesce(start_date, '0001-01-01')), id)`,
    `index epics_by_due_date_asc on epics (group_id, (coalesce(due_date, '9999-12-31')), id)`,
    `index epics_by_due_date_desc on epics (group_id, (coalesce(due_date, '0001-01-01')), id)`,
  ]) {
    await knex.raw(`create ${index}`);
  }

  await knex.schema.createTable('epic_links', (t) => {
    t.bigIncrements('id');
    t.bigInteger('source_id').notNullable().references('epics.id').onDelete('CASCADE');
    t.bigInteger('target_id').notNullable().references('epics.id').onDelete('CASCADE');
    // As of issues.
    t.text('link_type').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.index(['target_id', 'id']);
    t.index(['source_id', 'id']);
  });
  // One link for two of them, whoever is its source.
  await knex.raw(
    'create unique index epic_links_of_two on epic_links ( (case when source_id < target_id then source_id else target_id end), (case when source_id < target_id then target_id else source_id end) )',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('epic_links');
  await knex.schema.dropTable('epics');
}

function isPostgres(knex: Knex): boolean {
  const { dialect } = knex.client as { dialect: string };
  return dialect === 'postgresql';
}
