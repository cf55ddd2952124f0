import {
  type Call,
  type Calls,
  type Harmless,
  type Instead,
  none,
} from '#test/contract/requests.ts';

/** There is no tag of a version before it. */
const range = { version: '1.1.0', from: 'main' };

/** Calls that succeed. */
export const calls: Calls = {
  getChangelog: ({ project }): Call => ({ ...none, params: { id: project.id }, query: range }),
  createChangelog: ({ project }): Call => ({ ...none, params: { id: project.id }, body: range }),
};

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  createChangelog: () => ({ body: { ...range, file: '../CHANGELOG.md' } }),
};

/** Requests that reach what the operation is about, where the example does not. */
export const instead: Instead = {
  getChangelog: { query: range },
  createChangelog: { body: range },
};
