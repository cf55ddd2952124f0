import type { components } from '#generated/common/openapi.ts';
import { takeNextInternalId } from '#src/database/counters.ts';
import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { RowNotFound } from '#src/errors.ts';
import { type AuthorColumns, listAuthorColumns } from '#src/records/user.ts';
import type { Query } from '#src/lists/filter.ts';

export type DeploymentStatus = components['schemas']['DeploymentStatus'];

export interface DeploymentRow {
  readonly id: number;
  readonly project_id: number;
  /** Number within the project. */
  readonly iid: number;
  readonly environment_id: number;
  readonly ref: string;
  readonly tag: boolean;
  readonly sha: string;
  readonly status: DeploymentStatus;
  readonly user_id: number | null;
  /** Null for a deployment reported by a request; the job may be deleted. */
  readonly job_id: number | null;
  /** Name of the stop job in the same pipeline. */
  readonly on_stop: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly finished_at: string | null;
}

/** A deployment with its environment, and with its user if the account still exists. */
export type DetailedDeploymentRow = DeploymentRow & {
  readonly environment_name: string;
  readonly environment_slug: string;
  readonly environment_url: string | null;
  readonly environment_created_at: string;
  readonly environment_updated_at: string;
} & (AuthorColumns | { readonly [Column in keyof AuthorColumns]: null });

/** Joins to deployments their environments and users. */
export function joinDeploymentDetails(deployments: Query): Query {
  return deployments
    .join('environments', 'environments.id', 'deployments.environment_id')
    .leftJoin('users as authors', 'authors.id', 'deployments.user_id')
    .select('deployments.*', {
      environment_name: 'environments.name',
      environment_slug: 'environments.slug',
      environment_url: 'environments.external_url',
      environment_created_at: 'environments.created_at',
      environment_updated_at: 'environments.updated_at',
    })
    .select(listAuthorColumns());
}

type NewDeployment = Omit<
  DeploymentRow,
  'id' | 'iid' | 'status' | 'created_at' | 'updated_at' | 'finished_at'
>;

/** Stores a deployment that nothing has come of yet. */
export async function insertDeployment(
  db: Database,
  deployment: NewDeployment,
  now: string,
): Promise<DeploymentRow> {
  const owner = deployment.project_id;
  return insertReturning<DeploymentRow>(db, 'deployments', {
    ...deployment,
    iid: await takeNextInternalId(db, { scope: 'project deployments', owner }),
    status: 'created',
    created_at: now,
    updated_at: now,
  });
}

/** @throws RowNotFound unless it belongs to the project */
export async function findDeployment(
  db: Database,
  projectId: number,
  id: number,
): Promise<DetailedDeploymentRow> {
  const query: Query = db('deployments').where({
    'deployments.id': id,
    'deployments.project_id': projectId,
  });
  const row = await joinDeploymentDetails(query).first<DetailedDeploymentRow | undefined>();
  if (row === undefined) throw new RowNotFound();
  return row;
}
