import type { Load } from './measure.ts';
import { head, rowsUnder } from './rows.ts';
import { requireSameAnswer } from './same-answer.ts';
import type { Rivals } from './servers.ts';
import type { World } from './world.ts';

/** The addresses of single routes and lists that are compared. */
const routesOf = (world: World) => ({
  version: '/api/v4/version',
  projects: '/api/v4/projects?per_page=20',
  project: `/api/v4/projects/${world.fileProject}`,
  members: `/api/v4/groups/${world.peopled}/members/all?per_page=20`,
  users: `/api/v4/users?search=${world.name}&per_page=20`,
});

/** The bare servers answer the reader, and the administrator, as Hearth does. */
export async function requireSameRoutes(
  { hearth, bare, bareForAdministrator }: Pick<Rivals, 'hearth' | 'bare' | 'bareForAdministrator'>,
  world: World,
): Promise<void> {
  const { readerToken: token, administratorToken } = world;
  const { version, projects, project, members, users } = routesOf(world);
  for (const url of [members, users, version, projects, project]) {
    await requireSameAnswer(hearth, bare, url, token);
  }
  for (const url of [version, projects, project]) {
    await requireSameAnswer(hearth, bareForAdministrator, url, administratorToken);
  }
}

/** Single routes and lists, against servers that do nothing else, once their answers are the same. */
export async function compareRoutes(rivals: Rivals, world: World, load: Load): Promise<void> {
  const row = rowsUnder(load);
  const { hearth, bare, bareForAdministrator, ordinary, gitPerRequest } = rivals;
  const { readerToken: token, administratorToken } = world;
  const { version, projects, project, members, users } = routesOf(world);
  await requireSameRoutes(rivals, world);
  const size = world.projects.toLocaleString('en');
  head(`${world.kind}, ${size} projects: against bare node:http`);
  await row('GET /version', [hearth, bare], version, { token, target: '0.70' });
  await row('GET /projects?per_page=20', [hearth, bare], projects, { token, target: '0.75' });
  await row('GET /projects/{id}', [hearth, bare], project, { token, target: '0.75' });
  await row('GET /groups/{id}/members/all?per_page=20', [hearth, bare], members, {
    token,
    target: '0.75',
  });
  await row('GET /users?search=…&per_page=20', [hearth, bare], users, { token, target: '0.75' });
  for (const [name, url] of [
    ['GET /projects?per_page=20, administrator', projects],
    ['GET /projects/{id}, administrator', project],
  ] as const) {
    const options = { token: administratorToken, target: '0.75' };
    await row(name, [hearth, bareForAdministrator], url, options);
  }
  head(`${world.kind}, ${size} projects: against Express + EOV + Knex`);
  await row('GET /version', [hearth, ordinary], version, { token, target: '12' });
  await row('GET /projects?per_page=20', [hearth, ordinary], projects, { token, target: '3 to 7' });
  await row('GET /projects/{id}', [hearth, ordinary], project, { token, target: '' });
  head(`${world.kind}, ${size} projects: against one git process per request`);
  const file = encodeURIComponent(world.file.path);
  const raw = `${project}/repository/files/${file}/raw?ref=main`;
  await row(`GET …/raw (${world.file.size} bytes)`, [hearth, gitPerRequest], raw, {
    token,
    target: '20',
    otherUrl: '/',
  });
}
