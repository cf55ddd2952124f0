import type { Knex } from 'knex';

/** Who is in which group and project, and who takes a seat. */
export async function up(knex: Knex): Promise<void> {
  // Memberships of groups and projects; also pending requests and invitations, which grant nothing.
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
    // A directory may keep the level, and may have been told to leave this one alone.
    t.boolean('ldap').notNullable().defaultTo(false);
    t.boolean('override').notNullable().defaultTo(false);
    // The invited address, folded: two spellings of it are one invitation.
    t.text('invite_email_key');

    t.unique(['source_type', 'source_id', 'user_id']);
    t.index(['user_id', 'source_type', 'source_id']);
  });
  for (const index of [
    `unique index members_invited_address on members (source_type, source_id, invite_email_key)
     where invite_email_key is not null`,
    'index members_invite_email_key on members (invite_email_key) where invite_email_key is not null',
    // Holds all that a list or a count looks at before it knows which rows to show.
    `index members_listed on members (source_type, source_id, user_id, access_level, state, expires_at, requested_at)
     where user_id is not null and requested_at is null`,
    'index members_requested on members (source_type, source_id, user_id) where requested_at is not null',
    'index members_invited on members (source_type, source_id, id) where user_id is null',
    `index members_awaiting on members (source_type, source_id, user_id) where state = 'awaiting'`,
  ]) {
    await knex.raw(`create ${index}`);
  }

  // Who takes a seat in a top-level group, as of the last count: one is taken every day at noon.
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
  for (const index of [
    'index billable_members_access_level on billable_members (group_id, access_level, user_id)',
    'index billable_members_joined_at on billable_members (group_id, joined_at, user_id)',
    'index billable_members_name_key on billable_members (group_id, name_key, user_id)',
    'index billable_members_signed_in_asc on billable_members (group_id, signed_in_asc, user_id)',
    'index billable_members_signed_in_desc on billable_members (group_id, signed_in_desc, user_id)',
    'index billable_members_active_asc on billable_members (group_id, active_asc, user_id)',
    'index billable_members_active_desc on billable_members (group_id, active_desc, user_id)',
  ]) {
    await knex.raw(`create ${index}`);
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('billable_members');
  await knex.schema.dropTable('billable_counts');
  await knex.schema.dropTable('members');
}
