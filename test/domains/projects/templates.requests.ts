import { type Calls, none } from '#test/contract/requests.ts';

/** Calls that succeed. */
export const calls: Calls = {
  getDockerfileTemplate: () => ({ ...none, params: { name: 'Golang' } }),
  getGitignoreTemplate: () => ({ ...none, params: { name: 'Node' } }),
  getCiConfigurationTemplate: () => ({ ...none, params: { name: 'Bash' } }),
  getLicenseTemplate: () => ({ ...none, params: { name: 'mit' } }),
};
