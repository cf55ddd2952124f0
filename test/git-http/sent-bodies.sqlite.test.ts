import { once } from 'node:events';
import type { Socket } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { racing, startApp } from '#test/support/app.ts';
import { cloneRequest, largeProject, sendSilently, type LargeProject } from './slow-clients.ts';
import { git, scratch } from './support.ts';

const megabyte = 1024 * 1024;
const app = await startApp({ connections: racing });
const crowded = await startApp({
  connections: racing,
  gitSpool: { inAll: 4 * megabyte, perCaller: megabyte },
});
const hasty = await startApp({
  connections: racing,
  gitSpool: { rate: { bytes: megabyte, within: 500 } },
});
const place = await largeProject(app, 1);

const open: Socket[] = [];
afterEach(() => open.splice(0).forEach((socket) => socket.destroy()));

const line = (text: string) => (text.length + 4).toString(16).padStart(4, '0') + text;
const asked = (have: string) => `${line(`want ${place.head}\n`)}0000${have}${line('done\n')}`;

function fetchPacked(body: Buffer, { project }: LargeProject = place) {
  return fetch(`${app.origin}/${project.full_path}.git/git-upload-pack`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-git-upload-pack-request',
      'content-encoding': 'gzip',
    },
    body: new Uint8Array(body),
  });
}

/** The head of a request to fetch whose body is as long as is said, and its beginning. */
function begun({ project }: LargeProject, length: number, body: string): string {
  return [
    `POST /${project.full_path}.git/git-upload-pack HTTP/1.1`,
    'Host: kiln.example.com',
    'Content-Type: application/x-git-upload-pack-request',
    `Content-Length: ${length}`,
    '',
    body,
  ].join('\r\n');
}

describe('a packed request', () => {
  it('is unpacked', async () => {
    const response = await fetchPacked(gzipSync(asked('')));
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toContain('PACK');
  });

  it('may not unpack to more than any may have', async () => {
    const have = line(`have ${'1'.repeat(40)}\n`);
    const body = gzipSync(asked(have.repeat(Math.ceil((65 * megabyte) / have.length))));
    expect(body.length).toBeLessThan(megabyte);
    expect(gunzipSync(body).length).toBeGreaterThan(64 * megabyte);
    expect((await fetchPacked(body)).status).toBe(413);
  });

  it('is refused when it is damaged', async () => {
    const body = gzipSync(asked(''));
    expect((await fetchPacked(body.subarray(0, 20))).status).toBe(400);
    expect((await fetchPacked(Buffer.from('no gzip at all'))).status).toBe(400);
  });
});

describe('the body of a fetch', () => {
  it('may come byte by byte', async () => {
    const body = asked('');
    const chunks = [...body].map((byte) => `1\r\n${byte}\r\n`).join('');
    const head = begun(place, 0, '').replace('Content-Length: 0', 'Transfer-Encoding: chunked');
    const socket = sendSilently(app, `${head}${chunks}0\r\n\r\n`);
    open.push(socket);
    const [answer] = (await once(socket.resume(), 'data')) as [Buffer];
    expect(answer.toString('latin1')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('leaves room for others, however many hold theirs', async () => {
    const at = await largeProject(crowded, 1);
    const body = 'x'.repeat(900_000);
    for (const bytes of [900_000, 200_000, 60_000, 5_000, 500, 50]) {
      for (let host = 2; host < 22; host += 1) {
        const request = begun(at, megabyte, 'x'.repeat(bytes));
        open.push(sendSilently(crowded, request, `127.0.0.${host}`));
      }
    }
    // Another client with a body of this size finds no memory left.
    const late = async () => {
      const socket = sendSilently(crowded, begun(at, megabyte, body), '127.0.0.30');
      open.push(socket);
      const answered = once(socket.resume(), 'data', { signal: AbortSignal.timeout(3_000) });
      return answered.then(([answer]) => String(answer).slice(0, 12));
    };
    await expect.poll(late).toBe('HTTP/1.1 429');
    const folder = await scratch();
    const url = `${crowded.origin}/${at.project.full_path}.git`;
    await git(folder, 'clone', '--quiet', url, 'clone');
  });

  it('is not waited for when it comes too slowly', async () => {
    const at = await largeProject(hasty, 1);
    const socket = sendSilently(hasty, cloneRequest(at, { whole: false }));
    open.push(socket);
    await once(socket.resume(), 'close');
  });
});
