import type { Knex } from 'knex';

/** A vote about a deployment counts for one of the rules that say who approves. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('deployment_approvals', (t) => {
    // Null where nobody is named by rules; the rule may be gone by now.
    t.bigInteger('rule_id');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('deployment_approvals', (t) => {
    t.dropColumn('rule_id');
  });
}
