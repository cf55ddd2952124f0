import type { PlannedJob } from '#src/ci/plan.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { AutoDevopsSettings } from '#src/domains/ci/pipelines/auto-devops.ts';
import type { JobWithOptions } from '#src/domains/ci/pipelines/job-table.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';
import type { RunnerRow } from '#src/domains/ci/runners/table.ts';

/** The variables of a job are made of this. */
export interface JobSurroundings {
  readonly project: ProjectRow & AutoDevopsSettings & { readonly ci_config_path: string | null };
  readonly pipeline: PipelineRow;
  readonly job: JobWithOptions;
  readonly planned: PlannedJob;
  readonly runner: RunnerRow;
  readonly token: string;
  readonly refProtected: boolean;
  /** Repository URL that contains the token. */
  readonly repositoryUrl: string;
}
