import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { databaseKind } from '#test/support/databases.ts';
import { seedToken } from '#test/support/seed.ts';
import { requestsOf, type Weighed } from './requests.ts';
import { compareWithFile } from './table.ts';
import { bytesOfTurn } from './weigh.ts';
import { makeWorld } from './world.ts';

/** The line of Node that the figures are of: another one allocates otherwise. */
const LINE = 'v24.';
/** Number of requests until their functions are compiled for good. */
const WARMING = 60;
const MEASURED = 30;
const ROWS = 4;
/** Runs differ by up to 9 %, and small figures by some kB: it depends on when functions are compiled for good. */
// The first files of a run allocate 50 kB for one request, later ones 38.
const TOLERANCE = { share: 0.15, amount: 14 };

const app = await startApp({ config: { plan: 'ultimate' } });
const world = await makeWorld(app);
const { token } = await seedToken(app.db, world.owner, { scopes: ['api'] });
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends a request and drops the answer: what it holds would be counted with what the server allocates. */
function send(origin: string, { name, method, url, body }: Weighed, turn: number): Promise<void> {
  const text = body && JSON.stringify(body(turn));
  const headers = {
    'private-token': token,
    ...(text && { 'content-type': 'application/json', 'content-length': text.length }),
  };
  return new Promise((resolve, reject) => {
    const asked = request(origin + url(turn), { method, agent, headers }, (response) => {
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

/** The best of some rows of turns: now and then a function is compiled anew meanwhile. */
async function weighTurns(next: () => Promise<void>): Promise<number> {
  for (let warm = 0; warm < WARMING; warm += 1) await next();
  let best = Infinity;
  for (let row = 0; row < ROWS; row += 1) best = Math.min(best, await bytesOfTurn(MEASURED, next));
  return best;
}

/** Measures the bytes that the client and `node:http` allocate. They depend on earlier work of the process. */
async function weighExchange(like: Weighed): Promise<number> {
  const server = createServer((asked, response) => {
    asked.resume();
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await weighTurns(() => send(`http://127.0.0.1:${port}`, like, 1));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

it.runIf(databaseKind() === 'sqlite' && process.version.startsWith(LINE))(
  'allocates as much as the file says',
  async () => {
    await app.environment.workers.stop();
    const table = new Map<string, Record<string, number>>();
    let turn = 0;
    const requests = requestsOf(world);
    // The client is compiled for good only after some hundred requests.
    for (const each of requests.slice(0, 5)) {
      await weighExchange(each);
      await weighTurns(() => send(app.origin, each, (turn += 1)));
    }
    for (const each of requests) {
      const exchange = await weighExchange(each);
      const bytes = await weighTurns(() => send(app.origin, each, (turn += 1)));
      table.set(each.name, { kB: Math.round((bytes - exchange) / 1000) });
    }
    agent.destroy();
    expect(await compareWithFile('bytes-sqlite.txt', table, TOLERANCE)).toEqual([]);
  },
);
