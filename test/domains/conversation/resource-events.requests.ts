import { type Call, type Calls, none, unique } from '#test/contract/requests.ts';
import { anotherSubject, type SubjectKind, subjectKinds } from '#test/contract/subjects.ts';
import type { World } from '#test/contract/world.ts';

type Change = (world: World) => Promise<object> | object;

async function milestoneOf({ api, people, project }: World): Promise<object> {
  const as = api.as(people.administrator);
  const made = await as.post(`/projects/${project.id}/milestones`, { title: unique() });
  return { milestone_id: made.body.id };
}

const changes = {
  State: () => ({ state_event: 'close' }),
  Label: () => ({ labels: unique() }),
  Milestone: milestoneOf,
  Weight: () => ({ weight: 3 }),
  Iteration: async (world: World) => ({ iteration_id: (await world.anotherIteration()).id }),
} as const;

const onAnother =
  (kind: SubjectKind) =>
  async (world: World): Promise<Call> => {
    const { params } = await anotherSubject(world, kind);
    return { ...none, params };
  };

/** A change that an administrator made. */
const another =
  (kind: SubjectKind, what: string, change: Change) =>
  async (world: World): Promise<Call> => {
    const { path, own, params, as } = await anotherSubject(world, kind);
    await as.put(own, await change(world));
    const made = await as.get(`${path}/resource_${what.toLowerCase()}_events`);
    const [event] = made.body as { id: number }[];
    return { ...none, params: { ...params, event_id: event?.id } };
  };

/** Calls that succeed. */
export const calls: Calls = Object.assign(
  {},
  ...subjectKinds.flatMap((kind) =>
    Object.entries(changes).map(([what, change]) => ({
      [`list${kind}${what}Events`]: onAnother(kind),
      [`get${kind}${what}Event`]: another(kind, what, change),
    })),
  ),
) as Calls;
