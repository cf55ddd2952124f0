import type { Knex } from 'knex';

/** Who may create a protected tag. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('protected_tag_access_levels', (t) => {
    t.bigIncrements('id');
    t.bigInteger('protected_tag_id')
      .notNullable()
      .references('protected_tags.id')
      .onDelete('CASCADE')
      .index();
    // Exactly one of these.
    t.integer('access_level');
    t.bigInteger('user_id').references('users.id').onDelete('CASCADE').index();
    t.bigInteger('group_id').references('namespaces.id').onDelete('CASCADE').index();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('protected_tag_access_levels');
}
