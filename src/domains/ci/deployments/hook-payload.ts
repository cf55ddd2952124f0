import type { DeploymentHookPayload } from '#generated/deployments/types.ts';
import type { Database } from '#src/database/database.ts';
import { RowNotFound } from '#src/errors.ts';
import { formatHookTime } from '#src/text/hook-time.ts';
import type { Urls } from '#src/text/urls.ts';
import type { EnvironmentRow } from '#src/domains/ci/environments/table.ts';
import { loadHookProject } from '#src/domains/core/projects/hook-payload.ts';
import type { WithCommits } from '#src/domains/core/repositories/hook-commits.ts';
import { loadHookUser } from '#src/domains/core/users/hook-payload.ts';
import type { DeploymentChanged } from './events.ts';
import type { DeploymentRow } from './table.ts';

/** A deployment whose status is another than it was. */
export async function presentDeploymentPayload(
  db: Database,
  { id, status, at }: Pick<DeploymentChanged, 'id' | 'status' | 'at'>,
  url: Urls,
): Promise<WithCommits<DeploymentHookPayload>> {
  const row = await db<DeploymentRow>('deployments').where({ id }).first();
  const environment =
    row && (await db<EnvironmentRow>('environments').where({ id: row.environment_id }).first());
  if (row === undefined || environment === undefined) throw new RowNotFound();
  const { project } = await loadHookProject(db, row.project_id, url);
  const path = project.path_with_namespace;
  const user = await loadHookUser(db, row.user_id, url);
  const payload: DeploymentHookPayload = {
    object_kind: 'deployment',
    status,
    status_changed_at: formatHookTime(at.toISOString()),
    deployment_id: id,
    deployable_id: row.job_id,
    deployable_url: row.job_id === null ? null : url.web(`${path}/-/jobs/${row.job_id}`),
    environment: environment.name,
    environment_tier: environment.tier,
    environment_slug: environment.slug,
    environment_external_url: environment.external_url,
    project,
    short_sha: row.sha.slice(0, 8),
    user,
    user_url: user === null ? null : url.web(user.username),
    commit_url: url.web(`${path}/-/commit/${row.sha}`),
    commit_title: null,
    ref: row.ref,
  };
  const places = [{ at: ['commit_title'], sha: row.sha, as: 'title' } as const];
  return { projectId: row.project_id, path, payload, places };
}
