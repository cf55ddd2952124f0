import type { BasicPipeline, Pipeline, PipelineDetailedStatus } from '#generated/common/types.ts';
import { noObjectId } from '#src/git/formats/ref-name.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { UserBasicRow } from '#src/records/user.ts';
import type { Urls } from '#src/text/urls.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import { describePipelineStatus } from './detailed-status.ts';
import type { PipelineRow } from './table.ts';

type Home = Pick<ProjectRow, 'full_path'>;

/** Columns that every presentation of a pipeline shows. */
export type BasicPipelineRow = Pick<
  PipelineRow,
  'id' | 'iid' | 'project_id' | 'sha' | 'ref' | 'status' | 'source' | 'created_at' | 'updated_at'
>;

const formatPage = ({ full_path }: Home, { id }: Pick<PipelineRow, 'id'>) =>
  `${full_path}/-/pipelines/${id}`;

/** Pipeline in lists and nested objects. */
export function presentBasicPipeline(
  row: BasicPipelineRow,
  project: Home,
  url: Urls,
): BasicPipeline {
  return {
    id: row.id,
    iid: row.iid,
    project_id: row.project_id,
    sha: row.sha,
    ref: row.ref,
    status: row.status,
    source: row.source,
    created_at: row.created_at,
    updated_at: row.updated_at,
    web_url: url.web(formatPage(project, row)),
  };
}

interface Parts {
  /** User who started the pipeline; null if deleted. */
  readonly user: UserBasicRow | null;
  /** True if a job failed that is allowed to fail. */
  readonly warnings: boolean;
}

/** Properties of a pipeline from its own row. */
export function presentPipelineRow(
  row: PipelineRow,
  project: Home,
  url: Urls,
): Omit<Pipeline, 'user' | 'detailed_status'> {
  return {
    ...presentBasicPipeline(row, project, url),
    before_sha: row.before_sha ?? noObjectId,
    tag: row.tag,
    yaml_errors: row.yaml_errors,
    started_at: row.started_at,
    finished_at: row.finished_at,
    committed_at: row.committed_at,
    duration: row.duration,
    queued_duration: row.queued_duration,
    coverage: row.coverage === null ? null : row.coverage.toFixed(2),
  };
}

/** A pipeline on its own. */
export function presentPipeline(
  row: PipelineRow,
  { user, warnings }: Parts,
  project: Home,
  url: Urls,
): Pipeline {
  return {
    ...presentPipelineRow(row, project, url),
    user: user === null ? null : presentUserBasic(user, url),
    detailed_status: presentPipelineStatus(row, { warnings }, project, url),
  };
}

/** The status of a pipeline as pages show it. */
export function presentPipelineStatus(
  row: Pick<PipelineRow, 'id' | 'status'>,
  { warnings }: Pick<Parts, 'warnings'>,
  project: Home,
  url: Urls,
): PipelineDetailedStatus {
  const path = new URL(url.web(formatPage(project, row))).pathname;
  return describePipelineStatus(row.status, { warnings, path });
}
