import type { Instead } from '../contract/requests.ts';

/** Requests that reach what the operation is about, where the example does not. */
export const instead: Instead = {
  deleteRegistryTags: { query: { name_regex_delete: '.*' } },
};
