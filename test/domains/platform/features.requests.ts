import { type Calls, none } from '#test/contract/requests.ts';

/** Calls that succeed. */
export const calls: Calls = {
  setFeature: () => ({
    ...none,
    params: { name: 'related_epics_widget' },
    body: { value: 25, key: 'percentage_of_actors' },
  }),
  deleteFeature: () => ({ ...none, params: { name: 'related_epics_widget' } }),
};
