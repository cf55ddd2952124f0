import type { Knex } from 'knex';

const requests = [
  ...['project_exports', 'group_exports', 'relation_exports'],
  ...['project_imports', 'group_imports'],
];

/**
 * Exports and imports know whether an administrator asked for them: a session outside admin mode is none. Relations have a
 * file for maintainers and one for administrators, as archives have.
 */
export async function up(knex: Knex): Promise<void> {
  for (const table of requests) {
    await knex.schema.alterTable(table, (t) => {
      t.boolean('administrator').notNullable().defaultTo(false);
    });
  }
  for (const subject of ['project_id', 'group_id']) {
    await knex.schema.alterTable('relation_export_files', (t) => {
      t.dropUnique([subject, 'relation']);
      t.unique([subject, 'relation', 'administrators_only']);
    });
    await knex.raw(`drop index relation_exports_waiting_${subject}`);
    await knex.raw(
      `create unique index relation_exports_waiting_${subject}
       on relation_exports (${subject}, user_id, administrator) where status = 'queued'`,
    );
  }
}

export async function down(knex: Knex): Promise<void> {
  // The file that holds more goes: nobody may find it in the place of the other.
  await knex('relation_export_files').where({ administrators_only: true }).delete();
  await knex('relation_exports').where({ administrator: true }).delete();
  for (const subject of ['project_id', 'group_id']) {
    await knex.raw(`drop index relation_exports_waiting_${subject}`);
    await knex.raw(
      `create unique index relation_exports_waiting_${subject}
       on relation_exports (${subject}, user_id) where status = 'queued'`,
    );
    await knex.schema.alterTable('relation_export_files', (t) => {
      t.dropUnique([subject, 'relation', 'administrators_only']);
      t.unique([subject, 'relation']);
    });
  }
  for (const table of requests) {
    await knex.raw(`alter table ${table} drop column administrator`);
  }
}
