import { type Calls, none } from '#test/contract/requests.ts';

/** Calls that succeed. */
export const calls: Calls = {
  // Guests of the project cannot propose changes to it.
  getProjectApprovals: ({ project }) => ({
    ...{ ...none, params: { id: project.id }, from: 'reporter' },
  }),
};
