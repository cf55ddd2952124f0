import { type Calls, type Harmless, none } from '#test/contract/requests.ts';

const content = 'fire: { script: kiln fire }';

/** Calls that succeed. */
export const calls: Calls = {
  lintConfiguration: () => ({ ...none, body: { content } }),
  lintProject: ({ project }) => ({ ...none, params: { id: project.id } }),
  lintProjectConfiguration: ({ project }) => ({
    ...none,
    params: { id: project.id },
    body: { content },
  }),
};

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  lintConfiguration: () => ({ body: { content } }),
  lintProjectConfiguration: () => ({ body: { content } }),
};
