import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import type { UserRow } from '#src/records/user.ts';
import { startApp } from '#test/support/app.ts';
import { importForm, linesOf, tarOf } from '#test/support/project-archives.ts';
import { seedUser, unique } from '#test/support/seed.ts';

export type Fields = Readonly<Record<string, string>>;
type Records = readonly unknown[];
export type Relations = Readonly<Record<string, Records>>;

interface Archived {
  readonly own?: object;
  readonly relations?: Relations;
}

/** An archive of groups, by the ids that they had; the first is the exported one. */
export async function groupArchiveOf(
  groups: Readonly<Record<number, Archived>>,
  ids: readonly unknown[] = Object.keys(groups),
): Promise<Buffer> {
  const files = Object.entries(groups).flatMap(([id, { own, relations = {} }]) => [
    ...(own === undefined ? [] : [[`tree/groups/${id}.json`, JSON.stringify(own)] as const]),
    ...Object.entries(relations).map(
      ([name, records]) => [`tree/groups/${id}/${name}.ndjson`, linesOf(records)] as const,
    ),
  ]);
  const list = ids.map((id) => `${String(id)}\n`).join('');
  const all = { VERSION: '0.2.4', 'tree/groups/_all.ndjson': list, ...Object.fromEntries(files) };
  return gzipSync(await tarOf(all));
}

/** A member of a group as an archive names them. */
export const member = (id: number, user: { readonly email: string }, access_level: number) => ({
  ...{ access_level, source_type: 'Namespace', user_id: id },
  user: { id, public_email: user.email, username: 'somebody' },
});

export const small = await groupArchiveOf({
  7: {
    own: { id: 7, name: 'Kilns', path: 'kilns', description: 'Fire pots', visibility_level: 20 },
    relations: {
      labels: [{ title: 'hot', color: '#d9534f' }],
      epics: [{ iid: 4, title: 'Glaze' }],
    },
  },
  8: { own: { id: 8, parent_id: 7, name: 'Small', path: 'small', visibility_level: 20 } },
});

/** An instance that imports archives of groups when a test says so. */
export async function groupImportWorld() {
  const app = await startApp({ config: { plan: 'ultimate' } });
  const { api, db, environment } = app;
  const { workers, storage } = environment;
  const root = await seedUser(db, { admin: true });

  async function settle(): Promise<void> {
    workers.start();
    await workers.idle();
    await workers.stop();
  }

  function ask(user: UserRow | null, archive: Buffer, fields: Fields = {}, filename?: string) {
    const path = unique('kilns');
    const { body, headers } = importForm(archive, { path, name: path, ...fields }, filename);
    const by = user === null ? api : api.as(user);
    return by.send('POST', '/groups/import', body, headers);
  }

  /** The group that an archive became, for whoever wanted it. */
  async function imported(user: UserRow, archive: Buffer, fields: Fields = {}) {
    const path = unique('kilns');
    const accepted = await ask(user, archive, { path, ...fields });
    expect(accepted).toMatchObject({ status: 202, body: { message: '202 Accepted' } });
    await settle();
    const { body: group } = await api.as(user).get(`/groups/${path}`);
    const get = (below = '') => api.as(user).get(`/groups/${group.id}${below}`);
    return { group, get };
  }

  async function blobs(): Promise<string[]> {
    const found: string[] = [];
    for await (const keys of storage.keys()) found.push(...keys);
    return found.toSorted();
  }

  return { ...app, root, settle, ask, imported, blobs };
}
