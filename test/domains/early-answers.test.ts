import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { changeSettings } from '#src/settings/table.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedProject, seedToken, seedUser } from '#test/support/seed.ts';

const run = promisify(execFile);

/** A refusal of an upload reaches the client, though the server reads no more than the head of the request. */
const { db, origin } = await startApp();

interface Documented {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly operationId?: string;
            readonly requestBody?: { readonly content?: Readonly<Record<string, object>> };
          }
        >
      >
    >
  >;
}
const document = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Documented;
const uploads = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).flatMap(([method, { operationId = '', requestBody }]) =>
    ['multipart/form-data', '*/*', 'application/octet-stream']
      .filter((type) => requestBody?.content?.[type] !== undefined)
      .map((type) => ({ operationId, method: method.toUpperCase(), path, type })),
  ),
);
/** Sends uploads one after the other, and prints how each was answered. In this process it would never be too late. */
const client = `
  const send = async ({ url, method, type, bytes, text, headers }) => {
    let body = Buffer.alloc(bytes, 'kiln');
    if (type === 'multipart/form-data') {
      const content = body;
      body = new FormData();
      body.set('file', text ? content.toString() : new File([content], 'kiln.bin'));
    }
    const answer = await fetch(url, { method, body, headers });
    await answer.text();
    return answer.status;
  };
  const all = async () => {
    const answers = [];
    for (const upload of JSON.parse(process.argv[1])) {
      answers.push(await send(upload).catch((error) => String(error.cause ?? error)));
    }
    console.log(JSON.stringify(answers));
  };
  void all();
`;

interface Upload {
  readonly url: string;
  readonly method: string;
  readonly type: string;
  readonly bytes: number;
  /** Sent as a text, of which less may come than of files. */
  readonly text?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

async function answersTo(sent: readonly Upload[]): Promise<(number | string)[]> {
  const { stdout } = await run(process.execPath, ['-e', client, JSON.stringify(sent)]);
  return JSON.parse(stdout) as (number | string)[];
}

const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value);

describe('an upload that is refused', () => {
  it('is answered by every operation that takes one, to the client of Node', async () => {
    expect(uploads.length).toBeGreaterThan(30);
    const sent = uploads.flatMap(({ method, path, type }) => {
      const url = `${origin}/api/v4${path.replaceAll(/\{[^}]+\}/g, '999999')}`;
      return [1_000, 200_000].map((bytes) => ({ url, method, type, bytes }));
    });
    const answers = await answersTo(sent);
    const wrong = sent.flatMap(({ method, url }, at) => {
      const answer = answers[at];
      const refused = typeof answer === 'number' && answer >= 400 && answer < 500;
      return refused ? [] : [`${method} ${url}: ${answer}`];
    });
    expect(wrong).toEqual([]);
  });

  const multipart = { method: 'POST', type: 'multipart/form-data' };
  const raw = { method: 'POST', type: '*/*' };
  const push = { ...raw, headers: { 'content-type': 'application/x-git-receive-pack-request' } };
  const refused: readonly (readonly [string, Omit<Upload, 'url' | 'bytes'>, string, number])[] = [
    ['an import of nobody', multipart, '/api/v4/projects/import', 401],
    ['a picture of nobody', { ...multipart, method: 'PUT' }, '/api/v4/users/1', 401],
    ['a trace of no job', { ...raw, method: 'PATCH' }, '/api/v4/jobs/999999/trace', 403],
    ['a layer of nobody', raw, '/v2/demo/kiln/blobs/uploads/', 401],
    ['a push of nobody', push, '/demo/kiln.git/git-receive-pack', 401],
    ['an upload to no address', multipart, '/api/v4/kiln', 404],
  ];

  it.each(refused)('is answered each time of thirty: %s', async (_, upload, path, status) => {
    const sent = [1_000, 500_000].flatMap((bytes) =>
      times(15, { ...upload, url: origin + path, bytes }),
    );
    expect(await answersTo(sent)).toEqual(times(30, status));
  });

  it('is answered each time of thirty when nobody looks for it, or it is too large', async () => {
    const user = await seedUser(db);
    const { token } = await seedToken(db, user, { scopes: ['api'] });
    const headers = { 'private-token': token };
    const project = await seedProject(db);
    await addMember(db, { project, user, level: 40 });
    const url = `${origin}/api/v4/projects/${project.id}/uploads`;
    const hidden = `${origin}/api/v4/projects/999999/uploads`;
    await changeSettings(db, () => ({ max_attachment_size: 1 }), new Date().toISOString());
    const outcomes: readonly (readonly [Partial<Upload>, number])[] = [
      [{ url: hidden, bytes: 900_000 }, 404],
      [{ bytes: 2_000_000 }, 400],
      [{ bytes: 15_000_000 }, 400],
      [{ bytes: 5_000_000, text: true }, 413],
    ];
    const countOf = ({ bytes = 0 }: Partial<Upload>) => (bytes > 10_000_000 ? 3 : 30);
    const sent = outcomes.flatMap(([upload]) =>
      times(countOf(upload), { ...multipart, url, bytes: 0, headers, ...upload }),
    );
    const expected = outcomes.flatMap(([upload, status]) => times(countOf(upload), status));
    expect(await answersTo(sent)).toEqual(expected);
  });
});

interface Asking {
  readonly headers: Readonly<Record<string, string>>;
  readonly first?: Buffer;
}

/** Sends the head of a request and what is given of its body; the rest never comes. */
const begin = ({ headers, first }: Asking) =>
  new Promise<{ readonly status: number | undefined; readonly continued: boolean }>(
    (resolve, reject) => {
      let continued = false;
      const url = `${origin}/api/v4/projects/999999/uploads`;
      const request = httpRequest(url, { method: 'POST', headers });
      request.on('continue', () => (continued = true)).on('error', reject);
      request.on('response', (response) => {
        void textOf(response).then(() => {
          resolve({ status: response.statusCode, continued });
          request.destroy();
        }, reject);
      });
      if (first === undefined) request.flushHeaders();
      else request.write(first);
    },
  );

const multipart = { 'content-type': 'multipart/form-data; boundary=b' };

it('answers at once, and waits for no rest of the body', async () => {
  const headers = { ...multipart, 'content-length': '100000000' };
  const answer = await begin({ headers, first: Buffer.alloc(200_000) });
  expect(answer).toEqual({ status: 401, continued: false });
});

it('refuses in place of telling a client to go on that asks first', async () => {
  const headers = { ...multipart, 'content-length': '1000', expect: '100-continue' };
  expect(await begin({ headers })).toEqual({ status: 401, continued: false });
});

it('tells a client to go on that asks first and may', async () => {
  const user = await seedUser(db);
  const project = await seedProject(db);
  await addMember(db, { project, user, level: 40 });
  const { token } = await seedToken(db, user, { scopes: ['api'] });
  const body = Buffer.from(
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nkiln\r\n--b--\r\n',
  );
  const headers = {
    ...multipart,
    'private-token': token,
    expect: '100-continue',
    'content-length': String(body.length),
  };
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const url = `${origin}/api/v4/projects/${project.id}/uploads`;
    const request = httpRequest(url, { method: 'POST', headers }).on('error', reject);
    request.on('continue', () => request.end(body));
    request.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.flushHeaders();
  });
  expect(status).toBe(201);
});
