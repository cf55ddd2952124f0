import type { UpdateProject } from '#generated/projects/types.ts';
import type { RawTree, RawValue } from '#runtime/raw.ts';
import { isRe2 } from '#src/patterns/patterns.ts';
import { type FeatureLevel, projectFeatures } from '#src/records/project.ts';
import type { Visibility } from '#src/records/visibility.ts';
import {
  defaultExpirationPolicy,
  type ExpirationPolicy,
} from '#src/domains/core/projects/settings.ts';
import { featureLevels, visibilityLevels } from '../../export/tree/project.ts';
import { readFlag, readMaybeFlag, readMildText, readNumber } from '../values.ts';

const flags = [
  'allow_merge_on_skipped_pipeline',
  'archived',
  'auto_devops_enabled',
  'autoclose_referenced_issues',
  'ci_allow_fork_pipelines_to_run_in_parent_project',
  'ci_forward_deployment_enabled',
  'ci_separated_caches',
  'container_registry_enabled',
  'emails_disabled',
  'enforce_auth_checks_on_uploads',
  'issues_enabled',
  'jobs_enabled',
  'keep_latest_artifact',
  'lfs_enabled',
  'merge_pipelines_enabled',
  'merge_trains_enabled',
  'merge_requests_enabled',
  'only_allow_merge_if_all_discussions_are_resolved',
  'only_allow_merge_if_pipeline_succeeds',
  'packages_enabled',
  'printing_merge_request_link_enabled',
  'public_builds',
  'remove_source_branch_after_merge',
  'request_access_enabled',
  'resolve_outdated_diff_discussions',
  'restrict_user_defined_variables',
  'service_desk_enabled',
  'shared_runners_enabled',
  'show_default_award_emojis',
  'snippets_enabled',
  'warn_about_potentially_unwanted_characters',
  'wiki_enabled',
] as const;

const words = {
  auto_cancel_pending_pipelines: ['enabled', 'disabled'],
  auto_devops_deploy_strategy: ['continuous', 'manual', 'timed_incremental'],
  build_git_strategy: ['fetch', 'clone'],
  merge_method: ['merge', 'rebase_merge', 'ff'],
  squash_option: ['never', 'always', 'default_on', 'default_off'],
} as const;

const texts = {
  ci_config_path: 255,
  description: 2000,
  external_authorization_classification_label: 255,
  issues_template: 65_536,
  merge_requests_template: 65_536,
  merge_commit_template: 500,
  squash_commit_template: 500,
  suggestion_commit_message: 255,
} as const;

const numbers = {
  approvals_before_merge: { least: 0, most: 1000 },
  build_timeout: { least: 600, most: 2_592_000 },
  ci_default_git_depth: { least: 0, most: 1000 },
} as const;

const approvalRules = [
  'reset_approvals_on_push',
  'disable_overriding_approvers_per_merge_request',
  'merge_requests_author_approval',
  'merge_requests_disable_committers_approval',
  'require_password_to_approve',
] as const;

/** The attributes of a project in an archive that are taken. */
export const projectAttributes: ReadonlySet<string> = new Set([
  ...[...flags, ...approvalRules, ...Object.keys({ ...words, ...texts, ...numbers })],
  ...projectFeatures.map((feature) => `${feature}_access_level`),
  ...['build_allow_git_fetch', 'merge_requests_ff_only_enabled', 'merge_requests_rebase_enabled'],
  ...['visibility', 'visibility_level', 'topics'],
]);

/** Settings of a project from an archive or from the importer's request. */
export interface ImportedAttributes {
  /** Attributes under the names that requests use; invalid ones are left out. */
  readonly body: UpdateProject;
  readonly archived: boolean | undefined;
  readonly visibility: Visibility | undefined;
  readonly approvals: Readonly<Record<string, boolean>>;
}

/** Attributes that are not listed here are ignored in either source, such as secrets and the owner of a project. */
export function readImportedAttributes(record: RawTree): ImportedAttributes {
  const body: Record<string, unknown> = {};
  for (const name of flags) {
    const flag = readMaybeFlag(record, name);
    if (flag !== null) body[name] = flag;
  }
  for (const [name, known] of Object.entries(words)) {
    const word = (known as readonly unknown[]).find((each) => each === record[name]);
    if (word !== undefined) body[name] = word;
  }
  for (const [name, most] of Object.entries(texts)) {
    const text = readMildText(record, name, most);
    if (text !== null && text !== '') body[name] = text;
  }
  if (String(body['ci_config_path']).split('/').includes('..')) delete body['ci_config_path'];
  for (const [name, bounds] of Object.entries(numbers)) {
    const number = readNumber(record, name, bounds);
    if (number !== null) body[name] = number;
  }
  for (const feature of projectFeatures) {
    const name = `${feature}_access_level`;
    const level = levelOf(record[name], feature);
    if (level !== undefined) body[name] = level;
  }
  if (record['build_allow_git_fetch'] !== undefined) {
    body['build_git_strategy'] = readFlag(record, 'build_allow_git_fetch') ? 'fetch' : 'clone';
  }
  if (record['merge_requests_ff_only_enabled'] !== undefined) {
    const rebases = readFlag(record, 'merge_requests_rebase_enabled') ? 'rebase_merge' : 'merge';
    body['merge_method'] = readFlag(record, 'merge_requests_ff_only_enabled') ? 'ff' : rebases;
  }
  const { archived, ...rest } = body;
  return {
    body: rest,
    archived: archived as boolean | undefined,
    visibility: readVisibility(record),
    approvals: Object.fromEntries(
      approvalRules.flatMap((name) => {
        const flag = readMaybeFlag(record, name);
        return flag === null ? [] : [[name, flag]];
      }),
    ),
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
function levelOf(value: unknown, feature: string): FeatureLevel | 'public' | undefined {
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

const cadences = ['1d', '7d', '14d', '1month', '3month'] as const;
const ages = ['7d', '14d', '30d', '60d', '90d'];
const maxPatternChars = 255;

/** Reads the cleanup policy of the registry; its next run is one cadence from now. */
export function readExpirationPolicy(record: RawTree, now: string): ExpirationPolicy {
  const enabled = readFlag(record, 'enabled');
  const pattern = (name: string) => {
    const text = readMildText(record, name, maxPatternChars);
    return text !== null && isRe2(text) ? text : null;
  };
  const nextRunAt = new Date(Date.parse(now) + 86_400_000).toISOString();
  return {
    cadence: cadences.find((each) => each === record['cadence']) ?? defaultExpirationPolicy.cadence,
    enabled,
    keep_n: readNumber(record, 'keep_n', { least: 1, most: 100 }),
    older_than: ages.find((each) => each === record['older_than']) ?? null,
    name_regex: pattern('name_regex') ?? defaultExpirationPolicy.name_regex,
    name_regex_keep: pattern('name_regex_keep'),
    next_run_at: enabled ? nextRunAt : null,
  };
}
