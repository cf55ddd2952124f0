import type { World } from '#test/contract/world.ts';
import { type Calls, none } from '#test/contract/requests.ts';

/** A template in the repository of the project. */
async function template({ api, people, project }: World) {
  const path = encodeURIComponent('.gitlab/issue_templates/Bug.md');
  await api.as(people.administrator).post(`/projects/${project.id}/repository/files/${path}`, {
    branch: 'main',
    content: '## Steps\n',
    commit_message: 'Say how bugs are told',
  });
  return { ...none, params: { id: project.id, type: 'issues', name: 'Bug' } };
}

/** Calls that succeed. */
export const calls: Calls = {
  listProjectTemplates: ({ project }) => ({
    ...none,
    params: { id: project.id, type: 'issues' },
  }),
  getProjectTemplate: template,
};
