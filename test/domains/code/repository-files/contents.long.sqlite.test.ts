import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { isLong } from '#test/support/long.ts';
import { seedToken, seedUser } from '#test/support/seed.ts';
import { codeProject, fileUrl } from './support.ts';

const app = await startApp();
const { api, db, origin } = app;
const made = { branch: 'main', commit_message: 'x' };
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const megabyte = 1024 * 1024;

/** Answer to a body of this length, of which the client sends nothing. */
async function answerToLength(path: string, token: string, length: number): Promise<number> {
  const headers = {
    'private-token': token,
    'content-type': 'application/json',
    'content-length': String(length),
  };
  const sent = request(`${origin}/api/v4${path}`, { method: 'POST', headers });
  sent.flushHeaders();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  sent.on('error', () => undefined).destroy();
  return response.statusCode ?? 0;
}

describe('contents', () => {
  const bytes: readonly (readonly [string, Buffer])[] = [
    ['nothing', Buffer.alloc(0)],
    ['every byte', Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))],
    ['text that is no UTF-8', Buffer.from([0x63, 0x61, 0x66, 0xe9, 0x0a])],
    ['line ends of three kinds', Buffer.from('a\r\nb\rc\n')],
    ['a mark in front', Buffer.from('\ufeffhot')],
  ];

  it.each(bytes)('come back as they were sent: %s', async (_, content) => {
    const { project, developer } = await codeProject(app);
    const url = fileUrl(project, 'file');
    const body = { ...made, content: content.toString('base64'), encoding: 'base64' };
    expect((await api.as(developer).post(url, body)).status).toBe(201);
    expect((await api.get(`${url}/raw?ref=main`)).bytes.equals(content)).toBe(true);
    expect((await api.get(`${url}?ref=main`)).body).toMatchObject({
      content: content.toString('base64'),
      size: content.length,
      content_sha256: sha256(content),
    });
  });

  it('are UTF-8 when sent as text, in every form of body', async () => {
    const { project, developer } = await codeProject(app);
    const content = 'é ☕ 𝄞\n\ttab & plus + = %41';
    const url = (name: string) => fileUrl(project, name);
    const form = new URLSearchParams({ ...made, content }).toString();
    const parts = Object.entries({ ...made, content })
      .map(
        ([name, value]) =>
          `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      )
      .join('');
    const caller = api.as(developer);
    await caller.post(url('json'), { ...made, content });
    await caller.post(url('form'), form, { 'content-type': 'application/x-www-form-urlencoded' });
    await caller.post(url('parts'), `${parts}--b--\r\n`, {
      'content-type': 'multipart/form-data; boundary=b',
    });
    for (const name of ['json', 'form', 'parts']) {
      expect([name, (await api.get(`${url(name)}/raw`)).bytes.toString()]).toEqual([name, content]);
    }
  });

  it('take base64 with line breaks and without padding, as encoders write it', async () => {
    const { project, developer } = await codeProject(app);
    const content = Buffer.from('the kiln is hot '.repeat(20));
    const text = content.toString('base64');
    const wrapped = text.replace(/.{76}/g, '$&\r\n');
    for (const [index, sent] of [wrapped, text.replace(/=+$/, ''), `${text}\n`].entries()) {
      const url = fileUrl(project, String(index));
      const body = { ...made, content: sent, encoding: 'base64' };
      expect((await api.as(developer).post(url, body)).status).toBe(201);
      expect((await api.get(`${url}/raw`)).bytes.equals(content)).toBe(true);
    }
  });

  it.runIf(isLong)('may have fifty megabytes', async () => {
    const { project, developer, cli } = await codeProject(app);
    const content = Buffer.alloc(50 * megabyte, 'The kiln is hot, and some noise: \x01\x80\xff ');
    const url = fileUrl(project, 'large.bin');
    const body = { ...made, content: content.toString('base64'), encoding: 'base64' };
    expect((await api.as(developer).post(url, body)).status).toBe(201);
    const head = await api.head(`${url}?ref=main`);
    expect(head.headers).toMatchObject({
      'x-gitlab-size': String(content.length),
      'x-gitlab-content-sha256': sha256(content),
    });
    expect((await api.get(`${url}/raw`)).bytes.equals(content)).toBe(true);
    const whole = await api.get(`${url}?ref=main`);
    expect(whole.body.content).toBe(body.content);
    expect(cli('cat-file', '-s', 'main:large.bin')).toBe(String(content.length));
  });

  it('may have no more than fits into 75 MB, and nobody else may send so much', async () => {
    const { project, developer } = await codeProject(app);
    const { token } = await seedToken(db, developer);
    const file = fileUrl(project, 'a');
    expect(await answerToLength(file, token, 75 * megabyte + 1)).toBe(413);
    // A caller without the right to write is refused before the body is read.
    const { token: stranger } = await seedToken(db, await seedUser(db));
    expect(await answerToLength(file, stranger, 2 * megabyte)).toBe(403);
    const branches = `/projects/${project.id}/repository/branches`;
    expect(await answerToLength(branches, token, 2 * megabyte)).toBe(413);
  });
});

describe('names', () => {
  const names = ['naïve ☕.txt', 'a b', 'a"b', "it's", 'a;b&c=d', '100%', 'a\tb', 'ü/ö/ä', '#x?y'];
  it.each(names)('come back as they were sent: %j', async (name) => {
    const { project, developer } = await codeProject(app);
    const url = fileUrl(project, name);
    const answer = await api.as(developer).post(url, { ...made, content: 'x' });
    expect(answer).toMatchObject({ status: 201, body: { file_path: name } });
    expect((await api.get(`${url}?ref=main`)).body).toMatchObject({ file_path: name });
  });

  it('that are no UTF-8 are shown as far as they can be, and read by the id of the blob', async () => {
    const { project, cliInput, developer, cli } = await codeProject(app);
    const blob = cliInput(['hash-object', '-w', '--stdin'], 'hot');
    const tree = cliInput(
      ['mktree', '-z'],
      Buffer.from(`100644 blob ${blob}\tcaf\xe9\0`, 'latin1'),
    );
    cli('update-ref', 'refs/heads/old', cli('commit-tree', '-m', 'Old', tree));
    const listed = await api.get(`/projects/${project.id}/repository/tree?ref=old`);
    expect(listed.body).toMatchObject([{ name: 'caf\ufffd', path: 'caf\ufffd', id: blob }]);
    expect((await api.get(`/projects/${project.id}/repository/blobs/${blob}/raw`)).body).toBe(
      'hot',
    );
    const url = fileUrl(project, 'caf\ufffd');
    expect((await api.get(`${url}?ref=old`)).status).toBe(404);
    expect((await api.get(url.replace('%EF%BF%BD', '%E9'))).status).toBe(400);
    // A change beside it leaves its name alone.
    const beside = { ...made, branch: 'old', content: 'x' };
    expect((await api.as(developer).post(fileUrl(project, 'new'), beside)).status).toBe(201);
    expect(cli('ls-tree', 'old')).toContain('"caf\\351"');
  });
});

it('leaves out of the headers what is longer than clients read', async () => {
  const { project, developer } = await codeProject(app);
  const name = `${'x'.repeat(4090)}.html`;
  const url = fileUrl(project, name);
  const created = await api.as(developer).post(url, { ...made, content: 'hot' });
  expect(created.status).toBe(201);
  const { status, headers, bytes } = await api.get(`${url}/raw?ref=main`);
  expect({ status, text: bytes.toString() }).toEqual({ status: 200, text: 'hot' });
  expect(headers).toMatchObject({ 'x-gitlab-file-path': '', 'x-gitlab-file-name': '' });
  expect(headers['content-disposition']).toBe(`inline; filename="${'x'.repeat(255)}"`);
  expect((await api.get(`${url}?ref=main`)).body).toMatchObject({ file_path: name });
});

it('reads files with modes that only old histories have', async () => {
  const home = await codeProject(app);
  const blob = home.cliInput(['hash-object', '-w', '--stdin'], 'old\n');
  const lines = ['100664', '100775'].map((mode) => `${mode} blob ${blob}\tm${mode}\n`);
  const tree = home.cliInput(['mktree'], lines.join(''));
  home.cli('update-ref', 'refs/heads/main', home.cli('commit-tree', '-m', 'Old', tree));
  for (const [mode, shown, executable] of [
    ['100664', '100644', false],
    ['100775', '100755', true],
  ] as const) {
    const read = await api.get(`${fileUrl(home.project, `m${mode}`)}?ref=main`);
    expect(read).toMatchObject({ status: 200, body: { execute_filemode: executable } });
    const { body } = await api.get(`/projects/${home.project.id}/repository/tree`);
    expect(body).toContainEqual(expect.objectContaining({ path: `m${mode}`, mode: shown }));
  }
  const change = { branch: 'main', content: 'new', commit_message: 'New' };
  const url = fileUrl(home.project, 'm100775');
  expect((await api.as(home.developer).put(url, change)).status).toBe(200);
  expect((await api.get(`${url}?ref=main`)).body).toMatchObject({ execute_filemode: true });
});
