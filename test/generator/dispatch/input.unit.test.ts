import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { lastCall, uploads, useThings } from './things.ts';

const { get, post, port } = useThings();

describe('parameters', () => {
  it('come decoded, with defaults', async () => {
    await get('/api/things?ids=1,2&unknown=1');
    expect(lastCall()?.query).toEqual({ ids: [1, 2], state: 'open', page: 1, per_page: 20 });
  });

  it.each([
    ['/api/things?state=other', 'state does not have a valid value'],
    ['/api/things?ids=1,x', 'ids is invalid'],
    ['/api/things?ids=1,2,3,4', 'ids is expected to have length less than or equal to 3'],
    ['/api/things?page=0', 'page does not have a valid value'],
    ['/api/things?page=x&state=other', 'state does not have a valid value, page is invalid'],
  ])('%s is refused', async (url, error) => {
    expect(await get(url)).toMatchObject({ status: 400, body: { error } });
  });

  it.each([
    [{ name: 'a' }, 'size is missing'],
    [{ size: null, name: 'a' }, 'size is missing'],
    [{ size: 10, name: 'a' }, 'size does not have a valid value'],
    [{ size: 1 }, 'name, title are missing, at least one parameter must be provided'],
    [{ size: 1, name: '' }, 'name is empty'],
    [{ size: 1, name: null, title: 'x' }, 'name is empty'],
    [{ size: 1, name: 'abcdef' }, 'name is expected to have length less than or equal to 5'],
    [{ size: 1, name: 'a', color: 'x', colour: 'y' }, 'color, colour are mutually exclusive'],
    [
      {
        size: 1,
        name: 'a',
        parts: [
          { kind: 'a', long: 1 },
          { kind: 'c', long: 1 },
        ],
      },
      'parts[1][kind] does not have a valid value',
    ],
    [
      { size: 1, name: 'a', parts: [{ kind: 'a', long: 1 }, { kind: 'b' }] },
      'parts[1][long], parts[1][wide] are missing, exactly one parameter must be provided',
    ],
    [
      { size: 1, name: 'a', parts: [{ kind: 'a', long: 1, wide: 2 }] },
      'parts[0][long], parts[0][wide] are mutually exclusive',
    ],
    [
      { size: 1, name: 'a', parts: [{ kind: 'a', long: 'x', wide: 2 }] },
      'parts[0][long] is invalid, parts[0][long], parts[0][wide] are mutually exclusive',
    ],
    [{ size: 1, name: 'a', parts: 7 }, 'parts is invalid'],
    [{ size: 1, name: 'a', parts: [{ wide: 1 }] }, 'parts[0][kind] is missing'],
    [{ size: 1, name: 'a', picture: 'text' }, 'picture is invalid'],
  ])('%j is refused', async (body, error) => {
    expect(await post(body)).toMatchObject({ status: 400, body: { error } });
  });

  it('merge query, form and JSON; the body wins', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await post('size=1', form, '/api/things?size=2&name=q')).status).toBe(201);
    expect(lastCall()?.body).toEqual({ size: 1, name: 'q' });
    expect((await post('size=3&name=f', { 'content-type': '' })).status).toBe(201);
    expect((await post({ size: '4', name: 'j' })).status).toBe(201);
    expect(lastCall()?.body).toEqual({ size: 4, name: 'j' });
  });
});

describe('bodies', () => {
  it.each([
    ['not JSON', '{', 'application/json', 400],
    ['a JSON list', '[]', 'application/json', 400],
    ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'application/json', 400],
    ['another type', '<a/>', 'application/xml', 415],
    ['too much', JSON.stringify({ name: 'x'.repeat(2_000) }), 'application/json', 413],
    ['too deep', `{"parts":${'['.repeat(100)}${']'.repeat(100)}}`, 'application/json', 400],
    ['multipart without boundary', 'x', 'multipart/form-data', 400],
    [
      'multipart that is cut',
      '--b\r\nContent-Disposition: form-data; name="size"\r\n\r\n1',
      'multipart/form-data; boundary=b',
      400,
    ],
  ])('%s is refused', async (_, body, type, status) => {
    expect((await post(body, { 'content-type': type })).status).toBe(status);
    expect((await get('/api/things/7')).status).toBe(200);
  });

  it('says that a list is no object', async () => {
    const answer = await post('[]', { 'content-type': 'application/json' });
    expect(answer.body).toEqual({ error: 'the body is not a JSON object' });
  });

  it('refuses compressed bodies', async () => {
    expect(
      (await post('{}', { 'content-type': 'application/json', 'content-encoding': 'gzip' })).status,
    ).toBe(415);
  });

  const multipart = (name: string, file: string) =>
    [
      '--b',
      'Content-Disposition: form-data; name="picture"; filename="a.png"',
      'Content-Type: image/png',
      '',
      file,
      '--b',
      `Content-Disposition: form-data; name="size"`,
      '',
      '1',
      '--b',
      `Content-Disposition: form-data; name="name"`,
      '',
      name,
      '--b--',
      '',
    ].join('\r\n');
  const type = { 'content-type': 'multipart/form-data; boundary=b' };

  it('take files to the disk and leave nothing behind', async () => {
    expect(await post(multipart('n', 'pixels'), type)).toMatchObject({
      status: 201,
      body: { name: 'pixels' },
    });
    expect((await post(multipart('n', 'x'.repeat(6_000)), type)).status).toBe(413);
    expect((await post(multipart('too long a name', 'x'), type)).status).toBe(400);
    // Other tests may use the folder for temporary files at the same time.
    const left = () => readdirSync(uploads).filter((name) => name.startsWith('hearth-upload-'));
    await expect.poll(left).toEqual([]);
  });

  it('survive a client that leaves in the middle', async () => {
    const socket = connect(port(), '127.0.0.1');
    socket.write(
      'POST /api/things HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"si',
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    expect((await get('/api/things/7')).status).toBe(200);
  });
});
