import type { World } from '#test/contract/world.ts';
import { type Call, type Calls, none, unique } from '#test/contract/requests.ts';

/** A topic of its own for each call. */
const anotherTopic = async ({ api, people }: World): Promise<Call> => {
  const created = await api.as(people.administrator).post('/topics', { name: unique() });
  return { ...none, params: { id: created.body.id }, body: { name: unique() } };
};

/** Calls that succeed. */
export const calls: Calls = {
  createTopic: () => ({ ...none, body: { name: unique() } }),
  getTopic: anotherTopic,
  updateTopic: anotherTopic,
};
