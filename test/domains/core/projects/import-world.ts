import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect } from 'vitest';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import type { TestApp } from '#test/support/app.ts';
import { addMember, seedProject, seedToken, seedUser } from '#test/support/seed.ts';

/** Repositories of this server, for itself to import, and servers that have none. */
export async function importWorld({ api, db, git, origin }: TestApp) {
  const admin = api.as(await seedUser(db, { admin: true }));
  const closing: (() => void)[] = [];
  afterAll(() => closing.forEach((close) => close()));

  async function settle(settings: object): Promise<void> {
    expect((await admin.put('/application/settings', settings)).status).toBe(200);
  }
  await settle(local);

  /** A private project whose first branch is `trunk`, and the URL of its repository with a token to read it. */
  async function original() {
    const project = await seedProject(db, {
      visibility: 'private',
      default_branch: 'trunk',
      git,
      readme: true,
    });
    const reader = await seedUser(db);
    await addMember(db, { project, user: reader, level: 20 });
    const { token } = await seedToken(db, reader, { scopes: ['read_repository'] });
    const head = (await resolveRef(git.repository(project.id), 'trunk')) ?? '';
    const bare = `${origin}/${project.full_path}.git`;
    return { project, head, token, bare, url: bare.replace('//', `//reader:${token}@`) };
  }

  /** An address where HTTP is answered so, until the file ends. */
  async function answering(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  return { admin, settle, original, answering };
}

/** Lets requests go where the tests have their servers. */
export const local = { allow_local_requests_from_web_hooks_and_services: true };
