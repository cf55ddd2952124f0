import type { Knex } from 'knex';

/** Who takes a seat in a top-level group, as of the last count: one is taken every day at noon. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('billable_counts', (t) => {
    t.bigInteger('group_id').primary().references('namespaces.id').onDelete('CASCADE');
    t.timestamp('counted_at').notNullable();
  });
  await knex.schema.createTable('billable_members', (t) => {
    t.bigInteger('group_id').notNullable().references('namespaces.id').onDelete('CASCADE');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE').index();
    // group_member, project_member, group_invite, project_invite.
    t.string('membership_type', 16).notNullable();
    t.integer('access_level').notNullable();
    t.boolean('awaiting').notNullable();
    t.timestamp('joined_at').notNullable();
    t.text('name_key').notNullable();
    // Each twice, because who was never seen comes last in both directions.
    t.timestamp('signed_in_asc').notNullable();
    t.timestamp('signed_in_desc').notNullable();
    t.date('active_asc').notNullable();
    t.date('active_desc').notNullable();

    t.primary(['group_id', 'user_id']);
  });
  for (const order of orders) {
    await knex.raw(
      `create index billable_members_${order} on billable_members (group_id, ${order}, user_id)`,
    );
  }
}

const orders = [
  'access_level',
  'joined_at',
  'name_key',
  'signed_in_asc',
  'signed_in_desc',
  'active_asc',
  'active_desc',
];

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('billable_members');
  await knex.schema.dropTable('billable_counts');
}
