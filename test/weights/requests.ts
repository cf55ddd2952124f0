import type { World } from './world.ts';

/** A request that is weighed: `turn` makes each of a row of writes another one. */
export interface Weighed {
  readonly name: string;
  readonly method: string;
  /** URL path from the root. */
  readonly url: (turn: number) => string;
  readonly body?: (turn: number) => object;
}

const graphql = (name: string, query: string): Weighed => ({
  name: `GraphQL ${name}`,
  method: 'POST',
  url: () => '/api/graphql',
  body: () => ({ query }),
});

/** The most frequent requests: pages of lists, single things, and writes of each costly kind. */
export function requestsOf({ project, group, owner }: World): Weighed[] {
  const own = `/api/v4/projects/${project.id}`;
  const get = (name: string, url: string): Weighed => ({
    name: `GET ${name}`,
    method: 'GET',
    url: () => url,
  });
  const write = (
    [method, name]: readonly [string, string],
    url: string,
    body: (turn: number) => object,
  ): Weighed => ({ name: `${method} ${name}`, method, url: () => url, body });
  const path = JSON.stringify(project.full_path);
  return [
    get('version', '/api/v4/version'),
    get('user', '/api/v4/user'),
    get('projects', '/api/v4/projects?per_page=20'),
    get('project', own),
    get('groups', '/api/v4/groups?per_page=20'),
    get('group', `/api/v4/groups/${group.id}`),
    get('group projects', `/api/v4/groups/${group.id}/projects?per_page=20`),
    get('group members', `/api/v4/groups/${group.id}/members/all?per_page=20`),
    get('users by search', `/api/v4/users?search=${owner.username}&per_page=20`),
    get('issues', `${own}/issues?per_page=20`),
    get('issue', `${own}/issues/1`),
    get('notes of an issue', `${own}/issues/1/notes?per_page=20`),
    get('labels', `${own}/labels?per_page=20`),
    get('milestones', `${own}/milestones`),
    get('merge requests', `${own}/merge_requests?per_page=20`),
    get('merge request', `${own}/merge_requests/1`),
    get('diffs of a merge request', `${own}/merge_requests/1/diffs`),
    get('pipelines', `${own}/pipelines?per_page=20`),
    get('jobs', `${own}/jobs?per_page=20`),
    get('epics', `/api/v4/groups/${group.id}/epics?per_page=20`),
    get('branches', `${own}/repository/branches?per_page=20`),
    get('commits', `${own}/repository/commits?per_page=20`),
    get('tree', `${own}/repository/tree`),
    get('raw file', `${own}/repository/files/README.md/raw?ref=main`),
    write(['POST', 'issue'], `${own}/issues`, (turn) => ({ title: `Weighed ${turn}` })),
    write(['PUT', 'issue'], `${own}/issues/2`, (turn) => ({ title: `Weighed again ${turn}` })),
    write(['POST', 'note of an issue'], `${own}/issues/2/notes`, (turn) => ({
      body: `Weighed ${turn}`,
    })),
    write(['POST', 'label'], `${own}/labels`, (turn) => ({
      name: `weighed ${turn}`,
      color: '#aabbcc',
    })),
    write(['POST', 'commit'], `${own}/repository/commits`, (turn) => ({
      branch: 'main',
      commit_message: `Weigh ${turn}`,
      actions: [{ action: 'create', file_path: `weighed-${turn}.txt`, content: 'one\n' }],
    })),
    write(['POST', 'branch'], `${own}/repository/branches`, (turn) => ({
      branch: `weighed-${turn}`,
      ref: 'main',
    })),
    graphql('project', `{ project(fullPath: ${path}) { id name description visibility webUrl } }`),
    graphql(
      'issues',
      `{ project(fullPath: ${path}) { issues(first: 20) { nodes { iid title state author { username }
        labels { nodes { title } } assignees { nodes { username } } } pageInfo { hasNextPage endCursor } } } }`,
    ),
  ];
}
