import { Agent, get } from 'node:http';
import { expect, it } from 'vitest';
import { compiledServer } from '#test/support/compiled-server.ts';
import { childrenOf, runToEnd, signalProcess, startServer } from '#test/support/process.ts';

/** Each request on a connection of its own: the processes take connections in turn. */
function ask(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: new Agent({ keepAlive: false }) }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve(text));
      answer.on('error', reject);
    });
    request.on('error', reject);
  });
}

const valueOf = (text: string, line: string) =>
  Number(
    text
      .split('\n')
      .find((each) => each.startsWith(`${line} `))
      ?.split(' ')[1],
  );
const refused = 'hearth_http_requests_total{operation="getVersion",status="401"}';
const answered = 'hearth_processes{state="answered"}';
const missing = 'hearth_processes{state="missing"}';

it('adds up what several processes count, and does not wait for one that stands still', async () => {
  const main = await compiledServer();
  const METRICS_TOKEN = 'a-token-of-the-monitor-0123456789';
  const env = { WORKERS: '2', LOG_LEVEL: 'info', METRICS_TOKEN };
  const server = await startServer({ main, env, args: ['--empty'] });
  try {
    for (let i = 0; i < 10; i++) await ask(`${server.url}/api/v4/version`);
    // A process that is busy for long is left out of one answer, and is in a later one.
    for (let i = 0; i < 4; i++) {
      await expect
        .poll(async () => {
          const text = await ask(`${server.url}/-/metrics`);
          return [refused, answered, missing].map((line) => valueOf(text, line));
        })
        .toEqual([10, 2, 0]);
    }
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    expect((await fetch(`${server.url}/-/metrics`, { headers })).status).toBe(200);

    const [still] = childrenOf(server.pid, main);
    signalProcess(still, 'SIGSTOP');
    try {
      // Some of these requests reach the stopped process.
      const text = await Promise.any(
        Array.from({ length: 4 }, () => ask(`${server.url}/-/metrics`)),
      );
      expect([answered, missing].map((line) => valueOf(text, line))).toEqual([1, 1]);
      expect(valueOf(text, refused)).toBeGreaterThan(0);
    } finally {
      signalProcess(still, 'SIGCONT');
    }
  } finally {
    const { stdout, stderr } = await server.stop();
    expect(stdout).toContain('"operation":"getVersion"');
    expect(stdout + stderr).not.toContain(METRICS_TOKEN);
  }
});

it('does not show a token that is too short', async () => {
  const { code, stderr } = await runToEnd({
    main: await compiledServer(),
    env: { METRICS_TOKEN: 'too-short' },
  });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^METRICS_TOKEN: expected .*got 9 characters\n$/);
});
