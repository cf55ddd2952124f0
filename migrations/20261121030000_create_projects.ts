import type { Knex } from 'knex';

const FEATURES = [
  'issues',
  'repository',
  'merge_requests',
  'forking',
  'wiki',
  'builds',
  'snippets',
  'pages',
  'operations',
  'analytics',
  'container_registry',
  'security_and_compliance',
  'releases',
  'requirements',
];

/** What a project is and what lists look at; what is merely set for it is in `project_settings`. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('projects', (t) => {
    t.bigIncrements('id');
    t.bigInteger('namespace_id').notNullable().references('namespaces.id');
    t.bigInteger('creator_id').references('users.id').onDelete('SET NULL');
    t.string('name', 255).notNullable();
    t.string('path', 255).notNullable();
    // A copy of the namespace's path and the project's own: lookups by path are one index away.
    t.text('full_path').notNullable();
    // Folded in the application, so that both databases agree on what is equal and what a search finds.
    t.text('name_key').notNullable();
    t.text('search_text').notNullable();
    t.text('description');
    t.string('visibility', 16).notNullable();
    t.boolean('archived').notNullable().defaultTo(false);
    // Visibility and archived in one number, null while being deleted: what every list starts from.
    t.smallint('listing');
    t.text('default_branch').notNullable();
    t.boolean('empty_repo').notNullable().defaultTo(true);
    t.text('readme_path');
    // A copy of the names in `topics`, as the project was given them.
    t.jsonb('topic_names').notNullable().defaultTo('[]');
    t.integer('star_count').notNullable().defaultTo(0);
    t.integer('forks_count').notNullable().defaultTo(0);
    t.integer('open_issues_count').notNullable().defaultTo(0);
    t.bigInteger('forked_from_id').references('projects.id').onDelete('SET NULL');
    for (const feature of FEATURES) {
      t.string(`${feature}_access_level`, 16).notNullable();
    }
    t.string('import_type', 32);
    t.string('import_status', 16).notNullable().defaultTo('none');
    t.string('repository_storage', 255).notNullable().defaultTo('default');
    t.boolean('repository_checksum_failed').notNullable().defaultTo(false);
    t.boolean('wiki_checksum_failed').notNullable().defaultTo(false);
    t.date('marked_for_deletion_on');
    t.timestamp('deletion_requested_at');
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
    t.timestamp('last_activity_at').notNullable();

    t.unique(['namespace_id', 'name_key']);
    // Orders of lists; creation is ordered by id.
    t.index(['listing', 'id']);
    t.index(['listing', 'name', 'id']);
    t.index(['listing', 'path', 'id']);
    t.index(['listing', 'updated_at', 'id']);
    t.index(['listing', 'last_activity_at', 'id']);
    t.index(['listing', 'star_count', 'id']);
    // From an id, as in `project_authorizations`, to what says whether lists show it.
    t.index(['id', 'listing']);
    t.index(['creator_id', 'id']);
    t.index(['forked_from_id', 'id']);
    t.index(['repository_storage', 'id']);
  });
  await knex.raw('create unique index projects_full_path on projects (lower(full_path))');
  // Filters that few rows pass.
  await knex.raw(
    'create index projects_imported on projects (creator_id, id) where import_type is not null',
  );
  await knex.raw(
    'create index projects_repository_checksum_failed on projects (id) where repository_checksum_failed',
  );
  await knex.raw(
    'create index projects_wiki_checksum_failed on projects (id) where wiki_checksum_failed',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('projects');
}
