import type { Knex } from 'knex';

/** The settings of the instance, and the messages of its administrators to everybody. */
export async function up(knex: Knex): Promise<void> {
  // A single row. `changed` holds the settings that were ever changed, by name; the rest have their defaults.
  await knex.schema.createTable('application_settings', (t) => {
    t.integer('id').primary();
    t.jsonb('changed').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
  });
  const now = new Date().toISOString();
  await knex('application_settings').insert({
    id: 1,
    changed: '{}',
    created_at: now,
    updated_at: now,
  });

  // Features that somebody set; `gates` as src/resources/features/gates.ts has them.
  await knex.schema.createTable('features', (t) => {
    t.bigIncrements('id');
    t.string('name', 255).notNullable().unique();
    t.jsonb('gates').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
  });

  // One row for each plan whose limits somebody has changed; `limits` by name, the rest have their defaults.
  await knex.schema.createTable('plan_limits', (t) => {
    t.string('plan_name', 50).primary();
    t.jsonb('limits').notNullable();
  });

  await knex.schema.createTable('licenses', (t) => {
    t.bigIncrements('id');
    t.string('plan', 50).notNullable();
    t.date('starts_at').notNullable();
    t.date('expires_at');
    t.integer('user_limit');
    t.jsonb('licensee').notNullable();
    t.jsonb('add_ons').notNullable();
    // Users who counted when it was added.
    t.integer('users_before').notNullable();
    t.timestamp('created_at').notNullable();
  });

  // A single row once somebody has changed something, and the pictures with it: there are three, of at most a megabyte.
  await knex.schema.createTable('appearances', (t) => {
    t.integer('id').primary();
    for (const column of [
      'title',
      'description',
      'new_project_guidelines',
      'profile_image_guidelines',
      'header_message',
      'footer_message',
    ]) {
      t.text(column).notNullable().defaultTo('');
    }
    t.string('message_background_color', 20).notNullable().defaultTo('#E75E40');
    t.string('message_font_color', 20).notNullable().defaultTo('#FFFFFF');
    t.boolean('email_header_and_footer_enabled').notNullable().defaultTo(false);
  });
  await knex('appearances').insert({ id: 1 });

  await knex.schema.createTable('appearance_pictures', (t) => {
    t.string('kind', 20).primary();
    t.string('filename', 255).notNullable();
    t.string('media_type', 50).notNullable();
    t.binary('bytes').notNullable();
  });

  await knex.schema.createTable('broadcast_messages', (t) => {
    t.bigIncrements('id');
    t.text('message').notNullable();
    t.timestamp('starts_at').notNullable();
    t.timestamp('ends_at').notNullable();
    t.string('color', 255).notNullable();
    t.string('font', 255).notNullable();
    t.jsonb('target_access_levels').notNullable();
    t.string('target_path', 255);
    t.string('broadcast_type', 20).notNullable();
    t.boolean('dismissable').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of [
    'broadcast_messages',
    'appearance_pictures',
    'appearances',
    'licenses',
    'plan_limits',
    'features',
    'application_settings',
  ]) {
    await knex.schema.dropTable(table);
  }
}
