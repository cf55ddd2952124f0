import { describe, expect, it } from 'vitest';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import { startApp } from '#test/support/app.ts';
import { write } from '#test/domains/code/commits/world.ts';
import { lines, suggestionWorld } from './world.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
const world = await suggestionWorld(app);
const { newRequest, apply, fileOf } = world;
app.environment.workers.start();

describe('several users who apply suggestions at once', () => {
  it('apply one suggestion once', async () => {
    const { propose, branch } = await newRequest();
    const id = await propose('line three\nagain\n', 3);
    const before = await readBranchHead(world.repository, branch);
    const answers = await Promise.all(Array.from({ length: 6 }, () => apply(id)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 400, 400, 400, 400, 400]);
    const head = await readCommitInfo(
      world.repository,
      (await readBranchHead(world.repository, branch)) ?? '',
    );
    expect(head?.parents).toEqual([before]);
    expect(await fileOf(branch)).toBe(lines(10).replace('line 3\n', 'line three\nagain\n'));
  });

  it('lose none of different ones', async () => {
    const { propose, branch } = await newRequest();
    const ids = [];
    for (let line = 1; line <= 10; line += 1) ids.push(await propose(`${line}\n${line}\n`, line));
    const answers = await Promise.all(ids.map((id) => apply(id)));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    const after = Array.from({ length: 10 }, (_, at) => `${at + 1}\n${at + 1}\n`).join('');
    expect(await fileOf(branch)).toBe(after);
  });

  it('lose nothing that is pushed meanwhile', async () => {
    const { propose, branch } = await newRequest();
    const id = await propose('line three\n', 3);
    const commit = world.commit('Write another', [write('other.txt', 'x')], { branch });
    const [answer] = await Promise.all([apply(id), commit]);
    expect(answer).toMatchObject({ status: 200 });
    expect(await fileOf(branch)).toBe(lines(10).replace('line 3', 'line three'));
    expect(await fileOf(branch, 'other.txt')).toBe('x');
  });
});
