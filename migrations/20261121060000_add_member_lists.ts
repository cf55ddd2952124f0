import type { Knex } from 'knex';

/** What lists of members, requests and invitations walk along, and what a directory says of a member. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('members', (t) => {
    // Whether a directory keeps the level, and whether it was told to leave this one alone.
    t.boolean('ldap').notNullable().defaultTo(false);
    t.boolean('override').notNullable().defaultTo(false);
    // The invited address, folded: two spellings of it are one invitation.
    t.text('invite_email_key');
  });
  await knex.raw('update members set invite_email_key = lower(invite_email) where user_id is null');
  await knex.schema.alterTable('members', (t) => {
    t.dropUnique(['source_type', 'source_id', 'invite_email']);
  });
  await knex.raw(
    'create unique index members_invited_address on members (source_type, source_id, invite_email_key) where invite_email_key is not null',
  );
  await knex.raw(
    'create index members_invite_email_key on members (invite_email_key) where invite_email_key is not null',
  );
  // Holds all that a list or a count looks at before it knows which rows to show.
  await knex.raw(
    'create index members_listed on members (source_type, source_id, user_id, access_level, state, expires_at, requested_at) where user_id is not null and requested_at is null',
  );
  await knex.raw(
    'create index members_requested on members (source_type, source_id, user_id) where requested_at is not null',
  );
  await knex.raw(
    'create index members_invited on members (source_type, source_id, id) where user_id is null',
  );
  await knex.raw(
    "create index members_awaiting on members (source_type, source_id, user_id) where state = 'awaiting'",
  );
}

export async function down(knex: Knex): Promise<void> {
  for (const index of ['invited_address', 'invite_email_key', 'listed', 'requested', 'invited']) {
    await knex.raw(`drop index members_${index}`);
  }
  await knex.raw('drop index members_awaiting');
  await knex.schema.alterTable('members', (t) => {
    t.dropColumns('ldap', 'override', 'invite_email_key');
  });
  await knex.schema.alterTable('members', (t) => {
    t.unique(['source_type', 'source_id', 'invite_email']);
  });
}
