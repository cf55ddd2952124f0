import { commitStatusList } from '#src/domains/ci/commit-statuses/list.ts';
import { jobList } from '#src/domains/ci/jobs/list.ts';
import { pipelineList } from '#src/domains/ci/pipelines/list.ts';
import { plansOf } from './cases.ts';
import type { PlansWorld } from './world.ts';

export const pipelines = ({ project, user, ...world }: PlansWorld) =>
  plansOf(world, {
    list: pipelineList,
    places: [{ project: { id: project.id } }],
    filters: {
      project: [],
      scope: ['running', 'pending', 'finished', 'branches', 'tags'],
      status: ['success'],
      source: ['external', 'parent_pipeline'],
      ref: ['main'],
      sha: ['1'.repeat(40)],
      yaml_errors: [true, false],
      name: [user.name],
      username: [user.username],
      updated_after: ['2020-01-01T00:00:00.000Z'],
      updated_before: ['2030-01-01T00:00:00.000Z'],
    },
    orders: { id: true, status: true, ref: true, updated_at: true, user_id: true },
  });

export const commitStatuses = ({ project, ...world }: PlansWorld) =>
  plansOf(world, {
    list: commitStatusList,
    places: [{ commit: { project: project.id, sha: '1'.repeat(40) } }],
    filters: {
      commit: [],
      ref: ['main'],
      stage: ['external'],
      name: ['name 1'],
      all: [true, false],
    },
    orders: {},
  });

export const jobs = ({ project, ...world }: PlansWorld) =>
  plansOf(world, {
    list: jobList,
    places: [
      ...(['build', 'bridge'] as const).flatMap((kind) => [
        { place: { project: project.id, pipeline: null, kind } },
        { place: { project: project.id, pipeline: 1, kind } },
      ]),
      { place: { project: project.id, pipeline: 1, kind: null } },
      { place: { project: project.id, pipeline: 1, stage: 0, kind: null } },
    ],
    filters: {
      place: [],
      scope: [['running', 'success']],
      include_retried: [true, false],
      retried: [true, false],
    },
    orders: {},
  });
