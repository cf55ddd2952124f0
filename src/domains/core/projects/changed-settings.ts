import type { UpdateProject } from '#generated/projects/types.ts';
import { isPaid, type Plan } from '#src/plan.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { readProjectSettings, type InputOf } from './attributes.ts';
import { computeNextPolicy, readExpirationPolicyInput } from './expiration-policy.ts';
import {
  defaultExpirationPolicy,
  defaultProjectSettings,
  type ProjectSettings,
  type ProjectSettingsRow,
} from './settings.ts';

interface Facts {
  readonly row: ProjectSettingsRow;
  readonly plan: Plan;
  readonly project: Pick<ProjectRow, 'forked_from_id'>;
  readonly now: string;
}

/** Settings that may be null, though a new project has a value. */
const clearable: ReadonlySet<string> = new Set<keyof ProjectSettings>([
  'remove_source_branch_after_merge',
  'ci_default_git_depth',
]);

/** The settings in the body. A cleared setting becomes null if it may, and otherwise its default. */
export function readChangedSettings(
  body: UpdateProject,
  { row, plan, project, now }: Facts,
): Partial<ProjectSettings> {
  const policy = readExpirationPolicyInput(body);
  const trains = {
    merge_pipelines_enabled: body.merge_pipelines_enabled,
    merge_trains_enabled: body.merge_trains_enabled,
  };
  const input: InputOf<ProjectSettings> = {
    ...readProjectSettings(body, plan),
    ci_job_token_scope_enabled: body.ci_job_token_scope_enabled,
    ci_forward_deployment_enabled: body.ci_forward_deployment_enabled,
    ci_allow_fork_pipelines_to_run_in_parent_project:
      body.ci_allow_fork_pipelines_to_run_in_parent_project,
    ci_separated_caches: body.ci_separated_caches,
    restrict_user_defined_variables: body.restrict_user_defined_variables,
    emails_disabled: body.emails_disabled,
    container_expiration_policy:
      policy &&
      computeNextPolicy(
        { ...row.container_expiration_policy, ...policy },
        row.container_expiration_policy,
        now,
      ),
    // The setting applies to forks alone.
    ...(project.forked_from_id !== null && { mr_default_target_self: body.mr_default_target_self }),
    ...(isPaid(plan) && trains),
  };
  return Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, value ?? getClearedValue(name as keyof ProjectSettings)]),
  );
}

function getClearedValue(name: keyof ProjectSettings): ProjectSettings[keyof ProjectSettings] {
  if (name === 'container_expiration_policy') return defaultExpirationPolicy;
  return clearable.has(name) ? null : defaultProjectSettings[name];
}
