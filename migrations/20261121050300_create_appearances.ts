import type { Knex } from 'knex';

/** A single row once somebody has changed something, and the pictures with it: there are three, of at most a megabyte. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('appearances', (t) => {
    t.integer('id').primary();
    t.text('title').notNullable().defaultTo('');
    t.text('description').notNullable().defaultTo('');
    t.text('new_project_guidelines').notNullable().defaultTo('');
    t.text('profile_image_guidelines').notNullable().defaultTo('');
    t.text('header_message').notNullable().defaultTo('');
    t.text('footer_message').notNullable().defaultTo('');
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
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('appearance_pictures');
  await knex.schema.dropTable('appearances');
}
