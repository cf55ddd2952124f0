import type { Knex } from 'knex';

/** Variables that jobs are given: of a project, of a group, or with neither of the instance. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('ci_variables', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').references('projects.id').onDelete('CASCADE');
    t.bigInteger('group_id').references('namespaces.id').onDelete('CASCADE');
    t.text('key').notNullable();
    t.text('value_sealed').notNullable();
    t.text('variable_type').notNullable();
    t.boolean('protected').notNullable();
    t.boolean('masked').notNullable();
    t.boolean('raw').notNullable();
    t.text('environment_scope').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.index(['project_id', 'id']);
    t.index(['group_id', 'id']);
  });
  for (const index of [
    `unique index ci_variables_of_project on ci_variables (project_id, key, environment_scope)
     where project_id is not null`,
    `unique index ci_variables_of_group on ci_variables (group_id, key, environment_scope)
     where group_id is not null`,
    `unique index ci_variables_of_instance on ci_variables (key)
     where project_id is null and group_id is null`,
  ]) {
    await knex.raw(`create ${index}`);
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('ci_variables');
}
