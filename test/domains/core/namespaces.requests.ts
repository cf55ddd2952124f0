import { type Calls, none, unique } from '#test/contract/requests.ts';

/** Calls that succeed. */
export const calls: Calls = {
  getNamespace: (world) => ({ ...none, params: { id: world.group.id }, from: 'guest' }),
  namespaceExists: () => ({ ...none, params: { id: unique() } }),
};
