import type { PlannedJob } from '#src/ci/plan.ts';
import type { JobWithOptions } from '#src/domains/ci/pipelines/job-table.ts';

const nothing: PlannedJob = {
  name: '',
  stage: 'test',
  stageIndex: 0,
  kind: 'build',
  when: 'on_success',
  startIn: null,
  allowFailure: false,
  allowFailureExitCodes: [],
  needs: null,
  dependencies: null,
  tags: [],
  beforeScript: [],
  script: [],
  afterScript: [],
  image: null,
  services: [],
  artifacts: null,
  cache: [],
  retry: { max: 0, when: [], exitCodes: [] },
  timeout: null,
  interruptible: false,
  resourceGroup: null,
  environment: null,
  coverage: null,
  release: null,
  secrets: null,
  idTokens: null,
  preGetSourcesScript: [],
  trigger: null,
  parallel: null,
  variables: [],
  pages: null,
};

/** A job as its configuration has it. */
export function readPlannedJob({ options }: Pick<JobWithOptions, 'options'>): PlannedJob {
  if (options === null) return nothing;
  return { ...nothing, ...(JSON.parse(options) as Partial<PlannedJob>) };
}
