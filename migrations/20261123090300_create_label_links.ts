import type { Knex } from 'knex';

const targets = { issue_id: 'issues.id', epic_id: 'epics.id' } as const;

/** The labels that issues and epics have, and who watches them. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('label_links', (t) => {
    t.bigIncrements('id');
    t.bigInteger('label_id').notNullable().references('labels.id').onDelete('CASCADE');
    // One of these.
    for (const [column, target] of Object.entries(targets)) {
      t.bigInteger(column).references(target).onDelete('CASCADE');
      t.unique([column, 'label_id']);
      t.index(['label_id', column]);
    }
  });
  await knex.schema.createTable('subscriptions', (t) => {
    t.bigIncrements('id');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE');
    // One of these.
    for (const [column, target] of Object.entries(targets)) {
      t.bigInteger(column).references(target).onDelete('CASCADE').index();
      t.unique(['user_id', column]);
    }
    // False: a participant who does not want to be told.
    t.boolean('subscribed').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('subscriptions');
  await knex.schema.dropTable('label_links');
}
