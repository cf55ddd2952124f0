import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { findRoute } from '#generated/router.ts';
import { createDispatcher } from '#runtime/dispatch.ts';
import type { Database } from '#src/database/database.ts';
import type { Actor } from '#src/records/actor.ts';
import { userColumns, type UserRow } from '#src/records/user.ts';
import { API_BASE, type ApiDeps, createHost } from './api/host.ts';

/**
 * Reads whose first answer takes some milliseconds more than the later ones, because their statements are large:
 * Knex has to write them, and the database to plan them. `npm run bench` prints what is missing here.
 */
const DEAR: readonly ((subjects: Subjects) => string)[] = [
  () => '/projects',
  () => '/groups',
  () => '/namespaces',
  () => '/events',
  () => '/users',
  ({ user }) => `/users/${user}`,
  ({ user }) => `/users/${user}/projects`,
  () => '/application/statistics',
  ({ group }) => `/groups/${group}`,
  ({ group }) => `/groups/${group}/projects`,
  ({ group }) => `/groups/${group}/members`,
  ({ group }) => `/groups/${group}/members/all`,
  ({ project }) => `/projects/${project}`,
  ({ project }) => `/projects/${project}/forks`,
  ({ project }) => `/projects/${project}/members/all`,
  ({ project }) => `/projects/${project}/protected_branches`,
];

interface Subjects {
  readonly user: number;
  readonly project: number;
  readonly group: number;
}

/** A statement is planned by each connection that gets to run it. */
const roundCount = 3;

/**
 * Runs the expensive reads once, without a client and without a log line, so that no client waits for their first run.
 */
export async function rehearse(deps: ApiDeps): Promise<void> {
  const { db } = deps.environment;
  const user = await findFirstAdministrator(db);
  if (user === undefined) return;
  const subjects = { user: user.id, ...(await findFirstContainers(db)) };
  for (const admin of [false, true]) {
    const actor: Actor = { user, token: null, admin, external: false, impersonator: null };
    const answer = createStage(deps, actor);
    for (let round = 0; round < roundCount; round++) {
      for (const pathOf of DEAR) {
        await answer(API_BASE + pathOf(subjects));
        // Requests come first.
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
  }
}

/**
 * The API for one actor in process: no credentials, limits or log. The answer is discarded: it ends with its
 * connection, or would hold its resources for ever.
 */
export function createStage(deps: ApiDeps, actor: Actor) {
  const handle = createDispatcher(findRoute, deps.services, {
    ...createHost(deps),
    authenticate: () => Promise.resolve(actor),
    admit: () => undefined,
    finished: ({ http }) => void http.socket.destroy(),
  });
  return (path: string): Promise<void> => {
    const socket = new Socket();
    const request = new IncomingMessage(socket);
    Object.assign(request, { method: 'GET', url: path, complete: true });
    return new Promise((resolve) => {
      handle(request, new ServerResponse(request));
      socket.once('close', () => resolve());
    });
  };
}

async function findFirstAdministrator(db: Database): Promise<UserRow | undefined> {
  return db('users')
    .where('users.admin', true)
    .orderBy('users.id')
    .first<UserRow | undefined>(userColumns);
}

/** A shared group if one exists, because its statements are the largest, and one of its projects. */
async function findFirstContainers(db: Database): Promise<Omit<Subjects, 'user'>> {
  const group =
    (await db('group_group_links').first<{ id: number } | undefined>('shared_group_id as id')) ??
    (await db('groups').first<{ id: number } | undefined>('namespace_id as id'));
  const ofGroup = db('projects').where('namespace_id', group?.id ?? 0);
  const project =
    (await ofGroup.first<{ id: number } | undefined>('id')) ??
    (await db('projects').first<{ id: number } | undefined>('id'));
  return { project: project?.id ?? 0, group: group?.id ?? 0 };
}
