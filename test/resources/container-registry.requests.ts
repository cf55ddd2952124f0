import { type Calls, type Instead, none } from '../contract/requests.ts';

/** Calls that succeed. */
export const calls: Calls = {
  createRegistryToken: async (world) => {
    const named = Buffer.from(`anybody:${await world.tokenWith(['api'])}`).toString('base64');
    const headers = { authorization: `Basic ${named}` };
    return { ...none, query: { service: 'container_registry' }, headers };
  },
};

/** Requests that reach what the operation is about, where the example does not. */
export const instead: Instead = {
  deleteRegistryTags: { query: { name_regex_delete: '.*' } },
};
