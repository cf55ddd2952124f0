import type { UpdateProject } from '#generated/projects/types.ts';
import type { RawTree, RawValue } from '#runtime/raw.ts';
import type { Database } from '#src/database/database.ts';
import {
  defaultExpirationPolicy,
  type ExpirationPolicy,
  type ProjectSettingsRow,
} from '#src/domains/core/projects/settings.ts';
import { isRe2 } from '#src/patterns/patterns.ts';
import { type FeatureLevel, projectFeatures, type ProjectRow } from '#src/records/project.ts';
import type { Visibility } from '#src/records/visibility.ts';
import { readFlag, readMildText } from '../import/values.ts';
import { field } from './fields.ts';
import type { Attribute, RecordAttributes, RecordInput } from './relation.ts';
import { getColumn } from './write.ts';

/** The numbers by which archives name visibilities, and levels of features. */
export const visibilityLevels = { private: 0, internal: 10, public: 20 } as const;
const featureLevels = { disabled: 0, private: 10, enabled: 20, public: 30 } as const;

/** A project with its settings, as of the moment of the export. */
export interface ExportedProject {
  readonly project: ProjectRow;
  readonly settings: ProjectSettingsRow;
}

const approvalRules: RecordAttributes = {
  reset_approvals_on_push: field.maybeFlag,
  disable_overriding_approvers_per_merge_request: field.maybeFlag,
  merge_requests_author_approval: field.maybeFlag,
  merge_requests_disable_committers_approval: field.maybeFlag,
  require_password_to_approve: field.maybeFlag,
};

/** A setting of which archives have another form, and that the importer's request may have in ours. */
const readAs = (words: readonly string[], read: (record: RawTree) => unknown): Attribute => ({
  take: ({ record }, name) => read(record) ?? words.find((each) => each === record[name]),
});

const template = field.mildText(65_536);
const commitTemplate = field.mildText(500);
const notLeaving: Attribute = {
  take({ record }, name) {
    const path = readMildText(record, name, 255);
    return path?.split('/').includes('..') === true ? null : path;
  },
};

/**
 * The settings of a project, without secrets and without its owner. What an import takes has the name that requests use.
 * Attributes that are not here are ignored.
 */
export const projectAttributes: RecordAttributes = {
  description: field.mildText(2000),
  visibility_level: {
    column: 'visibility',
    tell: ({ visibility }: ProjectRow) => visibilityLevels[visibility],
  },
  allow_merge_on_skipped_pipeline: field.maybeFlag,
  archived: field.maybeFlag,
  ...approvalRules,
  approvals_before_merge: field.number({ least: 0, most: 1000 }),
  auto_cancel_pending_pipelines: field.oneOf(['enabled', 'disabled']),
  autoclose_referenced_issues: field.maybeFlag,
  build_allow_git_fetch: {
    column: 'build_git_strategy',
    tell: ({ build_git_strategy }: ProjectSettingsRow) => build_git_strategy === 'fetch',
  },
  build_timeout: field.number({ least: 600, most: 2_592_000 }),
  ci_allow_fork_pipelines_to_run_in_parent_project: field.maybeFlag,
  ci_config_path: notLeaving,
  ci_default_git_depth: field.number({ least: 0, most: 1000 }),
  ci_forward_deployment_enabled: field.maybeFlag,
  ci_separated_caches: field.maybeFlag,
  emails_disabled: field.maybeFlag,
  enforce_auth_checks_on_uploads: field.maybeFlag,
  external_authorization_classification_label: field.mildText(255),
  issues_template: template,
  keep_latest_artifact: field.maybeFlag,
  lfs_enabled: field.maybeFlag,
  merge_commit_template: commitTemplate,
  merge_pipelines_enabled: field.maybeFlag,
  merge_trains_enabled: field.maybeFlag,
  merge_requests_ff_only_enabled: {
    column: 'merge_method',
    tell: ({ merge_method }: ProjectSettingsRow) => merge_method === 'ff',
  },
  merge_requests_rebase_enabled: {
    column: 'merge_method',
    tell: ({ merge_method }: ProjectSettingsRow) => merge_method === 'rebase_merge',
  },
  merge_requests_template: template,
  only_allow_merge_if_all_discussions_are_resolved: field.maybeFlag,
  only_allow_merge_if_pipeline_succeeds: field.maybeFlag,
  packages_enabled: field.maybeFlag,
  printing_merge_request_link_enabled: field.maybeFlag,
  public_builds: field.from('public_jobs', field.maybeFlag),
  remove_source_branch_after_merge: field.maybeFlag,
  request_access_enabled: field.maybeFlag,
  resolve_outdated_diff_discussions: field.maybeFlag,
  restrict_user_defined_variables: field.maybeFlag,
  service_desk_enabled: field.maybeFlag,
  shared_runners_enabled: field.maybeFlag,
  show_default_award_emojis: field.maybeFlag,
  squash_commit_template: commitTemplate,
  squash_option: field.oneOf(['never', 'always', 'default_on', 'default_off']),
  suggestion_commit_message: field.mildText(255),
  topics: { column: null },
  warn_about_potentially_unwanted_characters: field.maybeFlag,
  // Other relations have these, or requests, or older archives.
  visibility: field.foreign({}),
  auto_devops_enabled: field.foreign(field.maybeFlag),
  auto_devops_deploy_strategy: field.foreign(
    field.oneOf(['continuous', 'manual', 'timed_incremental']),
  ),
  build_git_strategy: field.foreign(
    readAs(['fetch', 'clone'], (record) =>
      record['build_allow_git_fetch'] === undefined
        ? undefined
        : readFlag(record, 'build_allow_git_fetch')
          ? 'fetch'
          : 'clone',
    ),
  ),
  merge_method: field.foreign(
    readAs(['merge', 'rebase_merge', 'ff'], (record) => {
      if (record['merge_requests_ff_only_enabled'] === undefined) return undefined;
      if (readFlag(record, 'merge_requests_ff_only_enabled')) return 'ff';
      return readFlag(record, 'merge_requests_rebase_enabled') ? 'rebase_merge' : 'merge';
    }),
  ),
  ...Object.fromEntries(
    ['container_registry', 'issues', 'jobs', 'merge_requests', 'snippets', 'wiki'].map((part) => [
      `${part}_enabled`,
      field.foreign({ ...field.maybeFlag, column: null }),
    ]),
  ),
  ...Object.fromEntries(
    projectFeatures.map((feature) => [
      `${feature}_access_level`,
      field.foreign({ take: ({ record }, name) => readLevel(record[name], feature) }),
    ]),
  ),
};

/** The project's own attributes as an archive has them. */
export async function loadProjectRecord(
  db: Database,
  { project, settings }: ExportedProject,
  description: string | null,
): Promise<object> {
  const approvals = await db('approval_configurations')
    .where('project_id', project.id)
    .first<object | undefined>(Object.keys(approvalRules));
  const topics = await db('project_topics')
    .join('topics', 'topics.id', 'project_topics.topic_id')
    .where({ project_id: project.id })
    .orderBy('topics.name')
    .pluck<string[]>('topics.name');
  const row = { ...settings, ...project, ...approvals, topics };
  const attributes = Object.entries(projectAttributes).flatMap(
    ([name, { foreign, column, tell }]) => {
      const value = tell === undefined ? getColumn(row, column ?? name) : tell(row);
      return foreign === true || value === undefined ? [] : [[name, value] as const];
    },
  );
  return { ...Object.fromEntries(attributes), ...(description !== null && { description }) };
}

/** The levels of the features of a project. */
export function toProjectFeature({ project }: ExportedProject): object {
  const levels = projectFeatures.map((feature) => {
    const name = `${feature}_access_level` as const;
    return [name, featureLevels[project[name]]] as const;
  });
  return {
    ...Object.fromEntries<number>(levels),
    created_at: project.created_at,
    updated_at: project.updated_at,
  };
}

export const createCiCdSettings = (): object => ({ group_runners_enabled: true });

export const toAutoDevops = ({ settings }: ExportedProject): object => ({
  enabled: settings.auto_devops_enabled,
  deploy_strategy: settings.auto_devops_deploy_strategy,
});

/** Settings of a project from an archive or from the importer's request. */
export interface ImportedAttributes {
  /** Attributes under the names that requests use; invalid ones are left out. */
  readonly body: UpdateProject;
  readonly archived: boolean | undefined;
  readonly visibility: Visibility | undefined;
  readonly approvals: Readonly<Record<string, boolean>>;
}

export function readImportedAttributes(record: RawTree): ImportedAttributes {
  const all = Object.entries(projectAttributes).flatMap(([name, { take }]) => {
    const value = take?.({ record } as RecordInput, name) ?? null;
    return value === null || value === '' ? [] : [[name, value] as const];
  });
  const { archived, ...body } = Object.fromEntries(
    all.filter(([name]) => !(name in approvalRules)),
  );
  return {
    body,
    archived: archived as boolean | undefined,
    visibility: readVisibility(record),
    approvals: Object.fromEntries(all.filter(([name]) => name in approvalRules)) as Readonly<
      Record<string, boolean>
    >,
  };
}

const maxTopics = 100;
const maxTopicChars = 255;

/** Topics in the importer's request, as a list or separated by commas. */
export function readTopics({ topics }: RawTree): readonly string[] {
  const values = typeof topics === 'string' ? topics.split(',') : topics;
  if (!Array.isArray(values)) return [];
  const names = (values as readonly RawValue[]).map((topic) =>
    readMildText({ topic }, 'topic', maxTopicChars),
  );
  return names.filter((name) => name !== null).slice(0, maxTopics);
}

/** Reads a level as a number, as in archives, or as a word. Only pages may be public for everyone. */
function readLevel(value: unknown, feature: string): FeatureLevel | 'public' | undefined {
  const [word] =
    Object.entries(featureLevels).find(([name, number]) => name === value || number === value) ??
    [];
  if (word === 'public' && feature !== 'pages') return 'enabled';
  return word as FeatureLevel | 'public' | undefined;
}

/** A word, or a number that may have come as a text. */
export function readVisibility(record: RawTree): Visibility | undefined {
  const { visibility, visibility_level: level } = record;
  const [word] =
    Object.entries(visibilityLevels).find(
      ([name, number]) => name === visibility || number === level || String(number) === level,
    ) ?? [];
  return word as Visibility | undefined;
}

const cadences = ['1d', '7d', '14d', '1month', '3month'];
const ages = ['7d', '14d', '30d', '60d', '90d'];
const maxPatternChars = 255;

/** A pattern; null for an invalid one. */
const createPattern = (usual: string | null): Attribute => ({
  take({ record }, name) {
    const text = readMildText(record, name, maxPatternChars);
    return text !== null && isRe2(text) ? text : usual;
  },
});

/** The cleanup policy of the registry. */
const policyFields: RecordAttributes = {
  cadence: field.oneOf(cadences, defaultExpirationPolicy.cadence),
  enabled: { take: ({ record }, name) => readFlag(record, name) },
  keep_n: field.number({ least: 1, most: 100 }),
  older_than: field.oneOf(ages),
  name_regex: createPattern(defaultExpirationPolicy.name_regex),
  name_regex_keep: createPattern(null),
  next_run_at: {},
};

export const toContainerExpirationPolicy = ({ settings }: ExportedProject): object =>
  Object.fromEntries(
    Object.keys(policyFields).map((name) => [
      name,
      getColumn(settings.container_expiration_policy, name),
    ]),
  );

/** Reads the cleanup policy of the registry; its next run is one cadence from now. */
export function readExpirationPolicy(record: RawTree, now: string): ExpirationPolicy {
  const read = Object.entries(policyFields).map(([name, { take }]) => [
    name,
    take?.({ record } as RecordInput, name) ?? null,
  ]);
  const policy = Object.fromEntries(read) as ExpirationPolicy;
  const nextRunAt = new Date(Date.parse(now) + 86_400_000).toISOString();
  return { ...policy, next_run_at: policy.enabled ? nextRunAt : null };
}
