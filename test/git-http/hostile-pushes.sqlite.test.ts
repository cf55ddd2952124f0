import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { directoryOf } from '#test/git/support.ts';
import { startApp } from '#test/support/app.ts';
import { commitFile, git, newWorkTree, runGit } from './support.ts';
import { emptyProject, filledProject, storedRef } from './world.ts';

const app = await startApp();
const { api, environment, git: store } = app;

/** Stores an object as it stands, however wrong; its id. */
function storedObject(
  work: string,
  type: 'blob' | 'tree' | 'commit',
  content: Buffer | string,
): string {
  const args = ['hash-object', '--literally', '-w', '-t', type, '--stdin'];
  return spawnSync('git', args, { cwd: work, input: content }).stdout.toString().trim();
}

interface Entry {
  readonly mode: string;
  readonly name: string;
  readonly id: string;
}

function treeOf(work: string, entries: readonly Entry[]): string {
  const lines = entries.map(({ mode, name, id }) =>
    Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(id, 'hex')]),
  );
  return storedObject(work, 'tree', Buffer.concat(lines));
}

const person = 'Example Potter <potter@example.com> 1650622530 +0200';
const commitOf = (work: string, tree: string, author = person) =>
  storedObject(work, 'commit', `tree ${tree}\nauthor ${author}\ncommitter ${author}\n\nx\n`);

describe('a push of what would harm those who fetch it', () => {
  const blob = 'canary\n';
  const bad: readonly [string, (id: string, work: string) => Entry[], RegExp][] = [
    ['a folder called .git', (id) => [{ mode: '40000', name: '.git', id }], /hasDotgit/],
    ['a folder called .GIT', (id) => [{ mode: '40000', name: '.GIT', id }], /hasDotgit/],
    ['a folder called ..', (id) => [{ mode: '40000', name: '..', id }], /hasDotdot/],
    ['a name with a slash', (id) => [{ mode: '40000', name: 'a/b', id }], /fullPathname/],
    [
      'one name twice',
      (id) => [
        { mode: '40000', name: 'a', id },
        { mode: '40000', name: 'a', id },
      ],
      /duplicateEntries/,
    ],
    [
      'a link in place of .gitmodules',
      (_, work) => [{ mode: '120000', name: '.gitmodules', id: storedObject(work, 'blob', blob) }],
      /gitmodulesSymlink/,
    ],
    [
      'a submodule whose address is an option',
      (_, work) => {
        const text = '[submodule "x"]\n\tpath = x\n\turl = --upload-pack=touch canary\n';
        return [{ mode: '100644', name: '.gitmodules', id: storedObject(work, 'blob', text) }];
      },
      /gitmodulesUrl/,
    ],
  ];

  it.each(bad)('is refused: %s', async (_, entries, reason) => {
    const place = await emptyProject(app);
    const work = await newWorkTree();
    const inner = treeOf(work, [
      { mode: '100644', name: 'f', id: storedObject(work, 'blob', blob) },
    ]);
    const commit = commitOf(work, treeOf(work, entries(inner, work)));
    const ran = await runGit(work, 'push', place.url, `${commit}:refs/heads/main`);
    expect(ran.code).not.toBe(0);
    expect(ran.stderr).toMatch(reason);
    expect(await storedRef(store, place, 'main')).toBeNull();
    expect(existsSync(`${directoryOf(environment.config.dataDir, place.project.id)}/canary`)).toBe(
      false,
    );
  });

  it.each(['parent', 'tree', 'author', 'committer'])(
    'is refused: a commit with another %s behind its committer',
    async (header) => {
      const place = await filledProject(app);
      const { work, first } = place;
      const tree = await git(work, 'rev-parse', 'HEAD^{tree}');
      const value = { parent: first, tree, author: person, committer: person }[header];
      const lines = [`tree ${tree}`, `author ${person}`, `committer ${person}`];
      const forged = storedObject(
        work,
        'commit',
        `${[...lines, `gpgsig x\n ${header} y`, `${header} ${value}`].join('\n')}\n\nx\n`,
      );
      const above = storedObject(
        work,
        'commit',
        `${[lines[0], `parent ${forged}`, ...lines.slice(1)].join('\n')}\n\nx\n`,
      );
      const ran = await runGit(work, 'push', place.url, `${above}:refs/heads/x`, 'main:y');
      expect(ran.code).not.toBe(0);
      const reason = `The commit ${forged} has a header '${header}' behind its committer.`;
      expect(ran.stderr).toContain(reason);
      expect(await storedRef(store, place, 'x')).toBeNull();
      expect(await storedRef(store, place, 'y')).toBeNull();
    },
  );

  it('is taken, if old tools were only careless', async () => {
    const place = await emptyProject(app);
    const work = await newWorkTree();
    const id = storedObject(work, 'blob', blob);
    const inner = treeOf(work, [{ mode: '100644', name: 'f', id }]);
    const tree = treeOf(work, [{ mode: '040000', name: 'lib', id: inner }]);
    const commit = commitOf(work, tree, person.replace('+0200', '+051800'));
    await git(work, 'push', place.url, `${commit}:refs/heads/main`);
    const listed = await api.as(place.user).get(`/projects/${place.project.id}/repository/tree`);
    expect(listed.body).toMatchObject([{ name: 'lib', type: 'tree', mode: '040000' }]);
    const files = `/projects/${place.project.id}/repository/files`;
    const raw = await api.as(place.user).get(`${files}/lib%2Ff/raw`);
    expect(raw.bytes.toString()).toBe(blob);
    const change = { branch: 'main', commit_message: 'x', content: 'y' };
    expect((await api.as(place.user).post(`${files}/lib%2Fg`, change)).status).toBe(201);
    const { body } = await api
      .as(place.user)
      .get(`/projects/${place.project.id}/repository/commits`);
    expect(body).toMatchObject([{ title: 'x' }, { id: commit }]);
  });

  it('keeps what is pushed with it out, and the next push in', async () => {
    const place = await filledProject(app);
    const { work, first } = place;
    const inner = treeOf(work, [
      { mode: '100644', name: 'f', id: storedObject(work, 'blob', blob) },
    ]);
    const bad = commitOf(work, treeOf(work, [{ mode: '40000', name: '.git', id: inner }]));
    const good = await commitFile(work, 'good', '1');
    const both = await runGit(work, 'push', 'origin', 'main', `${bad}:refs/heads/bad`);
    expect(both.code).not.toBe(0);
    expect(await storedRef(store, place, 'main')).toBe(first);
    await git(work, 'push', 'origin', 'main');
    expect(await storedRef(store, place, 'main')).toBe(good);
  });
});

describe('a push of very many refs', () => {
  /** The body of a push; `git push` itself would take minutes for so many. */
  function bodyOf(refs: readonly string[], id: string): Buffer {
    const lines = refs.map((ref, at) => {
      const line = `${'0'.repeat(40)} ${id} ${ref}${at === 0 ? '\0report-status' : ''}`;
      return (line.length + 4).toString(16).padStart(4, '0') + line;
    });
    const pack = Buffer.from('5041434b0000000200000000', 'hex');
    const digest = createHash('sha1').update(pack).digest();
    return Buffer.concat([Buffer.from(`${lines.join('')}0000`), pack, digest]);
  }

  it('is refused, whatever they are', async () => {
    const place = await filledProject(app);
    const refs = Array.from({ length: 10_001 }, (_, at) => `refs/heads/many/b${at}`);
    const answer = await fetch(`${app.origin}/${place.project.full_path}.git/git-receive-pack`, {
      method: 'POST',
      headers: {
        Authorization: `Basic ${btoa(`anybody:${place.token}`)}`,
        'Content-Type': 'application/x-git-receive-pack-request',
      },
      body: bodyOf(refs, place.first),
    });
    const report = await answer.text();
    expect(report).toContain('unpack ok');
    expect(report).toContain('ng refs/heads/many/b10000 pre-receive hook declined');
    expect(await storedRef(store, place, 'many/b0')).toBeNull();
  });
});
