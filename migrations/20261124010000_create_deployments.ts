import type { Knex } from 'knex';

/** What was deployed to environments. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('deployments', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.bigInteger('iid').notNullable();
    t.bigInteger('environment_id').notNullable().references('environments.id').onDelete('CASCADE');
    t.text('ref').notNullable();
    t.boolean('tag').notNullable();
    t.text('sha').notNullable();
    t.string('status', 16).notNullable();
    t.bigInteger('user_id').references('users.id').onDelete('SET NULL').index();
    // Stays when the job is removed: nobody else may tell of the deployment.
    t.bigInteger('job_id').unique();
    // Name of the job, in the same pipeline, that stops what is deployed.
    t.text('on_stop');
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
    t.timestamp('finished_at');

    t.unique(['project_id', 'iid']);
    t.index(['project_id', 'id']);
    t.index(['project_id', 'created_at', 'id']);
    t.index(['project_id', 'updated_at', 'id']);
    t.index(['project_id', 'ref', 'id']);
    t.index(['project_id', 'status', 'id']);
    t.index(['environment_id', 'id']);
    t.index(['environment_id', 'status', 'id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('deployments');
}
