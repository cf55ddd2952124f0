import type { Knex } from 'knex';

/** Users, and what is known of them. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('users', (t) => {
    t.bigIncrements('id');
    t.string('username', 255).notNullable();
    t.string('name', 255).notNullable();
    t.string('email', 255).notNullable();
    // Folded in the application, so that both databases agree on what is equal and what a search finds.
    t.text('username_key').notNullable();
    t.text('name_key').notNullable();
    t.text('email_key').notNullable();
    t.text('public_email_key').notNullable().defaultTo('');
    t.string('state', 32).notNullable().defaultTo('active');
    t.boolean('admin').notNullable().defaultTo(false);
    t.boolean('auditor').notNullable().defaultTo(false);
    t.boolean('external').notNullable().defaultTo(false);
    // Null for people; otherwise what kind of bot or internal user it is.
    t.string('user_type', 32);
    t.text('password_digest');
    t.timestamp('password_expires_at');
    t.timestamp('confirmed_at');
    t.string('bio', 255).notNullable().defaultTo('');
    t.string('location', 255);
    t.string('organization', 255);
    t.string('job_title', 255).notNullable().defaultTo('');
    t.string('pronouns', 50);
    t.string('skype', 255).notNullable().defaultTo('');
    t.string('linkedin', 255).notNullable().defaultTo('');
    t.string('twitter', 255).notNullable().defaultTo('');
    t.text('website_url').notNullable().defaultTo('');
    t.string('public_email', 255).notNullable().defaultTo('');
    t.string('commit_email', 255);
    t.text('note');
    t.string('timezone', 255);
    t.integer('theme_id').notNullable().defaultTo(1);
    t.integer('color_scheme_id').notNullable().defaultTo(1);
    t.integer('projects_limit').notNullable().defaultTo(100_000);
    t.boolean('can_create_group').notNullable().defaultTo(true);
    t.boolean('two_factor_enabled').notNullable().defaultTo(false);
    t.boolean('private_profile').notNullable().defaultTo(false);
    t.boolean('view_diffs_file_by_file').notNullable().defaultTo(false);
    t.integer('followers_count').notNullable().defaultTo(0);
    t.integer('following_count').notNullable().defaultTo(0);
    t.integer('sign_in_count').notNullable().defaultTo(0);
    t.timestamp('current_sign_in_at');
    t.timestamp('last_sign_in_at');
    t.string('current_sign_in_ip', 64);
    t.string('last_sign_in_ip', 64);
    t.date('last_activity_on');
    t.integer('shared_runners_minutes_limit');
    t.integer('extra_shared_runners_minutes_limit');
    t.bigInteger('provisioned_by_group_id');
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
    t.boolean('show_whitespace_in_diffs').notNullable().defaultTo(true);
    // From then on a worker removes the account.
    t.timestamp('deletion_requested_at');
    // The name of its file, or a slash and the digest of the address by which an external service knows the picture.
    t.string('avatar', 255);
    // When a user was first seen without the second factor that the instance or a group asks of them.
    t.timestamp('two_factor_wanted_since');
    t.string('accepted_terms', 64);

    t.unique(['username_key']);
    t.unique(['email_key']);
    t.index(['name_key', 'id']);
    // Searches for a part of a name read this narrow copy: 0.1 microseconds for each user on SQLite.
    t.index(['id', 'name_key', 'username_key']);
    t.index(['updated_at', 'id']);
    t.index(['created_at', 'id']);
    // Filters that few rows pass.
    t.index(['state', 'id']);
    t.index(['user_type', 'id']);
    t.index(['public_email_key']);
    // Who was active longest ago.
    t.index(['last_activity_on', 'id']);
  });
  for (const index of [
    'index users_admins on users (id) where admin',
    'index users_external on users (id) where external',
    'index users_two_factor on users (id) where two_factor_enabled',
    // For the list of the users that a group has provisioned, the newest first.
    'index users_provisioned on users (provisioned_by_group_id, id) where provisioned_by_group_id is not null',
  ]) {
    await knex.raw(`create ${index}`);
  }

  // Every address of every user. The primary one is here as well as in `users`, so that one unique index is the
  // last word on whose an address is.
  await knex.schema.createTable('emails', (t) => {
    t.bigIncrements('id');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE').index();
    t.string('email', 255).notNullable();
    t.text('email_key').notNullable();
    t.boolean('primary').notNullable().defaultTo(false);
    t.timestamp('confirmed_at');
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
    // Since when its user is known to read its mail, or an administrator vouches for that. An address that was confirmed as
    // it was made proves nothing: an identity provider, or a user who typed it, may have said so.
    t.timestamp('proven_at');
    // The one that takes the place of the primary address once it is confirmed.
    t.boolean('becomes_primary').notNullable().defaultTo(false);

    t.unique(['email_key']);
    // For the addresses of one user in their order of creation.
    t.index(['user_id', 'id']);
  });

  await knex.schema.createTable('identities', (t) => {
    t.bigIncrements('id');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE').index();
    t.string('provider', 255).notNullable();
    t.string('extern_uid', 1024).notNullable();
    t.bigInteger('saml_provider_id').index();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
    // Users that a group's single sign-on provisions: their id there counts in any case, each has one of them, and they are
    // active as long as they are members. Other identities have no key.
    t.string('extern_uid_key', 2048);
    t.boolean('active').notNullable().defaultTo(true);
    // The name and the address that the identity provider of a group gave a user: it is told no others.
    t.text('sent_username');
    t.text('sent_name');
    t.text('sent_email');
  });
  for (const index of [
    // Ids of group single sign-on are unique within their provider, all others within the instance.
    'unique index identities_account on identities (provider, extern_uid, coalesce(saml_provider_id, 0))',
    'unique index identities_extern_uid on identities (saml_provider_id, extern_uid_key)',
    `unique index identities_provisioned on identities (saml_provider_id, user_id)
     where extern_uid_key is not null`,
  ]) {
    await knex.raw(`create ${index}`);
  }

  // Where users came from lately, kept while the instance limits how many places that may be.
  await knex.schema.createTable('user_addresses', (t) => {
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE');
    t.string('address', 64).notNullable();
    t.timestamp('seen_at').notNullable();

    t.primary(['user_id', 'address']);
  });

  // Pairs that administrators attach to users.
  await knex.schema.createTable('user_custom_attributes', (t) => {
    t.bigIncrements('id');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE');
    t.string('key', 255).notNullable();
    t.text('value').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.unique(['user_id', 'key']);
    t.index(['key', 'user_id']);
  });

  // Who follows whom; `users` counts both ways.
  await knex.schema.createTable('user_followers', (t) => {
    t.bigInteger('follower_id').notNullable().references('users.id').onDelete('CASCADE');
    t.bigInteger('followed_id').notNullable().references('users.id').onDelete('CASCADE');
    t.timestamp('created_at').notNullable();

    t.primary(['follower_id', 'followed_id']);
    t.index(['followed_id', 'follower_id']);
  });

  // The statuses that users set; a user without one has no row.
  await knex.schema.createTable('user_statuses', (t) => {
    t.bigInteger('user_id').primary().references('users.id').onDelete('CASCADE');
    t.string('emoji', 255).notNullable();
    t.string('message', 100);
    t.string('availability', 16).notNullable();
    // Nothing shows from this time on, whether the row is there or not.
    t.timestamp('clear_status_at');
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of [
    'user_statuses',
    'user_followers',
    'user_custom_attributes',
    'user_addresses',
    'identities',
    'emails',
    'users',
  ]) {
    await knex.schema.dropTable(table);
  }
}
