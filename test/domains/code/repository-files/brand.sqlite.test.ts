import { get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { addCommit } from '#src/git/writing/commit.ts';
import { startApp } from '#test/support/app.ts';
import { seedProject } from '#test/support/seed.ts';

const identity = { name: 'A', email: 'a@example.com', date: '2022-04-22T10:15:30Z' };

/** A server under a brand, with the address of one raw file. */
async function fileUnder(brand: string): Promise<string> {
  const { db, git, origin } = await startApp({ config: { brand } });
  const project = await seedProject(db, { git });
  await addCommit(git.repository(project.id), {
    ...{ branch: 'main', message: 'Add', author: identity, committer: identity },
    changes: [{ action: 'create', path: 'a', content: Buffer.from('a') }],
  });
  return `${origin}/api/v4/projects/${project.id}/repository/files/a/raw`;
}

const brands = ['gitlab', 'GITLAB', 'GitLab', 'kiln'];
const files = new Map<string, string>();
for (const brand of brands) files.set(brand, await fileUnder(brand));

async function rawHeadersOf(brand: string): Promise<{ names: string[]; exposed: string[] }> {
  const request = get(files.get(brand) ?? '', { agent: false, headers: { origin: 'http://a' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  expect(response.statusCode).toBe(200);
  return {
    names: response.rawHeaders.filter((_, index) => index % 2 === 0),
    exposed: (response.headers['access-control-expose-headers'] ?? '').split(', '),
  };
}

const folded = (names: readonly string[]) => names.map((name) => name.toLowerCase());

describe('headers of a file', () => {
  it.each(brands)('are sent and exposed once each under the brand %s', async (brand) => {
    const { names, exposed } = await rawHeadersOf(brand);
    for (const list of [folded(names), folded(exposed)]) {
      expect(list.filter((name, index) => list.indexOf(name) !== index)).toEqual([]);
      expect(list).toContain('x-gitlab-blob-id');
    }
  });

  it('are also sent under another brand', async () => {
    const { names } = await rawHeadersOf('kiln');
    expect(names).toEqual(expect.arrayContaining(['X-Kiln-Blob-Id', 'X-Gitlab-Blob-Id']));
  });
});
