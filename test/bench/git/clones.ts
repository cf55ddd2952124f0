import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { line, figure, say } from '../table.ts';
import { requireSame } from './checks.ts';
import { gitOutput } from './housing.ts';
import type { GitRivals } from './rivals.ts';
import type { Effort } from './rows.ts';
import { compareWork } from './timing.ts';
import type { GitWorld } from './world.ts';

const run = promisify(execFile);

/** `git clone` through Hearth, against `git http-backend` with nothing around it. */
export async function compareClones(
  world: GitWorld,
  { hearth, cgi }: GitRivals,
  { rounds }: Effort,
): Promise<void> {
  const { bulky, readerToken } = world;
  const folder = await mkdtemp(path.join(tmpdir(), 'hearth-bench-clones-'));
  const target = path.join(folder, 'clone.git');
  const authority = new URL(hearth.origin).host;
  const addresses = {
    ours: `http://reader:${readerToken}@${authority}/${bulky.fullPath}.git`,
    theirs: `${cgi.origin}/${path.basename(bulky.copy)}`,
  };
  const clone = async (address: string) => {
    await rm(target, { recursive: true, force: true });
    await run('git', ['clone', '--quiet', '--bare', address, target], {
      env: { PATH: process.env.PATH, GIT_CONFIG_NOSYSTEM: '1', GIT_TERMINAL_PROMPT: '0' },
    });
  };
  for (const address of Object.values(addresses)) {
    await clone(address);
    const [ours, theirs] = await Promise.all(
      [target, bulky.copy].map((directory) =>
        gitOutput(directory, 'rev-list', '--objects', '--all', '--no-object-names'),
      ),
    );
    requireSame('the clone', ours, theirs);
  }
  const size = Number(
    /^size-pack: (\d+)$/m.exec(await gitOutput(target, 'count-objects', '-v'))?.[1],
  );
  const times = await compareWork(
    () => clone(addresses.ours),
    () => clone(addresses.theirs),
    rounds,
  );
  await rm(folder, { recursive: true, force: true });
  say();
  line(
    `git clone, 2,000 commits, ${(size / 1024).toFixed(1)} MB`,
    'ratio of speeds',
    '',
    'target',
    'ms',
  );
  const both = `${times.ours.toFixed(0)} : ${times.theirs.toFixed(0)} ms`;
  line('against git http-backend and bare CGI', figure(times.ratio), '', '0.8', both);
}
