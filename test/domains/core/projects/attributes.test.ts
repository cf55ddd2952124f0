import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedUser, unique } from '#test/support/seed.ts';

const { api, db } = await startApp();
const free = await startApp({ config: { plan: 'free' } });
const owner = api.as(await seedUser(db));

interface Attribute {
  readonly name: string;
  /** Value in a new project. */
  readonly usual: unknown;
  readonly other: unknown;
  /** The name that answers have it under. */
  readonly shown?: string;
  readonly updateOnly?: true;
}

const level = (feature: string, usual = 'enabled'): Attribute => ({
  name: `${feature}_access_level`,
  usual,
  other: usual === 'private' ? 'enabled' : 'private',
});
const boolean = (
  name: string,
  usual: boolean | null,
  more: Partial<Attribute> = {},
): Attribute => ({
  name,
  usual,
  other: usual !== true,
  ...more,
});
const text = (name: string): Attribute => ({ name, usual: null, other: 'Some text' });

/** Every attribute that is taken and shown as it is; the others have tests of their own. */
const attributes: readonly Attribute[] = [
  text('description'),
  // A feature that needs the code is never wider than the code.
  { ...level('repository'), other: 'enabled' },
  ...['issues', 'merge_requests', 'forking', 'wiki', 'builds', 'snippets', 'operations'].map(
    (feature) => level(feature),
  ),
  ...['analytics', 'container_registry', 'releases', 'requirements'].map((feature) =>
    level(feature),
  ),
  level('security_and_compliance', 'private'),
  { name: 'pages_access_level', usual: 'private', other: 'public' },
  { name: 'merge_method', usual: 'merge', other: 'rebase_merge' },
  { name: 'squash_option', usual: 'default_off', other: 'never' },
  boolean('only_allow_merge_if_pipeline_succeeds', false),
  boolean('only_allow_merge_if_all_discussions_are_resolved', false),
  boolean('allow_merge_on_skipped_pipeline', null),
  boolean('remove_source_branch_after_merge', true),
  boolean('printing_merge_request_link_enabled', true),
  boolean('resolve_outdated_diff_discussions', false),
  boolean('autoclose_referenced_issues', true),
  text('suggestion_commit_message'),
  text('merge_commit_template'),
  text('squash_commit_template'),
  boolean('request_access_enabled', true),
  boolean('lfs_enabled', true),
  boolean('packages_enabled', true),
  boolean('shared_runners_enabled', true),
  boolean('public_builds', true, { shown: 'public_jobs' }),
  { name: 'build_git_strategy', usual: 'fetch', other: 'clone' },
  { name: 'build_timeout', usual: 3600, other: 2_592_000 },
  { name: 'auto_cancel_pending_pipelines', usual: 'enabled', other: 'disabled' },
  text('ci_config_path'),
  { name: 'ci_default_git_depth', usual: 20, other: 0 },
  boolean('ci_forward_deployment_enabled', true, { updateOnly: true }),
  boolean('ci_allow_fork_pipelines_to_run_in_parent_project', true, { updateOnly: true }),
  boolean('ci_separated_caches', true, { updateOnly: true }),
  boolean('restrict_user_defined_variables', false, { updateOnly: true }),
  boolean('keep_latest_artifact', true),
  // Value of the instance.
  boolean('auto_devops_enabled', true),
  { name: 'auto_devops_deploy_strategy', usual: 'continuous', other: 'timed_incremental' },
  boolean('emails_disabled', null),
  boolean('show_default_award_emojis', true),
  boolean('warn_about_potentially_unwanted_characters', true),
  boolean('enforce_auth_checks_on_uploads', true),
  boolean('service_desk_enabled', false),
  { name: 'approvals_before_merge', usual: 0, other: 3 },
  text('external_authorization_classification_label'),
  text('merge_requests_template'),
  text('issues_template'),
  boolean('merge_pipelines_enabled', false, { updateOnly: true }),
  boolean('merge_trains_enabled', false, { updateOnly: true }),
];
const atCreation = attributes.filter(({ updateOnly }) => updateOnly !== true);

const wanted = (list: readonly Attribute[]) =>
  Object.fromEntries(list.map(({ name, other }) => [name, other]));
const shownAs = (list: readonly Attribute[], which: 'usual' | 'other') =>
  Object.fromEntries(list.map((each) => [each.shown ?? each.name, each[which]]));

describe('the attributes of a project', () => {
  it('have their defaults in a new one', async () => {
    const created = await owner.post('/projects', { name: unique('Plain') });
    expect(created.body).toMatchObject(shownAs(attributes, 'usual'));
    expect(created.body).toMatchObject({
      topics: [],
      avatar_url: null,
      visibility: 'private',
      container_expiration_policy: { cadence: '1d', enabled: false },
    });
  });

  it('are taken when it is created', async () => {
    const body = { name: unique('Told'), ...wanted(atCreation) };
    const created = await owner.post('/projects', body);
    expect(created).toMatchObject({ status: 201, body: shownAs(atCreation, 'other') });
  });

  it('are taken one by one when it is changed, and leave the others as they are', async () => {
    const { id } = (await owner.post('/projects', { name: unique('Changed') })).body as {
      id: number;
    };
    const seen: Record<string, unknown> = shownAs(attributes, 'usual');
    for (const { name, shown = name, other } of attributes) {
      seen[shown] = other;
      const changed = await owner.put(`/projects/${id}`, { [name]: other });
      expect(changed, name).toMatchObject({ status: 200, body: seen });
    }
    expect((await owner.get(`/projects/${id}`)).body).toMatchObject(seen);
  });
});

describe('an instance without a plan', () => {
  it('tells nothing of the settings that come with one', async () => {
    const paid = [
      'issues_template',
      'merge_requests_template',
      'merge_pipelines_enabled',
      'merge_trains_enabled',
    ];
    const made = await free.api.as(await seedUser(free.db)).post('/projects', {
      name: unique('kiln'),
      ...{ issues_template: 'x', merge_pipelines_enabled: true },
    });
    expect(made.status).toBe(201);
    const asOwner = await owner.post('/projects', { name: unique('kiln') });
    for (const name of paid) {
      expect(made.body).not.toHaveProperty(name);
      expect(asOwner.body).toHaveProperty(name);
    }
  });
});
