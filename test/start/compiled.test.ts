import { describe, expect, it } from 'vitest';
import { addressOf, commitFile, git, newWorkTree } from '#test/git-http/support.ts';
import { compiledServer } from '#test/support/compiled-server.ts';
import { startServer } from '#test/support/process.ts';

describe('the compiled server', () => {
  it('says that it is well, answers a list, takes a push, and stops', async () => {
    const server = await startServer({
      main: await compiledServer(),
      env: { NODE_ENV: 'production', ROOT_TOKEN: token },
      args: ['--empty'],
      migrated: false,
    });
    try {
      const ask = (url: string, init: RequestInit = {}) =>
        fetch(server.url + url, { ...init, headers: { ...headers, ...init.headers } });
      expect((await ask('/-/health')).status).toBe(200);
      expect(await (await ask('/api/v4/projects?per_page=2')).json()).toEqual([]);

      const created = await ask('/api/v4/projects', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'pushed' }),
      });
      expect(created.status).toBe(201);
      const folder = await newWorkTree();
      const sha = await commitFile(folder, 'README.md', '# Pushed\n');
      await git(folder, 'push', '--quiet', addressOf(server.url, 'root/pushed', token), 'main');
      const branch = await ask('/api/v4/projects/root%2Fpushed/repository/branches/main');
      expect(await branch.json()).toMatchObject({ commit: { id: sha } });
    } finally {
      expect(await server.stop()).toMatchObject({ code: 0, stderr: '' });
    }
  });
});

const token = 'token-of-root-for-a-test';
const headers = { 'private-token': token };
