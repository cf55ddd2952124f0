import type { Knex } from 'knex';

/** The deployments to environments. */
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

  // Merge requests that came with successful deployments.
  await knex.schema.createTable('deployment_merge_requests', (t) => {
    t.bigInteger('deployment_id').notNullable().references('deployments.id').onDelete('CASCADE');
    t.bigInteger('merge_request_id')
      .notNullable()
      .references('merge_requests.id')
      .onDelete('CASCADE');
    t.bigInteger('environment_id').notNullable().references('environments.id').onDelete('CASCADE');
    t.timestamp('deployed_at').notNullable();

    t.primary(['deployment_id', 'merge_request_id']);
    t.index(['merge_request_id', 'deployed_at']);
    t.index(['environment_id', 'deployed_at']);
    t.index(['deployed_at', 'merge_request_id']);
  });

  // Votes about deployments that wait for them; one of each person.
  await knex.schema.createTable('deployment_approvals', (t) => {
    t.bigIncrements('id');
    t.bigInteger('deployment_id').notNullable().references('deployments.id').onDelete('CASCADE');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE').index();
    t.string('status', 16).notNullable();
    t.text('comment');
    t.timestamp('created_at').notNullable();
    // A vote about a deployment counts for one of the rules that say who approves.
    // Null where nobody is named by rules; the rule may be gone by now.
    t.bigInteger('rule_id');

    t.unique(['deployment_id', 'user_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('deployment_approvals');
  await knex.schema.dropTable('deployment_merge_requests');
  await knex.schema.dropTable('deployments');
}
