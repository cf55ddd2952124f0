import { expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { databaseKind } from '#test/support/databases.ts';
import { requestsOf } from './requests.ts';
import { compareWithFile } from './table.ts';
import { countGitProcesses, weigh, type Weight } from './weigh.ts';
import { makeWorld } from './world.ts';

const git = await countGitProcesses();
const app = await startApp({ config: { plan: 'ultimate' } });
const world = await makeWorld(app);

it('asks the database and git as often as the file says', async () => {
  const weights = new Map<string, Weight & Record<string, number>>();
  for (const { name, method, url, body } of requestsOf(world)) {
    const request = async (turn: number) => {
      const answer = await world.as.sendTo(method, url(turn), body?.(turn));
      expect(answer, name).toMatchObject({ status: expect.toBeOneOf([200, 201]) });
    };
    weights.set(name, { ...(await weigh(app, git, request)) });
  }
  await git.stop();
  expect(await compareWithFile(`statements-${databaseKind()}.txt`, weights)).toEqual([]);
});
