import type { Knex } from 'knex';

/** Votes about deployments that wait for them; one of each person. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('deployment_approvals', (t) => {
    t.bigIncrements('id');
    t.bigInteger('deployment_id').notNullable().references('deployments.id').onDelete('CASCADE');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE').index();
    t.string('status', 16).notNullable();
    t.text('comment');
    t.timestamp('created_at').notNullable();

    t.unique(['deployment_id', 'user_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('deployment_approvals');
}
