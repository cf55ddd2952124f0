import {
  type Call,
  type Calls,
  type Harmless,
  NOBODY,
  none,
  type Request,
} from '#test/contract/requests.ts';
import type { Role, World } from '#test/contract/world.ts';

const nightly = { description: 'Every night', ref: 'main', cron: '0 1 * * *' };

/** The project gets more than it may have otherwise. */
const liftLimit = ({ api, people }: World) =>
  api
    .as(people.administrator)
    .put('/application/plan_limits', { plan_name: 'ultimate', ci_pipeline_schedules: 0 });

/** A schedule of the administrator. */
async function anotherSchedule(world: World, more: Partial<Call> = {}): Promise<Call> {
  const { api, people, project } = world;
  const as = api.as(people.administrator);
  await liftLimit(world);
  const path = `/projects/${project.id}/pipeline_schedules`;
  const made = await as.post(path, nightly);
  await as.post(`${path}/${made.body.id}/variables`, { key: 'KILN', value: 'warm' });
  return { ...none, params: { id: project.id, pipeline_schedule_id: made.body.id }, ...more };
}

const ofVariable =
  (from: Role, body: Call['body'] = null) =>
  async (world: World): Promise<Call> => {
    const call = await anotherSchedule(world);
    return { ...call, params: { ...call.params, key: 'KILN' }, body, from };
  };

/** Calls that succeed. */
export const calls: Calls = {
  createPipelineSchedule: async (world) => {
    await liftLimit(world);
    return { ...none, params: { id: world.project.id }, body: nightly };
  },
  getPipelineSchedule: (world) => anotherSchedule(world),
  updatePipelineSchedule: (world) =>
    anotherSchedule(world, { body: { description: 'x' }, from: 'administrator' }),
  deletePipelineSchedule: (world) => anotherSchedule(world, { from: 'maintainer' }),
  takeOwnershipOfPipelineSchedule: (world) => anotherSchedule(world),
  playPipelineSchedule: (world) => anotherSchedule(world),
  listPipelinesOfPipelineSchedule: (world) => anotherSchedule(world),
  createPipelineScheduleVariable: (world) =>
    anotherSchedule(world, { body: { key: 'OTHER', value: 'x' }, from: 'administrator' }),
  getPipelineScheduleVariable: ofVariable('maintainer'),
  updatePipelineScheduleVariable: ofVariable('administrator', { value: 'cold' }),
  deletePipelineScheduleVariable: ofVariable('administrator'),
};

const none404: Request = { params: { pipeline_schedule_id: NOBODY } };

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  createPipelineSchedule: () => ({ body: { ...nightly, cron: 'never' } }),
  updatePipelineSchedule: () => none404,
  deletePipelineSchedule: () => none404,
  takeOwnershipOfPipelineSchedule: () => none404,
  playPipelineSchedule: () => none404,
  createPipelineScheduleVariable: () => none404,
  updatePipelineScheduleVariable: () => none404,
  deletePipelineScheduleVariable: () => none404,
};
