import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request as send, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { load } from '#generator/load/load.ts';
import { buildModel } from '#generator/model/build.ts';
import { writeOutput } from '#generator/render/output.ts';
import { render } from '#generator/render/render.ts';
import { type Answer, HttpClient } from '#test/support/http-client.ts';
import { relaxed, specFolder } from '../generated.ts';

const MB = 1024 * 1024;

const operation = (id: string, content: string) => `
    post:
      tags: [uploads]
      operationId: ${id}
      requestBody: { required: true, content: { ${content} } }
      responses: { '200': { description: ok, content: { application/json: { schema: {} } } } }`;

const one = "{ $ref: '#/components/schemas/One' }";
const either = [
  `application/json: { schema: { anyOf: [${one}, { type: array, items: ${one} }] } }`,
  `application/x-www-form-urlencoded: { schema: ${one} }`,
  `multipart/form-data: { schema: ${one} }`,
].join(', ');

const spec = `
openapi: 3.1.0
info: { title: Uploads, version: '1' }
servers: [{ url: /api }]
paths:
  /files:
    post:
      tags: [uploads]
      operationId: addFiles
      requestBody:
        content:
          multipart/form-data:
            schema:
              type: object
              properties:
                name: { type: string, maxLength: 100 }
                small: { type: string, format: binary, maxLength: 1000 }
                large: { type: string, format: binary }
                many: { type: array, items: { type: string, format: binary, maxLength: 10 } }
      responses: { '200': { description: ok, content: { application/json: { schema: {} } } } }
  /file:${operation('replaceFile', 'application/octet-stream: { schema: { type: string, format: binary, maxLength: 2000 } }')}
  /note:${operation('addNote', 'application/json: { schema: { type: object, properties: { text: { type: string } } } }')}
  /list:${operation('addList', 'application/json: { schema: { type: array, items: { type: integer } } }')}
  /either:${operation('addEither', either)}
  /text:${operation('addText', 'text/plain: { schema: { type: string } }')}
components:
  schemas:
    One: { type: object, properties: { name: { type: string } } }
`;

const uploads = mkdtempSync(join(tmpdir(), 'hearth-test-uploads-'));
let server: ChildProcess;
let port = 0;
let client: HttpClient;

beforeAll(async () => {
  const folder = specFolder({ 'spec/openapi.yaml': spec });
  const loaded = load(join(folder, 'spec/openapi.yaml'), { config: relaxed });
  if (loaded.spec === null) throw new Error(JSON.stringify(loaded.faults));
  writeOutput(join(folder, 'generated'), render(buildModel(loaded.spec)));
  const script = resolve(import.meta.dirname, 'upload-server.ts');
  const router = join(folder, 'generated/router.ts');
  server = spawn(process.execPath, ['--import', 'tsx', script, router], {
    env: { ...process.env, TMPDIR: uploads },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (server.stdout === null) throw new Error('no output');
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  port = Number(line.toString());
  client = new HttpClient(port);
});

afterAll(() => {
  client.close();
  server.kill();
  rmSync(uploads, { recursive: true, force: true });
});

const leftovers = () => readdirSync(uploads).filter((name) => name.startsWith('hearth-upload-'));
const type = { 'content-type': 'multipart/form-data; boundary=b' };

const file = (name: string, content: string, filename = 'a.bin') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\n` +
  `Content-Type: application/octet-stream\r\n\r\n${content}\r\n`;
const text = (name: string, content: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
const END = '--b--\r\n';

const post = (
  url: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = type,
): Promise<Answer> => client.send({ method: 'POST', url, headers, body });

async function expectAlive(): Promise<void> {
  expect(await post('/api/files', text('name', 'n') + END)).toMatchObject({
    status: 200,
    body: { name: 'n' },
  });
  await expect.poll(leftovers).toEqual([]);
}

/** Bytes of memory that the server holds. */
function memory(): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
}

/** Sends a multipart body with one large file, piece by piece, and answers with its digest as well. */
async function upload(size: number) {
  const hash = createHash('sha256');
  const piece = Buffer.alloc(256 * 1024);
  const request = send({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/api/files',
    headers: type,
  });
  const answer = once(request, 'response') as Promise<[IncomingMessage]>;
  answer.catch(() => {});
  let most = 0;
  request.write(file('large', '', 'large.bin').slice(0, -2));
  for (let sent = 0; sent < size && !request.destroyed; sent += piece.length) {
    piece.writeUInt32BE(sent >>> 0);
    const part = piece.subarray(0, Math.min(piece.length, size - sent));
    hash.update(part);
    most = Math.max(most, memory());
    if (!request.write(Buffer.from(part))) await once(request, 'drain');
  }
  request.end(`\r\n${text('name', 'after the file')}${END}`);
  const [response] = await answer;
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return {
    status: response.statusCode ?? 0,
    body: JSON.parse(Buffer.concat(chunks).toString()) as unknown,
    digest: hash.digest('hex'),
    most: Math.max(most, memory()),
  };
}

describe('an upload', () => {
  it('of 200 MB streams to the disk', async () => {
    // The upload fills the space for young objects, which Node 24 lets grow.
    await upload(100 * MB);
    const before = memory();
    const { status, body, digest, most } = await upload(200 * MB);
    const growth = most - before;
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        name: 'after the file',
        large: {
          filename: 'large.bin',
          mediaType: 'application/octet-stream',
          size: 200 * MB,
          digest,
        },
      },
    });
    expect(growth / MB).toBeLessThan(48);
    await expectAlive();
  });

  it('beyond the limit of the server is refused while it is being sent', async () => {
    expect((await upload(301 * MB)).status).toBe(413);
    await expectAlive();
  });

  it.each([
    [999, 200],
    [1000, 200],
    [1001, 413],
    [70_000, 413],
  ])('of %i bytes where 1000 are declared answers %i', async (size, status) => {
    const answer = await post(
      '/api/files',
      file('small', 'x'.repeat(size)) + text('name', 'n') + END,
    );
    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.body).toMatchObject({ name: 'n', small: { size } });
    await expectAlive();
  });

  it('of several files keeps each', async () => {
    const body = file('many[]', 'one') + file('many[]', 'two', 'b') + file('small', 'three') + END;
    expect((await post('/api/files', body)).body).toMatchObject({
      many: [
        { size: 3, filename: 'a.bin' },
        { size: 3, filename: 'b' },
      ],
      small: { size: 5 },
    });
    const tooLarge = file('many[]', 'one') + file('many[]', 'x'.repeat(11)) + END;
    expect((await post('/api/files', tooLarge)).status).toBe(413);
    await expectAlive();
  });

  it('takes no path from the file name', async () => {
    const body = file('small', 'x', '../../etc/passwd') + END;
    expect((await post('/api/files', body)).body).toMatchObject({ small: { filename: 'passwd' } });
  });

  it('refuses text where a file belongs, and a file where text belongs', async () => {
    const answers = [
      await post('/api/files', text('small', 'not a file') + END),
      await post('/api/files', file('name', 'not a text') + END),
    ];
    expect(answers).toMatchObject([
      { status: 400, body: { error: 'small is invalid' } },
      { status: 400, body: { error: 'name is invalid' } },
    ]);
    await expectAlive();
  });

  it('keeps no file that is not declared', async () => {
    expect(
      await post('/api/files', file('other', 'x'.repeat(5_000)) + text('name', 'n') + END),
    ).toMatchObject({
      status: 200,
      body: { name: 'n' },
    });
    expect((await post('/api/note', file('other', 'x') + text('text', 't') + END)).body).toEqual({
      text: 't',
    });
    await expectAlive();
  });

  it('leaves nothing behind when it is cut', async () => {
    for (const head of [file('large', 'x'.repeat(300_000)).slice(0, -10), '--b\r\nContent-Dispo']) {
      const socket = connect(port, '127.0.0.1');
      socket.write(
        `POST /api/files HTTP/1.1\r\nHost: x\r\nContent-Length: 9000000\r\n` +
          `Content-Type: multipart/form-data; boundary=b\r\n\r\n${head}`,
      );
      if (head.length > 1_000) await expect.poll(() => leftovers().length).toBe(1);
      else await new Promise((done) => setTimeout(done, 50));
      socket.destroy();
      await expectAlive();
    }
  });

  it.each([
    [
      'a boundary that does not come',
      '--c\r\nContent-Disposition: form-data; name="name"\r\n\r\nx\r\n--c--\r\n',
      400,
    ],
    ['an end that is missing', text('name', 'x'), 400],
    [
      'a part header that is too long',
      `--b\r\nContent-Disposition: form-data; name="${'n'.repeat(20_000)}"\r\n\r\nx\r\n${END}`,
      400,
    ],
    ['a malformed part header', `--b\r\nContent-Disposition form-data\r\n\r\nx\r\n${END}`, 400],
    ['a part without a name', `--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n${END}`, 400],
    [
      'a file without a name',
      `--b\r\nContent-Disposition: form-data; filename="f"\r\n\r\nx\r\n${END}`,
      400,
    ],
    ['100,000 parts', text('name', 'x').repeat(100_000) + END, 400],
    ['20 files', file('many[]', 'x').repeat(20) + END, 400],
    ['text beyond its limit', text('name', 'x'.repeat(100_001)) + END, 413],
    [
      'texts that are together beyond their limit',
      text('other', 'x'.repeat(60_000)).repeat(2) + END,
      413,
    ],
  ])('with %s is refused', async (_, body, status) => {
    expect((await post('/api/files', body)).status).toBe(status);
    await expectAlive();
  });

  it('of nothing is no file', async () => {
    expect(
      (await post('/api/files', file('small', '', '') + text('name', 'n') + END)).body,
    ).toEqual({
      name: 'n',
    });
  });
});

describe('a body that is one value', () => {
  it('of bytes becomes a file within its limit', async () => {
    const octets = { 'content-type': 'application/octet-stream' };
    expect((await post('/api/file', 'x'.repeat(2_000), octets)).body).toMatchObject({
      whole: { size: 2_000, mediaType: 'application/octet-stream' },
    });
    expect((await post('/api/file', 'x'.repeat(2_001), octets)).status).toBe(413);
    expect((await post('/api/file', '', octets)).body).toEqual({ error: 'body is missing' });
    await expectAlive();
  });

  it('is refused by its length, before any of it comes', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /api/file HTTP/1.1\r\nHost: x\r\nContent-Length: 2001\r\n' +
        'Content-Type: application/octet-stream\r\n\r\n',
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });

  it('may be a JSON list or a text', async () => {
    const json = { 'content-type': 'application/json' };
    expect((await post('/api/list', '[1,2]', json)).body).toEqual({ whole: [1, 2] });
    expect((await post('/api/list', '["x"]', json)).status).toBe(400);
    expect((await post('/api/note', '[1]', json)).status).toBe(400);
    expect((await post('/api/text', 'plain', { 'content-type': 'text/plain' })).body).toEqual({
      whole: 'plain',
    });
  });

  it('of text beyond its limit is refused, also when its length is not told', async () => {
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const request = send({ host: '127.0.0.1', port, method: 'POST', path: '/api/note', headers });
    request.end(JSON.stringify({ text: 'x'.repeat(5_000_000) }));
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(413);
    await expectAlive();
  });
});

describe('a body that is one value or a form', () => {
  const json = { 'content-type': 'application/json' };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  it('is one object, however it is sent', async () => {
    const sent = [
      await post('/api/either', '{"name":"a"}', json),
      await post('/api/either', 'name=a', form),
      await post('/api/either', text('name', 'a') + END),
    ];
    for (const answer of sent) expect(answer).toMatchObject({ status: 200, body: { name: 'a' } });
  });

  it('is a list where JSON says so', async () => {
    const answer = await post('/api/either', '[{"name":"a"},{"name":"b"}]', json);
    expect(answer.body).toEqual({ whole: [{ name: 'a' }, { name: 'b' }] });
  });

  it('is none where only one value is taken', async () => {
    expect(await post('/api/list', 'name=a', form)).toMatchObject({ status: 400 });
  });
});
