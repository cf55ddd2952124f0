import { describe, expect, it } from 'vitest';
import { WITNESS, keepSecrets } from './secrets.ts';
import { seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

/** Requests about one's own things that name somebody else's hidden ones. */
const { app, people, records } = await keepSecrets();
const { api, db, git } = app;
const caller = people.stranger;
const as = api.as(caller);
const MISSING = 999_999_999;

const group = await seedGroup(db, { visibility: 'private', owner: caller });
const project = await seedProject(db, {
  visibility: 'private',
  namespace: group,
  git,
  readme: true,
});
const newcomer = await seedUser(db);
const own = { group: `/groups/${group.id}`, project: `/projects/${project.id}` };

type Ask = (id: number) => Promise<{ status: number; body: unknown }>;

/** Kinds of things that a request can name: a hidden one must get the same answer as an absent one. */
const groupsNamed: readonly (readonly [string, Ask])[] = [
  ['in a share of a project', (id) => as.post(`${own.project}/share`, share(id))],
  ['in a share of a group', (id) => as.post(`${own.group}/share`, share(id))],
  ['as the end of a share of a project', (id) => as.delete(`${own.project}/share/${id}`)],
  ['as the end of a share of a group', (id) => as.delete(`${own.group}/share/${id}`)],
  ['as the target of a group', (id) => as.post(`${own.group}/transfer`, { group_id: id })],
  ['as the target of a project', (id) => as.put(`${own.project}/transfer`, { namespace: `${id}` })],
  [
    'as the namespace of a project',
    (id) => as.post('/projects', { name: 'Own', namespace_id: id }),
  ],
  ['as the namespace of a fork', (id) => as.post(`${own.project}/fork`, { namespace_id: id })],
  ['as the group above', (id) => as.post('/groups', { name: 'Own', path: 'own-x', parent_id: id })],
  ['as the place of a path', (id) => as.get(`/namespaces/own-y/exists?parent_id=${id}`)],
  ['as a namespace', (id) => as.get(`/namespaces/${id}`)],
  [
    'among those who may push',
    (id) =>
      as.post(`${own.project}/protected_branches`, {
        name: 'kept',
        allowed_to_push: [{ group_id: id }],
      }),
  ],
];

const projectsNamed: readonly (readonly [string, Ask])[] = [
  ['as the origin of a fork', (id) => as.post(`${own.project}/fork/${id}`)],
  ['as the origin of members', (id) => as.post(`${own.project}/import_project_members/${id}`)],
  ['as where templates are', (id) => as.put(own.group, { file_template_project_id: id })],
  [
    'as the start of a commit',
    (id) =>
      as.post(`${own.project}/repository/commits`, {
        branch: 'other',
        start_branch: 'main',
        start_project: id,
        commit_message: 'x',
        actions: [{ action: 'create', file_path: 'kiln.md', content: 'hot' }],
      }),
  ],
  [
    'as the other side of a comparison',
    (id) => as.get(`${own.project}/repository/compare?from=main&to=main&from_project_id=${id}`),
  ],
];

function share(group_id: number) {
  return { group_id, group_access: 30 };
}

const shown = ({ status, body }: Awaited<ReturnType<Ask>>, id: number) => ({
  status,
  // An error may say what was asked for, which the caller knows.
  body: JSON.stringify(body).replaceAll(String(id), 'ID'),
});

describe('hidden things get the answer of absent ones', () => {
  it.each([
    ...groupsNamed.map(([where, ask]) => [`a group ${where}`, ask, records.vault.id] as const),
    ...projectsNamed.map(
      ([where, ask]) => [`a project ${where}`, ask, records.project.id] as const,
    ),
  ])('%s', async (_, ask, id) => {
    const [hidden, missing] = [await ask(id), await ask(MISSING)];
    expect(shown(hidden, id)).toEqual(shown(missing, MISSING));
    expect(JSON.stringify(hidden.body)).not.toMatch(WITNESS);
  });

  it('a project whose references are rendered', async () => {
    const path = (await api.as(records.friend).get(`/groups/${records.friends.id}`)).body.full_path;
    const render = (text: string, project?: string) =>
      as.post('/markdown', { text, gfm: true, ...(project !== undefined && { project }) });
    expect(await render('plain', `${path}/none`)).toMatchObject({ status: 404 });
    // The same text, as far as it is not the reference itself.
    const [hidden, missing] = [await render(`@${path}`), await render('@no-such-group-at-all')];
    const plain = ({ body }: { body: { html: string } }, name: string) =>
      body.html.replaceAll(name, 'NAME');
    expect(plain(hidden, path)).toBe(plain(missing, 'no-such-group-at-all'));
  });

  it('a membership elsewhere, in what adding says', async () => {
    const body = { user_id: newcomer.id, access_level: 30 };
    const added = await as.post(`${own.project}/members`, body);
    expect(added).toMatchObject({ status: 201, body: { id: newcomer.id } });
    const guest = { user_id: people.guest.id, access_level: 30 };
    const other = await as.post(`${own.project}/members`, guest);
    expect(Object.keys(other.body).sort()).toEqual(Object.keys(added.body).sort());
    expect(JSON.stringify(other.body)).not.toMatch(WITNESS);
  });
});
