import type { Database } from '#src/database/database.ts';
import type { Answer, HttpClient } from '#test/support/http-client.ts';
import {
  addMember,
  type HasId,
  seedGroup,
  seedProject,
  seedToken,
  seedUser,
} from '#test/support/seed.ts';

/** Changes that grant or take sight of a project, through the API of one process. */
export type Send = (method: string, path: string, body?: unknown) => Promise<Answer>;

export const through =
  (client: HttpClient, token: string): Send =>
  (method, path, body) =>
    client.send({
      method,
      url: `/api/v4${path}`,
      headers: { 'private-token': token },
      body,
    });

/** @throws when the request was refused */
export async function done(asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked;
  if (answer.status >= 400) throw new Error(`refused: ${JSON.stringify(answer.body)}`);
  return answer;
}

export const tokenOf = async (db: Database, user: HasId) => (await seedToken(db, user)).token;

/** A private group with a private project, and somebody who is nothing there yet. */
export async function place(db: Database) {
  const top = await seedGroup(db, { visibility: 'private' });
  const group = await seedGroup(db, { visibility: 'private', parent: top });
  const project = await seedProject(db, { visibility: 'private', namespace: group });
  const user = await seedUser(db);
  return { top, group, project, user, token: await tokenOf(db, user) };
}

export type Place = Awaited<ReturnType<typeof place>>;

export interface Change {
  /** Change that lets the user see the project; `revoke` undoes it. */
  readonly grant: (send: Send) => Promise<unknown>;
  readonly revoke: (send: Send) => Promise<unknown>;
  /** Status that the user receives without the grant. */
  readonly without: number;
  /** True if the grant makes the user a member. */
  readonly member?: boolean;
  /** Path to read in place of the project, its group and the lists. */
  readonly path?: string;
}

/** Subjects of a change, with the database for the preparation and an administrator who writes. */
export interface Setting {
  readonly db: Database;
  readonly send: Send;
}

const today = () => new Date().toISOString().slice(0, 10);

async function invitedGroup(db: Database, user: HasId): Promise<HasId> {
  const invited = await seedGroup(db, { visibility: 'private' });
  await addMember(db, { group: invited, user, level: 30 });
  return invited;
}

/** The project and the groups above it, for people who belong to none of them. */
async function open(send: Send, { top, group, project }: Place): Promise<void> {
  for (const { id } of [top, group]) {
    await done(send('PUT', `/groups/${id}`, { visibility: 'internal' }));
  }
  await done(send('PUT', `/projects/${project.id}`, { visibility: 'internal' }));
}

export const changes: Readonly<Record<string, (at: Place, setting: Setting) => Promise<Change>>> = {
  'membership of the project': async ({ project, user }) => ({
    grant: (send) =>
      done(send('POST', `/projects/${project.id}/members`, { user_id: user.id, access_level: 30 })),
    revoke: (send) => done(send('DELETE', `/projects/${project.id}/members/${user.id}`)),
    without: 404,
  }),
  'membership of the group above': async ({ top, user }) => ({
    grant: (send) =>
      done(send('POST', `/groups/${top.id}/members`, { user_id: user.id, access_level: 10 })),
    revoke: (send) => done(send('DELETE', `/groups/${top.id}/members/${user.id}`)),
    without: 404,
  }),
  'expiry of a membership': async ({ group, user }) => {
    const path = `/groups/${group.id}/members`;
    const lasting = { access_level: 30, expires_at: '2099-01-01' };
    const ending = { access_level: 30, expires_at: today() };
    return {
      // Takes the place of the one that ended.
      grant: (send) => done(send('POST', path, { user_id: user.id, ...lasting })),
      revoke: (send) => done(send('PUT', `${path}/${user.id}`, ending)),
      without: 404,
    };
  },
  'share of the project': async ({ project, user }, { db }) => {
    const invited = await invitedGroup(db, user);
    const body = { group_id: invited.id, group_access: 30 };
    return {
      grant: (send) => done(send('POST', `/projects/${project.id}/share`, body)),
      revoke: (send) => done(send('DELETE', `/projects/${project.id}/share/${invited.id}`)),
      without: 404,
    };
  },
  'share of the group above': async ({ top, user }, { db }) => {
    const invited = await invitedGroup(db, user);
    const body = { group_id: invited.id, group_access: 30 };
    return {
      grant: (send) => done(send('POST', `/groups/${top.id}/share`, body)),
      revoke: (send) => done(send('DELETE', `/groups/${top.id}/share/${invited.id}`)),
      without: 404,
    };
  },
  'membership of an invited group': async ({ project, user }, { db, send }) => {
    const invited = await seedGroup(db, { visibility: 'private' });
    const body = { group_id: invited.id, group_access: 30 };
    await done(send('POST', `/projects/${project.id}/share`, body));
    const path = `/groups/${invited.id}/members`;
    return {
      grant: (send) => done(send('POST', path, { user_id: user.id, access_level: 20 })),
      revoke: (send) => done(send('DELETE', `${path}/${user.id}`)),
      without: 404,
    };
  },
  'block of the account': async ({ group, user }, { db, send }) => {
    await addMember(db, { group, user, level: 50 });
    await done(send('POST', `/users/${user.id}/block`));
    return {
      grant: (send) => done(send('POST', `/users/${user.id}/unblock`)),
      revoke: (send) => done(send('POST', `/users/${user.id}/block`)),
      without: 403,
    };
  },
  'visibility of the project': async ({ top, group, project }, { send }) => {
    for (const { id } of [top, group]) {
      await done(send('PUT', `/groups/${id}`, { visibility: 'internal' }));
    }
    const put = (send: Send, visibility: string) =>
      done(send('PUT', `/projects/${project.id}`, { visibility }));
    return {
      grant: (send) => put(send, 'internal'),
      revoke: (send) => put(send, 'private'),
      without: 404,
      member: false,
    };
  },
  'being external': async (at, { send }) => {
    const { user } = at;
    await done(send('PUT', `/users/${user.id}`, { external: true }));
    await open(send, at);
    const put = (send: Send, external: boolean) =>
      done(send('PUT', `/users/${user.id}`, { external }));
    return {
      grant: (send) => put(send, false),
      revoke: (send) => put(send, true),
      without: 404,
      member: false,
    };
  },
  'place of the group': async ({ top, group, user }, { db, send }) => {
    await addMember(db, { group: top, user, level: 30 });
    const elsewhere = await seedGroup(db, { visibility: 'private' });
    const move = (send: Send, { id }: HasId) =>
      done(send('POST', `/groups/${group.id}/transfer`, { group_id: id }));
    await move(send, elsewhere);
    return {
      grant: (send) => move(send, top),
      revoke: (send) => move(send, elsewhere),
      without: 404,
    };
  },
  'place of the project': async ({ project, group, user }, { db, send }) => {
    await addMember(db, { group, user, level: 20 });
    const elsewhere = await seedGroup(db, { visibility: 'private' });
    const move = (send: Send, { id }: HasId) =>
      done(send('PUT', `/projects/${project.id}/transfer`, { namespace: id }));
    await move(send, elsewhere);
    return {
      grant: (send) => move(send, group),
      revoke: (send) => move(send, elsewhere),
      without: 404,
      // The group stays what it was.
      path: `/projects/${project.id}`,
    };
  },
  'share of a group whose members come by a membership above': async (
    { top, user, project },
    { db, send },
  ) => {
    const above = await seedGroup(db, { visibility: 'private' });
    const invited = await seedGroup(db, { visibility: 'private', parent: above });
    const body = { group_id: invited.id, group_access: 20 };
    await done(send('POST', `/groups/${top.id}/share`, body));
    const path = `/groups/${above.id}/members`;
    return {
      grant: (send) => done(send('POST', path, { user_id: user.id, access_level: 20 })),
      revoke: (send) => done(send('DELETE', `${path}/${user.id}`)),
      without: 404,
      path: `/projects/${project.id}`,
    };
  },
  'visibility of the group': async ({ top, group }, { send }) => {
    await done(send('PUT', `/groups/${top.id}`, { visibility: 'internal' }));
    const put = (send: Send, visibility: string) =>
      done(send('PUT', `/groups/${group.id}`, { visibility }));
    return {
      grant: (send) => put(send, 'internal'),
      revoke: (send) => put(send, 'private'),
      without: 404,
      path: `/groups/${group.id}`,
    };
  },
  'level of the code': async (at, { send }) => {
    await open(send, at);
    const put = (send: Send, repository_access_level: string) =>
      done(
        send('PUT', `/projects/${at.project.id}`, {
          repository_access_level,
          merge_requests_access_level: 'disabled',
          builds_access_level: 'disabled',
        }),
      );
    await put(send, 'private');
    return {
      grant: (send) => put(send, 'enabled'),
      revoke: (send) => put(send, 'private'),
      without: 403,
      path: `/projects/${at.project.id}/languages`,
    };
  },
  'code at all': async (at, { db, send }) => {
    await addMember(db, { project: at.project, user: at.user, level: 40 });
    const put = (send: Send, level: string) =>
      done(
        send('PUT', `/projects/${at.project.id}`, {
          repository_access_level: level,
          merge_requests_access_level: 'disabled',
          builds_access_level: 'disabled',
        }),
      );
    await put(send, 'disabled');
    return {
      grant: (send) => put(send, 'private'),
      revoke: (send) => put(send, 'disabled'),
      without: 403,
      path: `/projects/${at.project.id}/languages`,
    };
  },
  'being an administrator': async ({ user, project }) => {
    const put = (send: Send, admin: boolean) => done(send('PUT', `/users/${user.id}`, { admin }));
    return {
      grant: (send) => put(send, true),
      revoke: (send) => put(send, false),
      without: 404,
      path: `/projects/${project.id}`,
    };
  },
  'being an auditor': async ({ user, project }) => {
    const put = (send: Send, auditor: boolean) =>
      done(send('PUT', `/users/${user.id}`, { auditor }));
    return {
      grant: (send) => put(send, true),
      revoke: (send) => put(send, false),
      without: 404,
      path: `/projects/${project.id}`,
    };
  },
  'level of a membership': async ({ group, project, user }, { db }) => {
    await addMember(db, { group, user, level: 10 });
    const put = (send: Send, access_level: number) =>
      done(send('PUT', `/groups/${group.id}/members/${user.id}`, { access_level }));
    return {
      grant: (send) => put(send, 40),
      revoke: (send) => put(send, 10),
      without: 403,
      path: `/projects/${project.id}/invitations`,
    };
  },
};
