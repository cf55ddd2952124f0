import type { Knex } from 'knex';

/** Groups, and the personal namespaces of users beside them. */
export async function up(knex: Knex): Promise<void> {
  // The tree of groups, with the personal namespaces of users beside it.
  await knex.schema.createTable('namespaces', (t) => {
    t.bigIncrements('id');
    t.string('kind', 16).notNullable();
    t.string('name', 255).notNullable();
    // Folded in the application, so that both databases agree on what a search finds.
    t.text('name_key').notNullable();
    t.string('path', 255).notNullable();
    t.text('full_path').notNullable();
    t.text('full_name').notNullable();
    t.bigInteger('parent_id').references('namespaces.id').index();
    // Of personal namespaces only.
    t.bigInteger('owner_id').references('users.id').unique();
    t.string('visibility', 16).notNullable();
    t.integer('depth').notNullable();
    t.boolean('pending_delete').notNullable().defaultTo(false);
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
    t.string('avatar', 255);
  });
  for (const index of [
    'unique index namespaces_full_path on namespaces (lower(full_path))',
    `unique index namespaces_group_name on namespaces (coalesce(parent_id, 0), name) where kind = 'group'`,
    // The orders of lists, of all groups and of those with one visibility; they also serve the counts.
    `index namespaces_groups_by_id on namespaces (id) where kind = 'group' and not pending_delete`,
    `index namespaces_groups_by_name_id on namespaces (name, id) where kind = 'group' and not pending_delete`,
    `index namespaces_groups_by_path_id on namespaces (path, id) where kind = 'group' and not pending_delete`,
    `index namespaces_groups_by_visibility_id on namespaces (visibility, id)
     where kind = 'group' and not pending_delete`,
    `index namespaces_groups_by_visibility_name_id on namespaces (visibility, name, id)
     where kind = 'group' and not pending_delete`,
    `index namespaces_groups_by_visibility_path_id on namespaces (visibility, path, id)
     where kind = 'group' and not pending_delete`,
    // For texts of one or two letters, which are compared with whole names and paths: no index of parts knows them.
    'index namespaces_name_key on namespaces (name_key)',
    'index namespaces_path_key on namespaces (lower(path))',
  ]) {
    await knex.raw(`create ${index}`);
  }

  // Every pair of a namespace and what it is in, itself included at distance 0.
  await knex.schema.createTable('namespace_ancestors', (t) => {
    t.bigInteger('namespace_id').notNullable().references('namespaces.id').onDelete('CASCADE');
    t.bigInteger('ancestor_id').notNullable().references('namespaces.id').onDelete('CASCADE');
    t.integer('distance').notNullable();

    t.primary(['namespace_id', 'ancestor_id']);
    // A list that follows the groups below one has them in order only where an index says that none comes twice.
    t.unique(['ancestor_id', 'namespace_id']);
  });

  // The columns that a namespace of the kind `group` has beyond its place in the tree.
  await knex.schema.createTable('groups', (t) => {
    t.bigInteger('namespace_id').primary().references('namespaces.id').onDelete('CASCADE');
    t.string('description', 500).notNullable().defaultTo('');
    t.boolean('share_with_group_lock').notNullable().defaultTo(false);
    t.boolean('require_two_factor_authentication').notNullable().defaultTo(false);
    t.integer('two_factor_grace_period').notNullable().defaultTo(48);
    t.string('project_creation_level', 16).notNullable();
    t.string('subgroup_creation_level', 16).notNullable().defaultTo('maintainer');
    t.boolean('auto_devops_enabled');
    t.boolean('emails_disabled');
    t.boolean('mentions_disabled');
    t.boolean('lfs_enabled').notNullable().defaultTo(true);
    t.boolean('request_access_enabled').notNullable().defaultTo(true);
    t.integer('default_branch_protection').notNullable();
    t.string('shared_runners_setting', 32).notNullable().defaultTo('enabled');
    t.boolean('prevent_sharing_groups_outside_hierarchy').notNullable().defaultTo(false);
    t.boolean('membership_lock').notNullable().defaultTo(false);
    t.bigInteger('file_template_project_id');
    t.integer('shared_runners_minutes_limit');
    t.integer('extra_shared_runners_minutes_limit');
    t.date('marked_for_deletion_on');
    // The registration token, sealed for those who may see it, and as a digest to be found by.
    t.text('runners_token_sealed').notNullable().defaultTo('');
    t.string('runners_token_digest', 64).unique();
    // Of a top-level group: whether projects and groups in it may have access tokens of their own.
    t.boolean('resource_access_token_creation_allowed').notNullable().defaultTo(true);
    // True where projects of the group can be forked within its hierarchy only; null when nobody has said.
    t.boolean('prevent_forking_outside_group');
  });
  // For the daily look at groups whose deletion was put off: there are few of them. `groups` is a word of SQL, too: without
  // quotes Knex cannot read this index on SQLite, and drop no column of the table.
  await knex.raw(`create index groups_marked_for_deletion on "groups" (marked_for_deletion_on)
     where marked_for_deletion_on is not null`);

  // Groups that are shared with another group, whose members then have access.
  await knex.schema.createTable('group_group_links', (t) => {
    t.bigIncrements('id');
    t.bigInteger('shared_group_id').notNullable().references('namespaces.id').onDelete('CASCADE');
    t.bigInteger('shared_with_group_id')
      .notNullable()
      .references('namespaces.id')
      .onDelete('CASCADE')
      .index();
    t.integer('group_access').notNullable();
    t.date('expires_at').index();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.unique(['shared_group_id', 'shared_with_group_id']);
  });

  // Pairs that administrators attach to groups.
  await knex.schema.createTable('group_custom_attributes', (t) => {
    t.bigIncrements('id');
    t.bigInteger('group_id').notNullable().references('namespaces.id').onDelete('CASCADE');
    t.string('key', 255).notNullable();
    t.text('value').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.unique(['group_id', 'key']);
    t.index(['key', 'group_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of [
    'group_custom_attributes',
    'group_group_links',
    'groups',
    'namespace_ancestors',
    'namespaces',
  ]) {
    await knex.schema.dropTable(table);
  }
}
