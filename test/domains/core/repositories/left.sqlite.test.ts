import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { directoryOf } from '#test/git/support.ts';
import { startApp } from '#test/support/app.ts';
import { hostProcessOf } from '#test/support/git-host.ts';
import { commandOf, familyOf } from '#test/support/memory.ts';
import {
  type CodeProject,
  codeProject,
  create,
  fileUrl,
} from '#test/domains/code/repository-files/support.ts';

const app = await startApp();
const { api, git, origin } = app;

let home: CodeProject;
let commits: [string, string];
const stuck: (readonly [string, Buffer])[] = [];

beforeAll(async () => {
  home = await codeProject(app);
  const first = await home.commit([create('kiln', 'warm\n')]);
  const content = Buffer.from('warm\nhot\n');
  commits = [first, await home.commit([{ action: 'update', path: 'kiln', content }])];
});
afterEach(() => {
  for (const [file, bytes] of stuck.splice(0)) {
    rmSync(file);
    writeFileSync(file, bytes);
  }
});

/** Lets whoever reads this object wait for ever: it becomes a pipe into which nobody writes. */
function stick(object: string): void {
  const id = home.cli('rev-parse', object);
  const objects = join(directoryOf(app.environment.config.dataDir, home.project.id), 'objects');
  const file = join(objects, id.slice(0, 2), id.slice(2));
  stuck.push([file, readFileSync(file)]);
  rmSync(file);
  execFileSync('mkfifo', [file]);
}

/** Processes of git that run this for one question, without those that are kept for the next one. */
function running(subcommand = ''): number[] {
  return familyOf(hostProcessOf(git)).filter((each) => {
    const command = commandOf(each);
    return command.startsWith('git ') && command.includes(` ${subcommand}`) && !kept.test(command);
  });
}

const kept = /--batch|--stdin/;

const soon = { interval: 10 };

const rest = (path: string) => `/projects/${home.project.id}/repository/${path}`;

describe('a client that leaves', () => {
  // Other commands may run before the stuck one.
  const reads: readonly [string, string, string, () => string][] = [
    ['blame', 'blame', '~1:kiln', () => `${fileUrl(home.project, 'kiln')}/blame?ref=main`],
    ['an archive', 'archive', ':kiln', () => rest('archive.tar.gz')],
    ['a list of commits', 'rev-list', '~1', () => rest('commits?ref_name=main&per_page=7')],
    ['a comparison', 'diff-tree', ':kiln', () => rest(`compare?from=${commits[0]}&to=main`)],
    ['a diff', 'diff-tree', ':kiln', () => rest('commits/main/diff')],
    ['contributors', 'rev-list', '~1', () => rest('contributors')],
  ];

  it.each(reads)('takes the command that reads %s along', async (_, subcommand, object, path) => {
    stick(`${commits[1]}${object}`);
    expect(running()).toEqual([]);
    const sent = request(`${origin}/api/v4${path()}`);
    sent.on('error', () => undefined);
    sent.end();
    await expect.poll(() => running(subcommand), soon).toHaveLength(1);
    sent.destroy();
    await expect.poll(() => running(), soon).toEqual([]);
  });
});

describe('two who read the same', () => {
  it('do not need each other', async () => {
    const url = rest('commits?ref_name=main&author=nobody');
    stick(`${commits[1]}~1`);
    const leaver = request(`${origin}/api/v4${url}`);
    leaver.on('error', () => undefined);
    leaver.end();
    // Other commands may run before it.
    await expect.poll(() => running('rev-list'), soon).toHaveLength(1);
    const [shared = 0] = running('rev-list');
    const stayer = request(`${origin}/api/v4${url}`);
    stayer.on('error', () => undefined);
    stayer.end();
    // Both requests share one command; the answer to this request shows that the server has read the first one.
    await api.get(rest('branches/main'));
    expect(running()).toEqual([shared]);
    leaver.destroy();
    await expect.poll(() => running().some((each) => each !== shared), soon).toBe(true);
    stayer.destroy();
    await expect.poll(() => running(), soon).toEqual([]);
  });
});
