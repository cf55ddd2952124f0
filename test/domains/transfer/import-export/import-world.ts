import { expect } from 'vitest';
import { createLog } from '#src/log.ts';
import type { UserRow } from '#src/records/user.ts';
import {
  fetchProjectArchive,
  importProjectArchive,
} from '#src/domains/transfer/import-export/import/worker.ts';
import { type Options, startApp } from '#test/support/app.ts';
import { importForm } from '#test/support/project-archives.ts';
import { unique } from '#test/support/seed.ts';

type Fields = Readonly<Record<string, string>>;

/** An instance that imports archives when a test says so. */
export async function importWorld({ config = {} }: Pick<Options, 'config'> = {}) {
  const app = await startApp({ config });
  const { api, environment } = app;
  const { workers } = environment;

  async function settle(): Promise<void> {
    workers.start();
    await workers.idle();
    await workers.stop();
  }

  /** Asks for an import, which then waits. */
  async function ask(user: UserRow, archive: Buffer, fields: Fields = {}, filename?: string) {
    const { body, headers } = importForm(archive, { path: unique('kiln'), ...fields }, filename);
    return api.as(user).send('POST', '/projects/import', body, headers);
  }

  /** The project that an archive became, and what is said of the import. */
  async function imported(user: UserRow, archive: Buffer, fields: Fields = {}) {
    const accepted = await ask(user, archive, fields);
    expect(accepted.status).toBe(201);
    await settle();
    const id = Number(accepted.body.id);
    const get = (path = '') => api.as(user).get(`/projects/${id}${path}`);
    const { body: status } = await get('/import');
    return { id, status, get };
  }

  /** Tries a job once, without the queue. */
  const attemptBy =
    (worker: typeof importProjectArchive) =>
    (project_id: number, attempt = 1, signal = new AbortController().signal) => {
      const job = { id: '1', attempt, signal, progress: async () => {} };
      const dependencies = { ...environment, log: createLog('silent') };
      return worker.run({ project_id }, dependencies, job);
    };
  const attempt = attemptBy(importProjectArchive);
  const attemptFetch = attemptBy(fetchProjectArchive);

  return { ...app, settle, ask, imported, attempt, attemptFetch };
}
