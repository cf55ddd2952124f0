import type { UpdateProject } from '#generated/projects/types.ts';
import { isPaid, type Plan } from '#src/plan.ts';
import {
  type FeatureLevel,
  type FeatureLevels,
  type ProjectFeature,
  projectFeatures,
} from '#src/records/project.ts';
import { findLengthErrors } from '#src/text/text-errors.ts';
import type { ProjectSettings } from './settings.ts';
import type { TargetNamespace } from './target-namespace.ts';

/** The attributes that can be given both when a project is created and when it is changed. */
type Attributes = Omit<UpdateProject, 'topics' | 'tag_list' | 'avatar'>;

/** Names of repository storages; there is only one. */
const STORAGES: readonly string[] = ['default'];

export function findTopicErrors(names: readonly string[]): string[] {
  return names.flatMap((name) => findLengthErrors(name, 255)).slice(0, 1);
}

/** Deprecated booleans for the level of a feature. */
const twins = {
  issues: 'issues_enabled',
  merge_requests: 'merge_requests_enabled',
  builds: 'jobs_enabled',
  wiki: 'wiki_enabled',
  snippets: 'snippets_enabled',
  container_registry: 'container_registry_enabled',
} as const;

/** The levels in the body; null for a cleared one. */
export function readFeatureLevels(body: Attributes): {
  readonly [Name in keyof FeatureLevels]?: FeatureLevels[Name] | null;
} {
  return Object.fromEntries(
    projectFeatures.flatMap((feature): [string, FeatureLevel | 'public' | null][] => {
      const ownLevel = body[`${feature}_access_level`];
      const level = ownLevel ?? getTwinLevel(body, feature) ?? ownLevel;
      return level === undefined ? [] : [[`${feature}_access_level`, level]];
    }),
  );
}

function getTwinLevel(body: Attributes, feature: ProjectFeature): FeatureLevel | undefined {
  if (!(feature in twins)) return undefined;
  const on = body[twins[feature as keyof typeof twins]] ?? null;
  if (on === null) return undefined;
  return on ? 'enabled' : 'disabled';
}

const rank: Readonly<Record<FeatureLevel, number>> = { disabled: 0, private: 1, enabled: 2 };

/** Features that need the code cannot be open to more people than the code. */
export function findFeatureErrors(levels: Partial<FeatureLevels>): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  const ceiling = rank[levels.repository_access_level ?? 'enabled'];
  for (const attribute of ['merge_requests_access_level', 'builds_access_level'] as const) {
    if (rank[levels[attribute] ?? 'disabled'] > ceiling) {
      errors[attribute] = ['cannot have higher visibility level than repository access level'];
    }
  }
  return errors;
}

export function findProjectSettingErrors(
  body: Attributes,
  { shared_runners_setting }: Pick<TargetNamespace, 'shared_runners_setting'>,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  const timeout = body.build_timeout ?? 3600;
  if (timeout < 600 || timeout > 2_592_000) {
    errors['build_timeout'] = ['needs to be between 10 minutes and 1 month'];
  }
  const depth = body.ci_default_git_depth ?? 0;
  if (depth < 0) errors['ci_default_git_depth'] = ['must be greater than or equal to 0'];
  if (depth > 1000) errors['ci_default_git_depth'] = ['must be less than or equal to 1000'];
  if ((body.approvals_before_merge ?? 0) < 0) {
    errors['approvals_before_merge'] = ['must be greater than or equal to 0'];
  }
  if (
    body.shared_runners_enabled === true &&
    shared_runners_setting === 'disabled_and_unoverridable'
  ) {
    errors['shared_runners_enabled'] = ['cannot be enabled because parent group does not allow it'];
  }
  // A repository that seems to follow another one, and does not, would be worse.
  if (body.mirror === true) errors['mirror'] = ['is not available on this instance'];
  return errors;
}

/** Errors of the storage that an administrator gives; the attribute of others is ignored. */
export function findStorageErrors(
  body: Attributes,
  { admin }: { readonly admin: boolean },
): string[] {
  const known = STORAGES.includes(body.repository_storage ?? 'default');
  return admin && !known ? ['is not included in the list'] : [];
}

/** Values by name: undefined keeps a value, null clears it. */
export type InputOf<Values> = { readonly [Name in keyof Values]?: Values[Name] | null | undefined };

/** Settings with the same name and meaning in all requests. */
export function readProjectSettings(body: Attributes, plan: Plan): InputOf<ProjectSettings> {
  const paid = {
    approvals_before_merge: body.approvals_before_merge,
    external_authorization_classification_label: body.external_authorization_classification_label,
    issues_template: body.issues_template,
    merge_requests_template: body.merge_requests_template,
  };
  return {
    merge_method: body.merge_method,
    squash_option: body.squash_option,
    only_allow_merge_if_pipeline_succeeds: body.only_allow_merge_if_pipeline_succeeds,
    only_allow_merge_if_all_discussions_are_resolved:
      body.only_allow_merge_if_all_discussions_are_resolved,
    allow_merge_on_skipped_pipeline: body.allow_merge_on_skipped_pipeline,
    remove_source_branch_after_merge: body.remove_source_branch_after_merge,
    printing_merge_request_link_enabled: body.printing_merge_request_link_enabled,
    resolve_outdated_diff_discussions: body.resolve_outdated_diff_discussions,
    autoclose_referenced_issues: body.autoclose_referenced_issues,
    suggestion_commit_message: body.suggestion_commit_message,
    merge_commit_template: body.merge_commit_template,
    squash_commit_template: body.squash_commit_template,
    request_access_enabled: body.request_access_enabled,
    lfs_enabled: body.lfs_enabled,
    packages_enabled: body.packages_enabled,
    service_desk_enabled: body.service_desk_enabled,
    shared_runners_enabled: body.shared_runners_enabled,
    public_jobs: combineLimits(body.public_builds, body.public_jobs),
    build_git_strategy: body.build_git_strategy,
    build_timeout: body.build_timeout,
    auto_cancel_pending_pipelines: body.auto_cancel_pending_pipelines,
    ci_config_path: body.ci_config_path,
    ci_default_git_depth: body.ci_default_git_depth,
    keep_latest_artifact: body.keep_latest_artifact,
    auto_devops_enabled: body.auto_devops_enabled,
    auto_devops_deploy_strategy: body.auto_devops_deploy_strategy,
    show_default_award_emojis: body.show_default_award_emojis,
    warn_about_potentially_unwanted_characters: body.warn_about_potentially_unwanted_characters,
    enforce_auth_checks_on_uploads: body.enforce_auth_checks_on_uploads,
    ...(isPaid(plan) ? paid : {}),
  };
}

/** Combines two names of one attribute: the stricter value wins. */
const combineLimits = <Value extends boolean | null | undefined>(one: Value, other: Value) =>
  [one, other].includes(false as Value) ? false : (other ?? one);
