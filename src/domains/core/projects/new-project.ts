import type { CreateProject } from '#generated/projects/types.ts';
import { BadRequest } from '#src/errors.ts';
import { isRefName } from '#src/git/formats/ref-name.ts';
import type { Plan } from '#src/plan.ts';
import { findRestrictionErrors, chooseVisibility } from '#src/policy/restricted-visibility.ts';
import type { Actor } from '#src/records/actor.ts';
import type { FeatureLevels } from '#src/records/project.ts';
import { isWider } from '#src/records/visibility.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';
import { findLengthErrors } from '#src/text/text-errors.ts';
import { findPathErrors } from '#src/domains/core/namespaces/path-rules.ts';
import { maxFullPathChars } from '#src/domains/core/namespaces/table.ts';
import {
  findFeatureErrors,
  readFeatureLevels,
  findProjectSettingErrors,
  readProjectSettings,
  findStorageErrors,
  findTopicErrors,
} from './attributes.ts';
import {
  computeNextPolicy,
  findPolicyErrors,
  readExpirationPolicyInput,
} from './expiration-policy.ts';
import { toPath, findProjectNameErrors } from './name-rules.ts';
import { defaultExpirationPolicy, type ProjectSettings } from './settings.ts';
import { DEFAULT_BRANCH, type NewProject } from './table.ts';
import type { TargetNamespace } from './target-namespace.ts';

interface Facts {
  readonly settings: ApplicationSettingsRow;
  readonly actor: Actor;
  readonly namespace: TargetNamespace;
  readonly plan: Plan;
  /** ISO 8601. */
  readonly now: string;
}

/**
 * The attributes of the requested project.
 * @throws BadRequest with the texts of every attribute that is not valid
 */
export function readNewProject(
  body: CreateProject,
  { actor, namespace, plan, settings, now }: Facts,
): NewProject {
  const name = body.name ?? body.path ?? '';
  const path = body.path ?? toPath(name);
  const ceiling = namespace.kind === 'group' ? namespace.visibility : 'public';
  const visibility =
    body.visibility ??
    chooseVisibility(settings.default_project_visibility, ceiling, actor, settings);
  const features = readFeatures(body);
  const errors: Record<string, string[]> = {};
  const check = (attribute: string, texts: readonly string[]) => {
    if (texts.length > 0) errors[attribute] = [...(errors[attribute] ?? []), ...texts];
  };

  check('name', findProjectNameErrors(name));
  check('path', findPathErrors(path, 'project'));
  check('path', findLengthErrors(`${namespace.full_path}/${path}`, maxFullPathChars));
  check('description', findLengthErrors(body.description ?? '', 2000));
  check('topics', findTopicErrors([...(body.topics ?? []), ...(body.tag_list ?? [])]));
  if (namespace.kind === 'group' && isWider(visibility, namespace.visibility)) {
    check('visibility_level', [`${visibility} is not allowed in a ${namespace.visibility} group.`]);
  }
  check('visibility_level', findRestrictionErrors(visibility, actor, settings));
  const branch = body.default_branch ?? '';
  if (branch !== '' && (!isRefName(branch) || branch === 'HEAD')) {
    check('default_branch', ['is invalid']);
  }
  for (const [attribute, texts] of Object.entries(findFeatureErrors(features)))
    check(attribute, texts);
  for (const [attribute, texts] of Object.entries(findProjectSettingErrors(body, namespace))) {
    check(attribute, texts);
  }
  const policy = { ...defaultExpirationPolicy, ...readExpirationPolicyInput(body) };
  for (const [name, texts] of Object.entries(findPolicyErrors(policy))) check(name, texts);
  check('repository_storage', findStorageErrors(body, actor));
  if (Object.keys(errors).length > 0) throw new BadRequest(errors);

  return {
    namespace,
    creator_id: actor.user.id,
    name,
    path,
    visibility,
    description: body.description ?? null,
    default_branch: branch || settings.default_branch_name || DEFAULT_BRANCH,
    topics: body.topics ?? body.tag_list ?? [],
    ...features,
    settings: readSettings(body, { actor, namespace, plan, settings, now }),
  };
}

function readFeatures(body: CreateProject): Partial<FeatureLevels> {
  const levels = omitNothing(readFeatureLevels(body));
  const ceiling = levels.repository_access_level;
  if (ceiling === undefined) return levels;
  // Features that need the code get the level of the code, unless the request gives them another.
  return { merge_requests_access_level: ceiling, builds_access_level: ceiling, ...levels };
}

/** Given settings; absent and null ones get defaults. */
function readSettings(
  body: CreateProject,
  { actor, namespace, plan, settings, now }: Facts,
): Partial<ProjectSettings> {
  const policy = readExpirationPolicyInput(body);
  const setting = namespace.shared_runners_setting;
  const inherited = setting === null ? settings.shared_runners_enabled : setting === 'enabled';
  const ownsNamespace = actor.admin || namespace.owner_id === actor.user.id;
  return omitNothing({
    ...readProjectSettings(body, plan),
    shared_runners_enabled: body.shared_runners_enabled ?? inherited,
    auto_devops_enabled:
      body.auto_devops_enabled ?? namespace.auto_devops_enabled ?? settings.auto_devops_enabled,
    ci_config_path: body.ci_config_path ?? settings.default_ci_config_path,
    container_expiration_policy:
      policy &&
      computeNextPolicy({ ...defaultExpirationPolicy, ...policy }, defaultExpirationPolicy, now),
    emails_disabled: ownsNamespace ? body.emails_disabled : undefined,
  });
}

type Something<Values> = { readonly [Name in keyof Values]?: NonNullable<Values[Name]> };

function omitNothing<Values extends object>(values: Values): Something<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null),
  ) as Something<Values>;
}
