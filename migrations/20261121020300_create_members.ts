import type { Knex } from 'knex';

/** Memberships of groups and projects; also pending requests and invitations, which grant nothing. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('members', (t) => {
    t.bigIncrements('id');
    t.string('source_type', 16).notNullable();
    t.bigInteger('source_id').notNullable();
    // Null while an invitation is open.
    t.bigInteger('user_id').references('users.id').onDelete('CASCADE');
    t.integer('access_level').notNullable();
    t.string('state', 16).notNullable().defaultTo('active');
    t.date('expires_at').index();
    t.timestamp('requested_at');
    t.string('invite_email', 255);
    t.string('invite_token_digest', 64).unique();
    t.timestamp('invite_accepted_at');
    t.bigInteger('created_by_id').references('users.id').onDelete('SET NULL').index();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.unique(['source_type', 'source_id', 'user_id']);
    t.unique(['source_type', 'source_id', 'invite_email']);
    t.index(['user_id', 'source_type', 'source_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('members');
}
