import type { Knex } from 'knex';

const parts = [
  { table: 'approval_rule_users', column: 'user_id', owner: 'users' },
  { table: 'approval_rule_groups', column: 'group_id', owner: 'namespaces' },
  {
    table: 'approval_rule_protected_branches',
    column: 'protected_branch_id',
    owner: 'protected_branches',
  },
] as const;

/** How many approvals the merge requests of a project need, and whose. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('approval_rules', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.text('name').notNullable();
    // regular, any_approver or report_approver
    t.string('rule_type', 16).notNullable();
    t.integer('approvals_required').notNullable();
    t.boolean('applies_to_all_protected_branches').notNullable().defaultTo(false);
    // Of report_approver alone: the report that is checked, and what of it.
    t.string('report_type', 32);
    t.jsonb('scanners');
    t.jsonb('severity_levels');
    t.integer('vulnerabilities_allowed');
    t.jsonb('vulnerability_states');
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.index(['project_id', 'id']);
    t.unique(['project_id', 'name']);
  });
  await knex.raw(
    "create unique index approval_rules_any on approval_rules (project_id) where rule_type = 'any_approver'",
  );
  for (const { table, column, owner } of parts) {
    await knex.schema.createTable(table, (t) => {
      t.bigInteger('rule_id').notNullable().references('approval_rules.id').onDelete('CASCADE');
      t.bigInteger(column).notNullable().references(`${owner}.id`).onDelete('CASCADE').index();

      t.primary(['rule_id', column]);
    });
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const { table } of parts) await knex.schema.dropTable(table);
  await knex.schema.dropTable('approval_rules');
}
