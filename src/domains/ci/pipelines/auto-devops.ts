import type { ProjectSettingsRow } from '#src/domains/core/projects/settings.ts';

/** The settings of a project that its automatic pipeline depends on. */
export type AutoDevopsSettings = Pick<
  ProjectSettingsRow,
  'auto_devops_enabled' | 'auto_devops_deploy_strategy'
>;

/** Variables for deployments of the automatic pipeline, also for projects that include parts of it. */
export function listAutoDevopsVariables(
  { auto_devops_enabled: enabled, auto_devops_deploy_strategy: strategy }: AutoDevopsSettings,
  domain: string | null,
): Readonly<Record<string, string>> {
  if (!enabled) return {};
  return {
    ...(domain !== null && domain !== '' && { KUBE_INGRESS_BASE_DOMAIN: domain }),
    ...(strategy === 'manual' && { STAGING_ENABLED: '1', INCREMENTAL_ROLLOUT_MODE: 'manual' }),
    ...(strategy === 'timed_incremental' && { INCREMENTAL_ROLLOUT_MODE: 'timed' }),
  };
}
