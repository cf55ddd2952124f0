import type { Knex } from 'knex';

/** Projects, and what is set, counted and remembered of them. */
export async function up(knex: Knex): Promise<void> {
  // The columns that lists look at are here; those that are merely set for a project are in `project_settings`.
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
    for (const column of [
      'issues_access_level',
      'repository_access_level',
      'merge_requests_access_level',
      'forking_access_level',
      'wiki_access_level',
      'builds_access_level',
      'snippets_access_level',
      'pages_access_level',
      'operations_access_level',
      'analytics_access_level',
      'container_registry_access_level',
      'security_and_compliance_access_level',
      'releases_access_level',
      'requirements_access_level',
    ]) {
      t.string(column, 16).notNullable();
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
    t.string('avatar', 255);
    // The namespace at the top of the one that holds the project, with the orders of lists within it: who is in thousands
    // of projects is so below few namespaces at the top. Derived, see src/policy/authorizations.ts; without a reference,
    // because the namespaces between the two cannot go before the project does.
    t.bigInteger('root_id');

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
    // For the projects of one namespace in their order of creation.
    t.index(['namespace_id', 'id']);
    // The orders of lists below a namespace at the top.
    t.index(['root_id', 'listing', 'name', 'id']);
    t.index(['root_id', 'listing', 'path', 'id']);
    t.index(['root_id', 'listing', 'updated_at', 'id']);
    t.index(['root_id', 'listing', 'last_activity_at', 'id']);
    t.index(['root_id', 'listing', 'star_count', 'id']);
    // The sizes of all projects below a namespace at the top are added up a thousand at a time, by id.
    t.index(['root_id', 'id']);
  });
  for (const index of [
    'unique index projects_full_path on projects (lower(full_path))',
    // Filters that few rows pass.
    'index projects_imported on projects (creator_id, id) where import_type is not null',
    'index projects_repository_checksum_failed on projects (id) where repository_checksum_failed',
    'index projects_wiki_checksum_failed on projects (id) where wiki_checksum_failed',
    // For the daily look at what was marked for deletion: few projects are.
    `index projects_marked_for_deletion on projects (marked_for_deletion_on, id)
     where marked_for_deletion_on is not null`,
    // For texts of one or two letters, which are compared with whole names and paths: no index of parts knows them.
    'index projects_name_key on projects (name_key)',
    'index projects_path_key on projects (lower(path))',
  ]) {
    await knex.raw(`create ${index}`);
  }
  // The newest projects of one listing, for filters that no index serves. Rows lie in the order of ids, so Postgres would
  // rather walk along all ids, and pass over every project of other listings on its way: thousands, where somebody brought
  // in thousands at once. SQLite walks along the index that begins with the listing.
  for (const listing of isPostgres(knex) ? [0, 1, 2, 3, 4, 5] : []) {
    await knex.raw(
      `create index projects_of_listing_${listing} on projects (id) where listing = ${listing}`,
    );
  }

  // Settings that are read only with the project itself; one row each, made with it.
  await knex.schema.createTable('project_settings', (t) => {
    t.bigInteger('project_id').primary().references('projects.id').onDelete('CASCADE');
    t.string('merge_method', 16).notNullable();
    t.string('squash_option', 16).notNullable();
    t.boolean('only_allow_merge_if_pipeline_succeeds').notNullable();
    t.boolean('only_allow_merge_if_all_discussions_are_resolved').notNullable();
    t.boolean('allow_merge_on_skipped_pipeline');
    t.boolean('remove_source_branch_after_merge');
    t.boolean('printing_merge_request_link_enabled').notNullable();
    t.boolean('resolve_outdated_diff_discussions').notNullable();
    t.boolean('autoclose_referenced_issues').notNullable();
    for (const column of [
      'suggestion_commit_message',
      'merge_commit_template',
      'squash_commit_template',
      'issues_template',
      'merge_requests_template',
    ]) {
      t.text(column);
    }
    t.integer('approvals_before_merge').notNullable();
    for (const column of [
      'merge_pipelines_enabled',
      'merge_trains_enabled',
      'mr_default_target_self',
      'request_access_enabled',
      'lfs_enabled',
      'packages_enabled',
      'service_desk_enabled',
      'shared_runners_enabled',
      'public_jobs',
    ]) {
      t.boolean(column).notNullable();
    }
    t.string('build_git_strategy', 16).notNullable();
    t.integer('build_timeout').notNullable();
    t.string('auto_cancel_pending_pipelines', 16).notNullable();
    t.text('ci_config_path');
    t.integer('ci_default_git_depth');
    for (const column of [
      'ci_forward_deployment_enabled',
      'ci_job_token_scope_enabled',
      'ci_separated_caches',
      'ci_allow_fork_pipelines_to_run_in_parent_project',
      'restrict_user_defined_variables',
      'keep_latest_artifact',
      'auto_devops_enabled',
    ]) {
      t.boolean(column).notNullable();
    }
    t.string('auto_devops_deploy_strategy', 32).notNullable();
    t.jsonb('container_expiration_policy').notNullable();
    t.boolean('emails_disabled');
    t.boolean('show_default_award_emojis').notNullable();
    t.boolean('warn_about_potentially_unwanted_characters').notNullable();
    t.boolean('enforce_auth_checks_on_uploads').notNullable();
    t.string('external_authorization_classification_label', 255);
    t.text('import_url');
    t.text('import_error');
    // The registration token, sealed for those who may see it, and as a digest to be found by.
    t.text('runners_token_sealed').notNullable().defaultTo('');
    t.string('runners_token_digest', 64).unique();
    // The user name and password of a repository that is still to be imported, sealed; null when that is over.
    t.text('import_credentials_sealed');
  });

  // Sizes in bytes, kept by what changes them; one row per project, made with it.
  await knex.schema.createTable('project_statistics', (t) => {
    t.bigInteger('project_id').primary().references('projects.id').onDelete('CASCADE');
    for (const column of [
      'commit_count',
      'storage_size',
      'repository_size',
      'wiki_size',
      'lfs_objects_size',
      'job_artifacts_size',
      'pipeline_artifacts_size',
      'packages_size',
      'snippets_size',
      'uploads_size',
    ]) {
      t.bigInteger(column).notNullable().defaultTo(0);
    }
    // When the repository was last looked at for the numbers of its row; null for not since it was made.
    t.timestamp('refreshed_at');
    // When refs were last seen to have moved since the repository was tidied; null for not at all.
    t.timestamp('changed_at');
    // Of the layers that its manifests name, each counted once.
    t.bigInteger('container_registry_size').notNullable().defaultTo(0);

    // Orders that administrators may ask for.
    t.index(['storage_size', 'project_id']);
    t.index(['repository_size', 'project_id']);
    t.index(['packages_size', 'project_id']);
    t.index(['wiki_size', 'project_id']);
    t.index(['changed_at', 'project_id']);
  });

  // Programming languages found in the repository.
  await knex.schema.createTable('project_languages', (t) => {
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.string('name', 255).notNullable();
    // Percent of the code.
    t.float('share').notNullable();

    t.primary(['project_id', 'name']);
    t.index(['name', 'project_id']);
  });

  // How many projects there are of each `projects.listing`: lists without filters need not count.
  await knex.schema.createTable('project_totals', (t) => {
    t.smallint('listing').primary();
    t.bigInteger('count').notNullable();
  });
  await knex('project_totals').insert([0, 1, 2, 3, 4, 5].map((listing) => ({ listing, count: 0 })));

  await knex.schema.createTable('project_stars', (t) => {
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.timestamp('created_at').notNullable();

    t.primary(['user_id', 'project_id']);
    t.index(['project_id', 'user_id']);
  });

  // Pairs that administrators attach to projects.
  await knex.schema.createTable('project_custom_attributes', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.string('key', 255).notNullable();
    t.text('value').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.unique(['project_id', 'key']);
    t.index(['key', 'project_id']);
  });

  // How often a repository was fetched over HTTP, by day.
  await knex.schema.createTable('project_fetches', (t) => {
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.date('date').notNullable();
    t.bigInteger('count').notNullable();

    t.primary(['project_id', 'date']);
  });

  // When the housekeeping of a project was last asked for: it takes place once an hour at most.
  await knex.schema.createTable('project_housekeepings', (t) => {
    t.bigInteger('project_id').primary().references('projects.id').onDelete('CASCADE');
    t.timestamp('requested_at').notNullable();
  });

  // Full paths that projects, groups and users had before: git finds their repositories by them until they are taken.
  await knex.schema.createTable('old_paths', (t) => {
    t.bigIncrements('id');
    t.string('path_key', 2304).notNullable().unique();
    t.bigInteger('project_id').references('projects.id').onDelete('CASCADE').index();
    t.bigInteger('namespace_id').references('namespaces.id').onDelete('CASCADE').index();
    t.timestamp('left_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of [
    'old_paths',
    'project_housekeepings',
    'project_fetches',
    'project_custom_attributes',
    'project_stars',
    'project_totals',
    'project_languages',
    'project_statistics',
    'project_settings',
    'projects',
  ]) {
    await knex.schema.dropTable(table);
  }
}

function isPostgres(knex: Knex): boolean {
  const { dialect } = knex.client as { dialect: string };
  return dialect === 'postgresql';
}
