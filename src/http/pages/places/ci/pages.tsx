import { readPathId } from '../../page-query.ts';
import type { PlacePages } from '../place-pages.ts';
import { showArtifacts } from './artifacts.tsx';
import { showEnvironment, showEnvironments } from './environments.tsx';
import { showJob, showJobs } from './jobs.tsx';
import { addNewPipeline } from './new-pipeline.tsx';
import { showPipeline, showPipelines } from './pipelines.tsx';
import { showSchedules } from './schedules.tsx';

/** Pipelines, jobs, schedules and environments of a project. */
export function addCiPages(pages: PlacePages): void {
  pages.project('/pipelines', showPipelines);
  addNewPipeline(pages);
  pages.project('/pipelines/:id', showPipeline);
  pages.project('/jobs', showJobs);
  pages.project('/jobs/:id', showJob);
  pages.project('/jobs/:id/artifacts/browse{/*rest}', showArtifacts);
  pages.project('/pipeline_schedules', showSchedules);
  pages.project('/environments', showEnvironments);
  pages.project('/environments/:id', showEnvironment);
  for (const [act, operation] of [
    ['cancel', 'cancelPipeline'],
    ['retry', 'retryPipeline'],
  ] as const) {
    pages.projectForm(`/pipelines/:id/${act}`, async ({ api, project, root }, _form, req) => {
      const id = readPathId(req);
      await api.call(operation, { params: { id: project.id, pipeline_id: id } });
      return { redirect: `${root}/-/pipelines/${id}` };
    });
  }
  for (const [act, operation] of [
    ['cancel', 'cancelJob'],
    ['retry', 'retryJob'],
    ['play', 'playJob'],
  ] as const) {
    pages.projectForm(`/jobs/:id/${act}`, async ({ api, project, root }, _form, req) => {
      const job = await api.call(operation, {
        params: { id: project.id, job_id: readPathId(req) },
      });
      return { redirect: `${root}/-/jobs/${job.id}` };
    });
  }
}
