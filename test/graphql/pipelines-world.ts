import { expect } from 'vitest';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';
import { startApp } from '#test/support/app.ts';
import { seedJob, seedPipeline } from '#test/support/pipelines.ts';
import type { Who } from '#test/support/project-world.ts';
import { statusesWorld } from '#test/domains/ci/commit-statuses/world.ts';
import { asking } from './ask.ts';

export const gid = (type: string, { id }: { readonly id: number }) => `gid://gitlab/${type}/${id}`;

export const ofProject = (fields: string) =>
  `query($path: ID!) { project(fullPath: $path) { ${fields} } }`;

/** A project with a pipeline of five jobs of every kind, asked for its fields by GraphQL. */
export async function pipelinesWorld() {
  const app = await startApp();
  const { db, git } = app;
  const ask = await asking(app);
  const { people, project, newCommit } = await statusesWorld(db, git);
  const sha = await newCommit();

  const newPipeline = (more: Partial<PipelineRow> = {}) =>
    seedPipeline(db, { project_id: project.id, sha, ref: 'topic', ...more });

  const pipeline = await newPipeline({
    ...{ user_id: people.developer.id, status: 'success', coverage: 30.5, duration: 82 },
    ...{ started_at: '2026-01-01T00:00:02.500Z', finished_at: '2026-01-01T00:01:00.000Z' },
    queued_duration: 9,
  });
  const jobs = {
    compile: await seedJob(db, pipeline, {
      ...{
        name: 'compile',
        stage: 'build',
        stage_index: 0,
        status: 'success',
        tag_list: '["clay"]',
      },
      queued_at: '2026-01-01T00:00:00.000Z',
      started_at: '2026-01-01T00:00:02.500Z',
      finished_at: '2026-01-01T00:01:00.000Z',
    }),
    replaced: await seedJob(db, pipeline, {
      ...{ name: 'spec 1/2', stage: 'test', stage_index: 1, status: 'failed', retried: true },
    }),
    first: await seedJob(db, pipeline, {
      ...{ name: 'spec 1/2', stage: 'test', stage_index: 1, status: 'success' },
      needs: ['compile'],
    }),
    second: await seedJob(db, pipeline, {
      ...{ name: 'spec 2/2', stage: 'test', stage_index: 1, status: 'failed' },
      ...{ allow_failure: true, failure_reason: 'script_failure' },
    }),
    report: await seedJob(db, pipeline, {
      ...{ name: 'coverage', stage: 'external', stage_index: 1_000_000, kind: 'external' },
      ...{ status: 'success', tag_list: null },
    }),
  };

  const variables = { path: project.full_path };

  async function shown(who: Who, fields: string): Promise<Record<string, never>> {
    const { data, errors } = await ask(people[who], ofProject(fields), variables);
    expect(errors).toBeUndefined();
    return data?.project as never;
  }

  return {
    app,
    ask,
    people,
    project,
    newCommit,
    sha,
    newPipeline,
    pipeline,
    jobs,
    variables,
    shown,
  };
}
