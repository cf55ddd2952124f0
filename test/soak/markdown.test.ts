import { afterAll, describe, expect, it } from 'vitest';
import { LONGEST } from './longest-stalls.ts';
import { startMeasuredServer } from './measured-server.ts';
import { PlainClient } from './plain-client.ts';

/** Strangers who send texts that were made to be costly, all at once, while somebody else asks for something small. */
const server = await startMeasuredServer(async () => undefined);
const { meters } = server;
const client = new PlainClient(server.port);
const report: string[] = [];

afterAll(async () => {
  client.close();
  await server.stop();
  process.stdout.write(`${report.join('\n')}\n`);
});

const ATONCE = 8;
const ROUNDS = 5;

const ask = (method: string, path: string, body: object | null = null) =>
  client.send({
    method,
    url: `/api/v4${path}`,
    headers: { 'content-type': 'application/json' },
    bytes: body === null ? null : Buffer.from(JSON.stringify(body)),
  });
const render = (text: string) => ask('POST', '/markdown', { text, gfm: true });

/** Asks for something small again and again until `done`, and returns the longest wait in milliseconds. */
async function longestWait(done: Promise<unknown>): Promise<number> {
  let longest = 0;
  let waiting = true;
  const stop = () => (waiting = false);
  done.then(stop, stop);
  while (waiting) {
    const start = performance.now();
    expect(await ask('GET', '/broadcast_messages')).toMatchObject({ status: 200 });
    longest = Math.max(longest, performance.now() - start);
  }
  return longest;
}

/** The longest text that is rendered, and the longest body. */
describe.each([131_000, 1_000_000])('eight strangers with texts of %i characters', (size) => {
  const fill = (piece: string) => piece.repeat(Math.floor(size / piece.length));
  const hostile = {
    emphasis: fill('*a **b '),
    brackets: fill('['),
    'links without end': fill('[a]('),
    'addresses that grow': `[a]: http://${'x'.repeat(size / 2)}\n\n${fill('[a]').slice(size / 2)}`,
    references: fill('@a b/c> '),
    'paths without end': fill('a/'),
    headings: fill('#\n'),
    escapes: fill('<&"'),
  };
  it.each(Object.entries(hostile))('hold nobody: %s', async (kind, text) => {
    await render('*warm*');
    await ask('GET', '/broadcast_messages');
    await meters.read();
    const all = async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const answers = await Promise.all(Array.from({ length: ATONCE }, () => render(text)));
        for (const { status } of answers) expect([201, 400, 413]).toContain(status);
      }
    };
    const done = all();
    const wait = await longestWait(done);
    await done;
    const stall = (await meters.read())['server'];
    report.push(
      `${size} ${kind}: longest stall ${stall?.ran.toFixed(0)} ms, longest wait ${wait.toFixed(0)} ms`,
    );
    expect(stall?.ran).toBeLessThan(LONGEST);
  });
});
