import type { Knex } from 'knex';

/** Agents in clusters, and the tokens with which they connect, as digests. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('cluster_agents', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.string('name', 63).notNullable();
    t.bigInteger('created_by_id').references('users.id').onDelete('SET NULL').index();
    t.timestamp('created_at').notNullable();

    t.unique(['project_id', 'name']);
  });

  await knex.schema.createTable('cluster_agent_tokens', (t) => {
    t.bigIncrements('id');
    t.bigInteger('agent_id').notNullable().references('cluster_agents.id').onDelete('CASCADE');
    t.string('name', 255).notNullable();
    t.text('description');
    t.string('token_digest', 64).notNullable().unique();
    t.bigInteger('created_by_id').references('users.id').onDelete('SET NULL').index();
    t.timestamp('created_at').notNullable();
    t.timestamp('last_used_at');
    t.timestamp('revoked_at');
  });
  await knex.raw(
    'create index active_cluster_agent_tokens on cluster_agent_tokens (agent_id, id) where revoked_at is null',
  );
  await knex.raw('create index cluster_agent_tokens_by_agent on cluster_agent_tokens (agent_id)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('cluster_agent_tokens');
  await knex.schema.dropTable('cluster_agents');
}
