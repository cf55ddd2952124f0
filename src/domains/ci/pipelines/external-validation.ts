import type { StoredJob } from '#src/ci/job-columns.ts';
import type { PlannedJob } from '#src/ci/plan.ts';
import type { PlannedPipeline } from '#src/ci/questions.ts';
import type { Database } from '#src/database/database.ts';
import { postJson } from '#src/outbound/post.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { toSystemRules } from '#src/settings/outbound-rules.ts';
import type { PipelineRequest } from './creation-request.ts';

/** Default and maximum time limit, in seconds. */
const [usualTime, longestTime] = [5, 30];

/** Limit on jobs in the request to the service, which also gets their total number. */
const maxJobs = 500;

/**
 * Tells whether the external validation service rejects a pipeline. Timeouts and other responses count as accepted:
 * pipelines do not depend on the service.
 */
export async function isRefusedByService(
  db: Database,
  request: PipelineRequest,
  plan: PlannedPipeline,
): Promise<boolean> {
  const settings = await loadCurrentSettings(db);
  const {
    external_pipeline_validation_service_url: url,
    external_pipeline_validation_service_token: token,
    external_pipeline_validation_service_timeout: seconds,
  } = settings;
  if (url === null || url === '') return false;
  try {
    const { status } = await postJson(new URL(url), createQuestion(request, plan), {
      rules: toSystemRules(settings),
      headers: { ...(token !== null && token !== '' && { 'X-Gitlab-Token': token }) },
      maxBytes: 1,
      timeLimit: Math.min(seconds ?? usualTime, longestTime) * 1000,
    });
    return status === 406;
  } catch {
    return false;
  }
}

function createQuestion(
  { project, actor: { user }, sha, ref, source }: PipelineRequest,
  { jobs: batches }: PlannedPipeline,
) {
  const jobs = batches.flatMap((batch) => JSON.parse(batch) as readonly StoredJob[]);
  const builds = jobs.slice(0, maxJobs).map(({ columns: { name, stage, options } }) => {
    const { script, image } = JSON.parse(options) as PlannedJob;
    return { name, stage, script, image: image?.name ?? null };
  });
  return {
    project: { id: project.id, path: project.full_path, created_at: project.created_at },
    user: {
      id: user.id,
      username: user.username,
      email: user.email,
      created_at: user.created_at,
    },
    pipeline: { sha, ref, type: source },
    total_builds_count: jobs.length,
    builds,
  };
}
