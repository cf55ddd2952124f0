import type { Knex } from 'knex';

/** The labels that issues, epics and merge requests have, and who watches them. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('label_links', (t) => {
    t.bigIncrements('id');
    t.bigInteger('label_id').notNullable().references('labels.id').onDelete('CASCADE');
    // One of these.
    t.bigInteger('issue_id').references('issues.id').onDelete('CASCADE');
    t.bigInteger('epic_id').references('epics.id').onDelete('CASCADE');
    t.bigInteger('merge_request_id').references('merge_requests.id').onDelete('CASCADE');

    t.unique(['issue_id', 'label_id']);
    t.index(['label_id', 'issue_id']);
    t.unique(['epic_id', 'label_id']);
    t.index(['label_id', 'epic_id']);
  });
  await knex.raw(
    'create index label_links_of_merge_requests_labels on label_links (label_id, merge_request_id)',
  );
  await knex.raw(
    'create unique index label_links_of_merge_requests_once on label_links (merge_request_id, label_id)',
  );

  await knex.schema.createTable('subscriptions', (t) => {
    t.bigIncrements('id');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE');
    // One of these.
    t.bigInteger('issue_id').references('issues.id').onDelete('CASCADE').index();
    t.bigInteger('epic_id').references('epics.id').onDelete('CASCADE').index();
    // False: a participant who does not want to be told.
    t.boolean('subscribed').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
    t.bigInteger('merge_request_id').references('merge_requests.id').onDelete('CASCADE');

    t.unique(['user_id', 'issue_id']);
    t.unique(['user_id', 'epic_id']);
  });
  await knex.raw(
    'create index subscriptions_of_merge_requests_order on subscriptions (merge_request_id)',
  );
  await knex.raw(
    'create unique index subscriptions_of_merge_requests_once on subscriptions (user_id, merge_request_id)',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('subscriptions');
  await knex.schema.dropTable('label_links');
}
