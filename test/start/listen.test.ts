import { once } from 'node:events';
import http from 'node:http';
import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ServerListener, listen } from '#src/start/listen.ts';

let listener: ServerListener;

beforeEach(async () => {
  listener = await listen({ host: '127.0.0.1', port: 0 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  listener.server.closeAllConnections();
  listener.server.close();
  await once(listener.server, 'close');
});

/** Sends a request, and waits until the server has it. */
async function ask() {
  const arrived = once(listener.server, 'request');
  const request = http.get({ port: listener.port, host: '127.0.0.1', agent: false });
  const answer = once(request, 'response') as Promise<[IncomingMessage]>;
  await arrived;
  return async () => {
    const [{ statusCode, headers }] = await answer;
    return [statusCode, headers['retry-after']];
  };
}

describe('a request that comes before the server can answer', () => {
  it('waits for that', async () => {
    const answers = [await ask(), await ask()];
    vi.advanceTimersByTime(9_999);
    listener.open((_request, response) => response.writeHead(204).end());
    expect(await Promise.all(answers.map((each) => each()))).toEqual([
      [204, undefined],
      [204, undefined],
    ]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is told to come back when that takes more than ten seconds', async () => {
    const answer = await ask();
    vi.advanceTimersByTime(10_000);
    expect(await answer()).toEqual([503, '1']);
  });
});
