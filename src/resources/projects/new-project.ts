import type { CreateProject } from '../../../generated/projects/types.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Plan } from '../../config.ts';
import { BadRequest } from '../../errors.ts';
import { isRefName } from '../../git/ref-name.ts';
import { isWider } from '../../policy/visibility.ts';
import { maximumFullPathLength } from '../namespaces/table.ts';
import { pathErrors } from '../namespaces/path-rules.ts';
import { pathFromName, projectNameErrors } from './name-rules.ts';
import { defaultExpirationPolicy, type ProjectSettings } from './settings.ts';
import {
  DEFAULT_BRANCH,
  projectFeatures,
  type FeatureLevel,
  type FeatureLevels,
  type NewProject,
  type ProjectFeature,
} from './table.ts';
import type { TargetNamespace } from './target-namespace.ts';

interface Facts {
  readonly actor: Actor;
  readonly namespace: TargetNamespace;
  readonly plan: Plan;
}

/** What a new project is when nobody says otherwise. */
export const instanceDefaults = { visibility: 'private' } as const;
/** Where repositories are; there is one place. */
const STORAGES: readonly string[] = ['default'];

/**
 * The attributes of the project that a request asks for.
 * @throws BadRequest with the texts of every attribute that is not valid
 */
export function newProjectFrom(body: CreateProject, { actor, namespace, plan }: Facts): NewProject {
  const name = body.name ?? body.path ?? '';
  const path = body.path ?? pathFromName(name);
  const visibility = body.visibility ?? instanceDefaults.visibility;
  const features = featuresFrom(body);
  const errors: Record<string, string[]> = {};
  const check = (attribute: string, texts: readonly string[]) => {
    if (texts.length > 0) errors[attribute] = [...(errors[attribute] ?? []), ...texts];
  };

  check('name', projectNameErrors(name));
  check('path', pathErrors(path, 'project'));
  check('path', lengthErrors(`${namespace.full_path}/${path}`, maximumFullPathLength));
  check('description', lengthErrors(body.description ?? '', 2000));
  for (const topic of [...(body.topics ?? []), ...(body.tag_list ?? [])]) {
    if ([...topic].length > 255) errors['topics'] = ['is too long (maximum is 255 characters)'];
  }
  if (namespace.kind === 'group' && isWider(visibility, namespace.visibility)) {
    check('visibility_level', [`${visibility} is not allowed in a ${namespace.visibility} group.`]);
  }
  const branch = body.default_branch ?? '';
  if (branch !== '' && (!isRefName(branch) || branch === 'HEAD')) {
    check('default_branch', ['is invalid']);
  }
  for (const [attribute, texts] of Object.entries(featureErrors(features))) check(attribute, texts);
  for (const [attribute, texts] of Object.entries(settingErrors(body, namespace))) {
    check(attribute, texts);
  }
  if (actor.admin && !STORAGES.includes(body.repository_storage ?? 'default')) {
    check('repository_storage', ['is not included in the list']);
  }
  if (Object.keys(errors).length > 0) throw new BadRequest(errors);

  return {
    namespace,
    creator_id: actor.user.id,
    name,
    path,
    visibility,
    description: body.description ?? null,
    default_branch: branch === '' ? DEFAULT_BRANCH : branch,
    topics: body.topics ?? body.tag_list ?? [],
    ...features,
    settings: settingsFrom(body, namespace, actor, plan),
  };
}

function lengthErrors(text: string, maximum: number): string[] {
  return [...text].length > maximum ? [`is too long (maximum is ${maximum} characters)`] : [];
}

/** The deprecated booleans that stand for a feature's level. */
const twins = {
  issues: 'issues_enabled',
  merge_requests: 'merge_requests_enabled',
  builds: 'jobs_enabled',
  wiki: 'wiki_enabled',
  snippets: 'snippets_enabled',
  container_registry: 'container_registry_enabled',
} as const;

function featuresFrom(body: CreateProject): Partial<FeatureLevels> {
  const levels = Object.fromEntries(
    projectFeatures.flatMap((feature) => {
      const level = body[`${feature}_access_level`] ?? twinLevel(body, feature);
      return level === null ? [] : [[`${feature}_access_level`, level]];
    }),
  ) as Partial<FeatureLevels>;
  const ceiling = levels.repository_access_level;
  if (ceiling === undefined) return levels;
  // What needs the code follows it, unless told otherwise.
  return { merge_requests_access_level: ceiling, builds_access_level: ceiling, ...levels };
}

function twinLevel(body: CreateProject, feature: ProjectFeature): FeatureLevel | null {
  if (!(feature in twins)) return null;
  const on = body[twins[feature as keyof typeof twins]] ?? null;
  if (on === null) return null;
  return on ? 'enabled' : 'disabled';
}

const rank: Readonly<Record<FeatureLevel, number>> = { disabled: 0, private: 1, enabled: 2 };

function featureErrors(levels: Partial<FeatureLevels>): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  const ceiling = rank[levels.repository_access_level ?? 'enabled'];
  for (const attribute of ['merge_requests_access_level', 'builds_access_level'] as const) {
    if (rank[levels[attribute] ?? 'disabled'] > ceiling) {
      errors[attribute] = ['cannot have higher visibility level than repository access level'];
    }
  }
  return errors;
}

function settingErrors(body: CreateProject, namespace: TargetNamespace): Record<string, string[]> {
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
  if (body.shared_runners_enabled === true && !sharedRunnersAllowed(namespace)) {
    errors['shared_runners_enabled'] = ['cannot be enabled because parent group does not allow it'];
  }
  return errors;
}

function sharedRunnersAllowed({ shared_runners_setting }: TargetNamespace): boolean {
  return shared_runners_setting !== 'disabled_and_unoverridable';
}

/** The settings that were given; what is absent or null is left to the defaults. */
function settingsFrom(
  body: CreateProject,
  namespace: TargetNamespace,
  actor: Actor,
  plan: Plan,
): Partial<ProjectSettings> {
  const policy = body.container_expiration_policy_attributes;
  const setting = namespace.shared_runners_setting;
  const inherited = setting === null || setting === 'enabled';
  const ownsNamespace = actor.admin || namespace.owner_id === actor.user.id;
  const paid = {
    approvals_before_merge: body.approvals_before_merge,
    external_authorization_classification_label: body.external_authorization_classification_label,
    issues_template: body.issues_template,
    merge_requests_template: body.merge_requests_template,
  };
  const given = {
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
    shared_runners_enabled: body.shared_runners_enabled ?? inherited,
    public_jobs: body.public_builds,
    build_git_strategy: body.build_git_strategy,
    build_timeout: body.build_timeout,
    auto_cancel_pending_pipelines: body.auto_cancel_pending_pipelines,
    ci_config_path: body.ci_config_path,
    ci_default_git_depth: body.ci_default_git_depth,
    keep_latest_artifact: body.keep_latest_artifact,
    auto_devops_enabled: body.auto_devops_enabled,
    auto_devops_deploy_strategy: body.auto_devops_deploy_strategy,
    container_expiration_policy: policy && { ...defaultExpirationPolicy, ...policy },
    emails_disabled: ownsNamespace ? body.emails_disabled : undefined,
    show_default_award_emojis: body.show_default_award_emojis,
    warn_about_potentially_unwanted_characters: body.warn_about_potentially_unwanted_characters,
    enforce_auth_checks_on_uploads: body.enforce_auth_checks_on_uploads,
    ...(plan === 'free' ? {} : paid),
  };
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined && value !== null),
  );
}
