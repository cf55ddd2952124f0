import type { Knex } from 'knex';

/** Who approved a merge request, and the rules that are its own. */
export async function up(knex: Knex): Promise<void> {
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
  for (const { table, column, owner } of parts) {
    await knex.schema.createTable(table, (t) => {
      t.bigInteger('rule_id')
        .notNullable()
        .references('approval_request_rules.id')
        .onDelete('CASCADE');
      t.bigInteger(column).notNullable().references(`${owner}.id`).onDelete('CASCADE').index();

      t.primary(['rule_id', column]);
    });
  }
}

const parts = [
  { table: 'approval_request_rule_users', column: 'user_id', owner: 'users' },
  { table: 'approval_request_rule_groups', column: 'group_id', owner: 'namespaces' },
] as const;

export async function down(knex: Knex): Promise<void> {
  for (const { table } of parts) await knex.schema.dropTable(table);
  await knex.schema.dropTable('approval_request_rules');
  await knex.schema.dropTable('approvals');
}
