import type { Deployment } from '#generated/deployments/types.ts';
import type { EnvironmentDeployment } from '#generated/environments/types.ts';
import type { ArtifactsJob } from '#generated/job-artifacts/types.ts';
import { readAuthor } from '#src/records/user.ts';
import type { Urls } from '#src/text/urls.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import type { DetailedDeploymentRow } from './table.ts';

/** `deployables` may contain those of a whole page. */
export const presentDeployment = (
  row: DetailedDeploymentRow,
  deployables: ReadonlyMap<number, ArtifactsJob>,
  url: Urls,
): Deployment => ({
  ...presentEnvironmentDeployment(row, deployables, url),
  environment: {
    id: row.environment_id,
    name: row.environment_name,
    slug: row.environment_slug,
    external_url: row.environment_url,
    created_at: row.environment_created_at,
    updated_at: row.environment_updated_at,
  },
});

/** Presents a deployment as a field of its environment. */
export function presentEnvironmentDeployment(
  row: DetailedDeploymentRow,
  deployables: ReadonlyMap<number, ArtifactsJob>,
  url: Urls,
): EnvironmentDeployment {
  const { id, iid, ref, sha, created_at, updated_at, status } = row;
  return {
    id,
    iid,
    ref,
    sha,
    created_at,
    updated_at,
    status,
    user: row.author_id === null ? null : presentUserBasic(readAuthor(row), url),
    deployable: row.job_id === null ? null : (deployables.get(row.job_id) ?? null),
  };
}
