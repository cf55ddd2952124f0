import type { Knex } from 'knex';

/** Receivers of events, what they are sent, and how that went. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('hooks', (t) => {
    t.bigIncrements('id');
    // `project`, `group`, `system`, or `removed` while its log leaves in parts.
    t.text('kind').notNullable();
    t.bigInteger('project_id').references('projects.id').onDelete('CASCADE');
    t.bigInteger('group_id').references('namespaces.id').onDelete('CASCADE');
    // Sealed, as all that may hold a secret of the receiver.
    t.text('url').notNullable();
    t.text('token');
    t.text('signing_token');
    // JSON objects.
    t.text('url_variables');
    t.text('custom_headers');
    t.boolean('push_events').notNullable();
    for (const column of [
      'tag_push_events',
      'issues_events',
      'confidential_issues_events',
      'merge_requests_events',
      'note_events',
      'job_events',
      'pipeline_events',
      'wiki_page_events',
      'deployment_events',
      'releases_events',
      'feature_flag_events',
      'subgroup_events',
      'member_events',
      'project_events',
      'repository_update_events',
    ]) {
      t.boolean(column).notNullable().defaultTo(false);
    }
    t.boolean('confidential_note_events');
    t.boolean('enable_ssl_verification').notNullable().defaultTo(true);
    t.text('push_events_branch_filter');
    t.text('branch_filter_strategy').notNullable().defaultTo('wildcard');
    t.text('custom_webhook_template');
    t.text('name');
    t.text('description');
    // Failures since the last success.
    t.integer('recent_failures').notNullable().defaultTo(0);
    t.timestamp('disabled_until');
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
    t.boolean('quick').notNullable().defaultTo(false);

    t.index(['project_id', 'id']);
    t.index(['group_id', 'id']);
  });
  await knex.raw(`create index hooks_of_system on hooks (id) where kind = 'system'`);

  await knex.schema.createTable('delivery_payloads', (t) => {
    t.bigIncrements('id');
    // Who completes it before it is sent; null for one that is complete.
    t.text('completer');
    t.integer('bytes').notNullable();
    t.timestamp('created_at').notNullable();
    // JSON.
    t.text('body').notNullable();

    t.index(['created_at', 'id']);
  });

  await knex.schema.createTable('deliveries', (t) => {
    t.bigIncrements('id');
    t.bigInteger('hook_id').references('hooks.id').onDelete('CASCADE');
    t.bigInteger('payload_id').references('delivery_payloads.id').onDelete('SET NULL');
    // `waiting`, `sent` or `dropped`.
    t.text('state').notNullable();
    t.text('trigger').notNullable();
    t.text('header').notNullable();
    // Deliveries of one receiver about one subject keep their order.
    t.text('subject').notNullable();
    t.text('event_uuid').notNullable();
    t.text('idempotency_key').notNullable();
    // Of the payload, and of what was answered.
    t.integer('bytes').notNullable();
    t.timestamp('created_at').notNullable();
    t.integer('duration_ms');
    // A code, or `internal error` where there was no answer.
    t.text('response_status');
    for (const column of ['url', 'request_headers', 'response_headers', 'response_body']) {
      t.text(column);
    }
    // Integrations are receivers of events, as hooks are.
    t.bigInteger('integration_id').references('integrations.id').onDelete('CASCADE');
    t.text('chain');

    t.index(['hook_id', 'created_at', 'id']);
    t.index(['payload_id']);
    t.index(['event_uuid', 'hook_id']);
    t.index(['created_at', 'id']);
  });
  for (const index of [
    `index deliveries_of_waiting_hooks on deliveries (hook_id, id) where state = 'waiting'`,
    `index deliveries_of_integrations on deliveries (integration_id, created_at, id)
     where integration_id is not null`,
    `index deliveries_of_waiting_integrations on deliveries (integration_id, id) where state = 'waiting'`,
    'index deliveries_of_chains on deliveries (chain, hook_id) where chain is not null',
  ]) {
    await knex.raw(`create ${index}`);
  }

  // Who sends to a receiver at the moment: one at a time, so that the order holds.
  await knex.schema.createTable('delivery_holders', (t) => {
    t.text('receiver').primary();
    t.text('holder').notNullable();
    t.timestamp('held_until').notNullable();
  });

  // A chain of events and requests has a name of its own where its receivers are told different UUIDs; how many hooks it has
  // told below each namespace of the top is counted.
  await knex.schema.createTable('delivery_chains', (t) => {
    t.bigIncrements('id');
    t.text('chain').notNullable();
    t.bigInteger('root_id').notNullable();
    t.integer('told').notNullable();
    t.timestamp('created_at').notNullable();

    t.unique(['chain', 'root_id']);
    t.index(['created_at', 'id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of [
    'delivery_chains',
    'delivery_holders',
    'deliveries',
    'delivery_payloads',
    'hooks',
  ]) {
    await knex.schema.dropTable(table);
  }
}
