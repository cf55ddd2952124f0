import type { Knex } from 'knex';

/** How many approvals merge requests need, whose, and those that were given. */
export async function up(knex: Knex): Promise<void> {
  // The settings for approvals of a project; projects without a row have the defaults.
  await knex.schema.createTable('approval_configurations', (t) => {
    t.bigInteger('project_id').primary().references('projects.id').onDelete('CASCADE');
    t.boolean('reset_approvals_on_push').notNullable().defaultTo(true);
    for (const column of [
      'disable_overriding_approvers_per_merge_request',
      'merge_requests_author_approval',
      'merge_requests_disable_committers_approval',
      'require_password_to_approve',
    ]) {
      t.boolean(column).notNullable().defaultTo(false);
    }
  });

  // How many approvals the merge requests of a project need, and whose.
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
    `create unique index approval_rules_any on approval_rules (project_id) where rule_type = 'any_approver'`,
  );

  await knex.schema.createTable('approval_rule_users', (t) => {
    t.bigInteger('rule_id').notNullable().references('approval_rules.id').onDelete('CASCADE');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE').index();

    t.primary(['rule_id', 'user_id']);
  });

  await knex.schema.createTable('approval_rule_groups', (t) => {
    t.bigInteger('rule_id').notNullable().references('approval_rules.id').onDelete('CASCADE');
    t.bigInteger('group_id').notNullable().references('namespaces.id').onDelete('CASCADE').index();

    t.primary(['rule_id', 'group_id']);
  });

  await knex.schema.createTable('approval_rule_protected_branches', (t) => {
    t.bigInteger('rule_id').notNullable().references('approval_rules.id').onDelete('CASCADE');
    t.bigInteger('protected_branch_id')
      .notNullable()
      .references('protected_branches.id')
      .onDelete('CASCADE')
      .index();

    t.primary(['rule_id', 'protected_branch_id']);
  });

  // Who approved a merge request, and the rules that are its own.
  await knex.schema.createTable('approvals', (t) => {
    t.bigIncrements('id');
    t.bigInteger('merge_request_id')
      .notNullable()
      .references('merge_requests.id')
      .onDelete('CASCADE');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE');
    // The head that it was given for.
    t.text('head_sha');
    t.timestamp('created_at').notNullable();

    t.unique(['merge_request_id', 'user_id']);
    t.index(['user_id', 'merge_request_id']);
  });

  await knex.schema.createTable('approval_request_rules', (t) => {
    t.bigIncrements('id');
    t.bigInteger('merge_request_id')
      .notNullable()
      .references('merge_requests.id')
      .onDelete('CASCADE');
    // The rule of the project that it was copied from.
    t.bigInteger('source_rule_id').references('approval_rules.id').onDelete('SET NULL').index();
    t.text('name').notNullable();
    // regular or any_approver
    t.string('rule_type', 16).notNullable();
    t.integer('approvals_required').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.index(['merge_request_id', 'id']);
    t.unique(['merge_request_id', 'name']);
  });

  await knex.schema.createTable('approval_request_rule_users', (t) => {
    t.bigInteger('rule_id')
      .notNullable()
      .references('approval_request_rules.id')
      .onDelete('CASCADE');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE').index();

    t.primary(['rule_id', 'user_id']);
  });

  await knex.schema.createTable('approval_request_rule_groups', (t) => {
    t.bigInteger('rule_id')
      .notNullable()
      .references('approval_request_rules.id')
      .onDelete('CASCADE');
    t.bigInteger('group_id').notNullable().references('namespaces.id').onDelete('CASCADE').index();

    t.primary(['rule_id', 'group_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of [
    'approval_request_rule_groups',
    'approval_request_rule_users',
    'approval_request_rules',
    'approvals',
    'approval_rule_protected_branches',
    'approval_rule_groups',
    'approval_rule_users',
    'approval_rules',
    'approval_configurations',
  ]) {
    await knex.schema.dropTable(table);
  }
}
