import { Agent, request } from 'node:http';
import { expect, it } from 'vitest';
import { startApp } from '../support/app.ts';
import { databaseKind } from '../support/databases.ts';
import { seedToken } from '../support/seed.ts';
import { requestsOf, type Weighed } from './requests.ts';
import { compareWithFile } from './table.ts';
import { bytesOfTurn } from './weigh.ts';
import { makeWorld } from './world.ts';

/** The line of Node that the figures are of: another one allocates otherwise. */
const LINE = 'v24.';
/** Until the functions of a request are compiled for good. */
const WARMING = 60;
const MEASURED = 30;

const app = await startApp({ config: { plan: 'ultimate' } });
const world = await makeWorld(app);
const { token } = await seedToken(app.db, world.owner, { scopes: ['api'] });
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends a request and drops the answer: what it holds would be counted with what the server allocates. */
function send({ name, method, url, body }: Weighed, turn: number): Promise<void> {
  const text = body && JSON.stringify(body(turn));
  const headers = {
    'private-token': token,
    ...(text && { 'content-type': 'application/json', 'content-length': text.length }),
  };
  return new Promise((resolve, reject) => {
    const asked = request(app.origin + url(turn), { method, agent, headers }, (response) => {
      const { statusCode = 0 } = response;
      response.resume();
      response.once('end', () => {
        if (statusCode < 300) resolve();
        else reject(new Error(`${name} answered ${statusCode}`));
      });
    });
    asked.once('error', reject);
    asked.end(text);
  });
}

it.runIf(databaseKind() === 'sqlite' && process.version.startsWith(LINE))(
  'allocates as much as the file says',
  async () => {
    await app.environment.workers.stop();
    const table = new Map<string, Record<string, number>>();
    let turn = 0;
    for (const each of requestsOf(world)) {
      const next = () => send(each, (turn += 1));
      for (let warm = 0; warm < WARMING; warm += 1) await next();
      // The better of two: now and then a function is compiled anew meanwhile.
      const bytes = Math.min(await bytesOfTurn(MEASURED, next), await bytesOfTurn(MEASURED, next));
      table.set(each.name, { kB: Math.round(bytes / 1000) });
    }
    agent.destroy();
    expect(await compareWithFile('bytes-sqlite.txt', table)).toEqual([]);
  },
);
