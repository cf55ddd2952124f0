import { describe, expect, it } from 'vitest';
import type { TestApp } from '#test/support/app.ts';
import { digestOf, RegistryClient, registryProject, types, unknownDigest } from './client.ts';

/**
 * Tries the protocol as a table: each address with what it answers, its headers and its errors. The registry is at the
 * origin of the app unless another is named.
 */
export async function tryProtocol(app: TestApp, origin: string = app.origin): Promise<void> {
  const client = new RegistryClient({ api: app.api, origin });
  const { repository, project, credentials } = await registryProject(app, client);
  const base = `/v2/${repository.name}`;
  const code = (answer: { body: { errors?: { code: string }[] } | null }) =>
    answer.body?.errors?.[0]?.code;

  describe('the base', () => {
    it('answers whoever has a token', async () => {
      const answer = await client.send('GET', '/v2/', { token: repository.token });
      expect(answer).toMatchObject({ status: 200, body: {} });
      expect(answer.headers['docker-distribution-api-version']).toBe('registry/2.0');
      expect((await client.send('HEAD', '/v2/', { token: repository.token })).status).toBe(200);
    });

    it('tells others where tokens are to be had', async () => {
      const { status, headers, body } = await client.send('GET', '/v2/');
      expect({ status, code: body.errors[0].code }).toEqual({ status: 401, code: 'UNAUTHORIZED' });
      expect(headers['www-authenticate']).toBe(
        `Bearer realm="${app.origin}/jwt/auth",service="container_registry"`,
      );
      expect(headers['docker-distribution-api-version']).toBe('registry/2.0');
    });

    it.each([
      ['a text that is no token', 'x'],
      ['a sealed text of another kind', `v1.${'A'.repeat(80)}`],
      ['an unsigned token', 'eyJhbGciOiJub25lIn0.e30.'],
    ])('refuses %s', async (_, token) => {
      const { status, headers } = await client.send('GET', '/v2/', { token });
      expect(status).toBe(401);
      expect(headers['www-authenticate']).toContain('error="invalid_token"');
    });

    it('does not take credentials in place of a token', async () => {
      const headers = { 'private-token': credentials.password };
      expect((await client.send('GET', '/v2/', { headers })).status).toBe(401);
      expect((await client.send('GET', '/v2/', { token: credentials.password })).status).toBe(401);
    });
  });

  describe('challenges name the scope', () => {
    it.each([
      ['GET', 'tags/list', 'pull'],
      ['GET', `blobs/${unknownDigest}`, 'pull'],
      ['HEAD', 'manifests/latest', 'pull'],
      ['GET', `referrers/${unknownDigest}`, 'pull'],
      ['POST', 'blobs/uploads/', 'pull,push'],
      ['PUT', 'manifests/latest', 'pull,push'],
      ['DELETE', 'manifests/latest', 'delete'],
      ['DELETE', `blobs/${unknownDigest}`, 'delete'],
    ])('of %s %s', async (method, path, actions) => {
      const { status, headers } = await client.send(method, `${base}/${path}`);
      expect(status).toBe(401);
      // Distribution names the actions in any order.
      const challenge = headers['www-authenticate']?.replace(/(?<=:)[a-z,]+(?="$)/, (named) =>
        named.split(',').toSorted().join(),
      );
      expect(challenge).toBe(
        `Bearer realm="${app.origin}/jwt/auth",service="container_registry",scope="repository:${repository.name}:${actions}"`,
      );
    });

    it('and say that a token lacks it', async () => {
      const token = await client.token(credentials, `repository:${repository.name}:pull`);
      const { status, headers } = await client.send('POST', `${base}/blobs/uploads/`, { token });
      expect(status).toBe(401);
      expect(headers['www-authenticate']).toContain('error="insufficient_scope"');
    });
  });

  describe('names and addresses', () => {
    it.each([
      ['upper case', 'Group/project/tags/list'],
      ['one component', 'project/tags/list'],
      ['dots', '../project/tags/list'],
      ['an encoded slash', 'group%2fproject/x/tags/list'],
      ['more than twenty components', `${'a/'.repeat(21)}tags/list`],
      ['two dots in a component', 'group/a..b/tags/list'],
      ['a dash at the end', 'group/a-/tags/list'],
      ['more than 255 letters', `group/${'a'.repeat(256)}/tags/list`],
    ])('refuse %s', async (_, path) => {
      const answer = await client.send('GET', `/v2/${path}`, { token: repository.token });
      expect(answer.status).toBe(400);
      expect(code(answer)).toBe('NAME_INVALID');
    });

    it('refuse methods that are none', async () => {
      const answer = await repository.send('PATCH', 'manifests/latest');
      expect(answer.status).toBe(405);
      expect(code(answer)).toBe('UNSUPPORTED');
      expect(answer.headers['allow']).toBe('GET, HEAD, PUT, DELETE');
      expect((await client.send('POST', '/v2/', { token: repository.token })).status).toBe(405);
    });

    it('know no others', async () => {
      const { token } = repository;
      expect((await client.send('GET', '/v2/nothing', { token })).status).toBe(404);
      expect((await repository.send('GET', 'blobs/%ff')).status).toBe(404);
    });

    it('without a repository know nothing', async () => {
      const name = `${repository.name}/never/pushed`;
      const token = await client.token(credentials, `repository:${name}:pull,delete`);
      const empty = client.at(name, token);
      for (const path of ['tags/list', 'manifests/latest']) {
        const answer = await empty.send('GET', path);
        expect(answer.status).toBe(404);
        expect(code(answer)).toBe('NAME_UNKNOWN');
      }
      const blob = await empty.send('GET', `blobs/${unknownDigest}`);
      expect([blob.status, code(blob)]).toEqual([404, 'BLOB_UNKNOWN']);
      const referrers = await empty.send('GET', `referrers/${unknownDigest}`);
      expect(referrers).toMatchObject({ status: 200, body: { manifests: [] } });
    });
  });

  describe('uploads', () => {
    const begin = async () => {
      const answer = await repository.send('POST', 'blobs/uploads/');
      return { answer, location: answer.headers['location'] ?? '' };
    };

    it('begin', async () => {
      const { answer, location } = await begin();
      expect(answer.status).toBe(202);
      expect(answer.headers).toMatchObject({ range: '0-0', 'content-length': '0' });
      expect(location).toBe(`${base}/blobs/uploads/${answer.headers['docker-upload-uuid']}`);
    });

    it('take a stream and end with an empty request', async () => {
      const { location } = await begin();
      const sent = await repository.send('PATCH', location, { body: 'layer one' });
      expect(sent.status).toBe(202);
      expect(sent.headers).toMatchObject({ range: '0-8', location });
      const digest = digestOf('layer one');
      const ended = await repository.send('PUT', `${location}?digest=${digest}`);
      expect(ended.status).toBe(201);
      expect(ended.headers).toMatchObject({
        location: `${base}/blobs/${digest}`,
        'docker-content-digest': digest,
      });
      expect((await repository.send('GET', location)).status).toBe(404);
    });

    it('take the last part with the request that ends them', async () => {
      const { location } = await begin();
      const digest = digestOf('whole');
      expect(
        (await repository.send('PUT', `${location}?digest=${digest}`, { body: 'whole' })).status,
      ).toBe(201);
      const second = await begin();
      await repository.send('PATCH', second.location, { body: 'who' });
      const ended = await repository.send('PUT', `${second.location}?digest=${digest}`, {
        body: 'le',
        headers: { 'content-range': '3-4' },
      });
      expect(ended.status).toBe(201);
    });

    it('are one request where the digest is known', async () => {
      const digest = digestOf('at once');
      const answer = await repository.send('POST', `blobs/uploads/?digest=${digest}`, {
        body: 'at once',
      });
      expect(answer.status).toBe(201);
      expect(answer.headers['location']).toBe(`${base}/blobs/${digest}`);
      const wrong = await repository.send('POST', `blobs/uploads/?digest=${unknownDigest}`, {
        body: 'at once',
      });
      expect([wrong.status, code(wrong)]).toEqual([400, 'DIGEST_INVALID']);
    });

    it('take chunks in their order, and tell where they are', async () => {
      const { location } = await begin();
      const chunk = (from: number, body: string) =>
        repository.send('PATCH', location, {
          body,
          headers: { 'content-range': `${from}-${from + body.length - 1}` },
        });
      expect((await chunk(0, 'abcd')).headers['range']).toBe('0-3');
      const early = await chunk(8, 'xx');
      expect(early.status).toBe(416);
      expect(early.headers).toMatchObject({ location, range: '0-3' });
      expect((await chunk(2, 'xx')).status).toBe(416);
      expect((await chunk(4, 'efgh')).headers['range']).toBe('0-7');
      const state = await repository.send('GET', location);
      expect(state.status).toBe(204);
      expect(state.headers).toMatchObject({ location, range: '0-7' });
      expect(state.headers['content-length']).toBeUndefined();
      const digest = digestOf('abcdefgh');
      expect((await repository.send('PUT', `${location}?digest=${digest}`)).status).toBe(201);
      const blob = await repository.send('GET', `blobs/${digest}`);
      expect(blob.bytes.toString()).toBe('abcdefgh');
    });

    it.each(['0-9', '3-1', 'x', 'bytes */4', '0-'])(
      'refuse four bytes as the range %s',
      async (range) => {
        const { location } = await begin();
        const headers = { 'content-range': range };
        const answer = await repository.send('PATCH', location, { body: 'abcd', headers });
        expect([answer.status, code(answer)]).toEqual([416, 'BLOB_UPLOAD_INVALID']);
      },
    );

    it('end with a wrong digest', async () => {
      const { location } = await begin();
      await repository.send('PATCH', location, { body: 'abc' });
      const answer = await repository.send('PUT', `${location}?digest=${unknownDigest}`);
      expect([answer.status, code(answer)]).toEqual([400, 'DIGEST_INVALID']);
      expect((await repository.send('GET', location)).status).toBe(404);
    });

    it.each(['', '?digest=sha256:abc', `?digest=sha512:${'0'.repeat(128)}`, '?digest=md5:x'])(
      'do not end with %s, and go on',
      async (query) => {
        const { location } = await begin();
        const answer = await repository.send('PUT', `${location}${query}`);
        expect([answer.status, code(answer)]).toEqual([400, 'DIGEST_INVALID']);
        expect((await repository.send('GET', location)).status).toBe(204);
      },
    );

    it('can be cancelled', async () => {
      const { location } = await begin();
      await repository.send('PATCH', location, { body: 'abc' });
      expect((await repository.send('DELETE', location)).status).toBe(204);
      for (const [method, url] of [
        ['GET', location],
        ['PATCH', location],
        ['PUT', `${location}?digest=${unknownDigest}`],
        ['DELETE', location],
      ] as const) {
        const answer = await repository.send(method, url);
        expect([method, answer.status, code(answer)]).toEqual([method, 404, 'BLOB_UPLOAD_UNKNOWN']);
      }
    });

    it('belong to their repository', async () => {
      const { location } = await begin();
      const other = await registryProject(app, client);
      await other.repository.pushBlob('something');
      const uuid = location.split('/').at(-1);
      expect((await other.repository.send('GET', `blobs/uploads/${uuid}`)).status).toBe(404);
    });

    it('take an empty layer', async () => {
      const digest = await repository.pushBlob('');
      const answer = await repository.send('GET', `blobs/${digest}`);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-length']).toBe('0');
    });

    it('are sent as they are', async () => {
      const { location } = await begin();
      const headers = { 'content-encoding': 'gzip' };
      const answer = await repository.send('PATCH', location, { body: 'abc', headers });
      expect([answer.status, code(answer)]).toEqual([415, 'UNSUPPORTED']);
    });
  });

  describe('blobs', () => {
    it('are read as they were sent', async () => {
      const digest = await repository.pushBlob('0123456789');
      const answer = await repository.send('GET', `blobs/${digest}`);
      expect(answer.status).toBe(200);
      expect(answer.bytes.toString()).toBe('0123456789');
      const headers = {
        'content-type': 'application/octet-stream',
        'content-length': '10',
        'docker-content-digest': digest,
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
      };
      expect(answer.headers).toMatchObject(headers);
      const head = await repository.send('HEAD', `blobs/${digest}`);
      expect(head.status).toBe(200);
      expect(head.headers).toMatchObject(headers);
      expect(head.bytes).toHaveLength(0);
      const encoded = await repository.send('HEAD', `blobs/${digest.replace(':', '%3A')}`);
      expect(encoded.status).toBe(200);
    });

    it.each([
      ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
      ['bytes=7-', 206, '789', 'bytes 7-9/10'],
      ['bytes=-2', 206, '89', 'bytes 8-9/10'],
      ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
      ['bytes=10-', 416, null, 'bytes */10'],
      ['bytes=-0', 416, null, 'bytes */10'],
      ['bytes=4-2', 200, '0123456789', undefined],
      ['bytes=0-1,4-5', 200, '0123456789', undefined],
      ['lines=1-2', 200, '0123456789', undefined],
    ])('answer the range %s', async (range, status, text, contentRange) => {
      const digest = await repository.pushBlob('0123456789');
      const answer = await repository.send('GET', `blobs/${digest}`, { headers: { range } });
      expect(answer.status).toBe(status);
      expect(answer.headers['content-range']).toBe(contentRange);
      if (text !== null) expect(answer.bytes.toString()).toBe(text);
    });

    it.each(['GET', 'HEAD', 'DELETE'])('that are unknown: %s', async (method) => {
      const answer = await repository.send(method, `blobs/${unknownDigest}`);
      expect(answer.status).toBe(404);
      if (method !== 'HEAD') expect(code(answer)).toBe('BLOB_UNKNOWN');
      const wrong = await repository.send(method, 'blobs/sha256:abc');
      expect(wrong.status).toBe(400);
    });

    it('can be deleted while no manifest names them', async () => {
      const digest = await repository.pushBlob('to be deleted');
      expect((await repository.send('DELETE', `blobs/${digest}`)).status).toBe(202);
      expect((await repository.send('HEAD', `blobs/${digest}`)).status).toBe(404);
      const { layers } = await repository.pushImage('held', ['held by a manifest']);
      const answer = await repository.send('DELETE', `blobs/${layers[0]}`);
      expect([answer.status, code(answer)]).toEqual([405, 'UNSUPPORTED']);
    });

    it('are mounted from another repository of the namespace', async () => {
      const digest = await repository.pushBlob('to be mounted');
      const name = `${repository.name}/mounted`;
      const scopes = [`repository:${name}:pull,push`, `repository:${repository.name}:pull`];
      const target = client.at(name, await client.token(credentials, ...scopes));
      const mount = (from: string, wanted = digest) =>
        target.send('POST', `blobs/uploads/?mount=${wanted}&from=${from}`);
      const answer = await mount(repository.name);
      expect(answer.status).toBe(201);
      expect(answer.headers['location']).toBe(`/v2/${name}/blobs/${digest}`);
      expect((await target.send('HEAD', `blobs/${digest}`)).status).toBe(200);
      for (const begun of [
        await mount(repository.name, unknownDigest),
        await mount('no/such/repository'),
        await mount('..'),
        await mount(repository.name, 'x'),
      ]) {
        expect(begun.status).toBe(202);
        expect(begun.headers['docker-upload-uuid']).toBeDefined();
      }
    });

    it('are not mounted from another namespace, nor without a token for it', async () => {
      const other = await registryProject(app, client);
      const digest = await other.repository.pushBlob('of others');
      const { password } = credentials;
      const scope = `repository:${repository.name}:pull,push`;
      const from = other.repository.name;
      const token = await client.token({ password }, scope, `repository:${from}:pull`);
      const url = `blobs/uploads/?mount=${digest}&from=${from}`;
      expect((await client.at(repository.name, token).send('POST', url)).status).toBe(202);
      expect((await repository.send('HEAD', `blobs/${digest}`)).status).toBe(404);
    });
  });

  describe('manifests', () => {
    it('are read as they were pushed, by tag and by digest', async () => {
      const { digest, content } = await repository.pushImage('read');
      for (const reference of ['read', digest]) {
        const answer = await repository.send('GET', `manifests/${reference}`);
        expect(answer.status).toBe(200);
        expect(answer.bytes.toString()).toBe(content);
        const headers = {
          'content-type': types.image,
          'content-length': String(content.length),
          'docker-content-digest': digest,
        };
        expect(answer.headers).toMatchObject(headers);
        const head = await repository.send('HEAD', `manifests/${reference}`);
        expect(head.status).toBe(200);
        expect(head.headers).toMatchObject(headers);
        expect(head.bytes).toHaveLength(0);
      }
    });

    it('are pushed by tag and by digest, again and again', async () => {
      const { digest, content } = await repository.pushImage('one');
      const answer = await repository.pushManifest(digest, content);
      expect(answer.status).toBe(201);
      expect(answer.headers).toMatchObject({
        location: `${base}/manifests/${digest}`,
        'docker-content-digest': digest,
      });
      expect(answer.headers['oci-subject']).toBeUndefined();
      expect((await repository.pushManifest('one', content)).status).toBe(201);
      expect((await repository.pushManifest('two', content)).status).toBe(201);
      const next = await repository.pushImage('one');
      const found = await repository.send('HEAD', 'manifests/one');
      expect(found.headers['docker-content-digest']).toBe(next.digest);
      expect((await repository.send('HEAD', `manifests/${digest}`)).status).toBe(200);
    });

    it('of docker are taken, and lists of them', async () => {
      const config = await repository.pushBlob('{}');
      const layer = await repository.pushBlob('docker layer');
      const image = JSON.stringify({
        schemaVersion: 2,
        mediaType: types.dockerImage,
        config: {
          mediaType: 'application/vnd.docker.container.image.v1+json',
          size: 2,
          digest: config,
        },
        layers: [
          {
            mediaType: 'application/vnd.docker.image.rootfs.diff.tar.gzip',
            size: 12,
            digest: layer,
          },
        ],
      });
      expect((await repository.pushManifest('docker', image, types.dockerImage)).status).toBe(201);
      const list = JSON.stringify({
        schemaVersion: 2,
        mediaType: types.dockerList,
        manifests: [{ mediaType: types.dockerImage, size: image.length, digest: digestOf(image) }],
      });
      expect((await repository.pushManifest('list', list, types.dockerList)).status).toBe(201);
      const found = await repository.send('GET', 'manifests/list');
      expect(found.headers['content-type']).toBe(types.dockerList);
    });

    const descriptor = { mediaType: types.config, digest: digestOf('{}'), size: 2 };
    const image = { schemaVersion: 2, config: descriptor, layers: [] };
    const index = { schemaVersion: 2, manifests: [] };

    it.each([
      ['no JSON', 'nonsense', types.image],
      ['no UTF-8', Buffer.from([0x7b, 0xff, 0x7d]).toString('latin1'), types.image],
      ['a list', '[]', types.image],
      ['another media type', JSON.stringify({ ...image, mediaType: types.index }), types.image],
      ['an unknown media type', JSON.stringify(image), 'application/json'],
      ['schema 1', JSON.stringify({ schemaVersion: 1, name: 'x', tag: 'y' }), types.dockerImage],
      [
        'the media type of schema 1',
        '{}',
        'application/vnd.docker.distribution.manifest.v1+prettyjws',
      ],
      ['no configuration', JSON.stringify({ ...image, config: undefined }), types.image],
      ['no layers', JSON.stringify({ ...image, layers: undefined }), types.image],
      ['an image that is an index, too', JSON.stringify({ ...image, ...index }), types.image],
      ['an index with layers', JSON.stringify({ ...image, ...index }), types.index],
      ['no manifests', JSON.stringify({ schemaVersion: 2 }), types.index],
      [
        'a negative size',
        JSON.stringify({ ...image, config: { ...descriptor, size: -1 } }),
        types.image,
      ],
      [
        'a broken digest',
        JSON.stringify({ ...image, layers: [{ ...descriptor, digest: 'x' }] }),
        types.image,
      ],
      ['a broken subject', JSON.stringify({ ...image, subject: 7 }), types.image],
      ['annotations of numbers', JSON.stringify({ ...image, annotations: { a: 1 } }), types.image],
      [
        'a layer of another size',
        JSON.stringify({ ...image, config: { ...descriptor, size: 3 } }),
        types.image,
      ],
      [
        'too many layers',
        JSON.stringify({ ...image, layers: Array(10_000).fill(descriptor) }),
        types.image,
      ],
    ])('are refused: %s', async (_, content, type) => {
      await repository.pushBlob('{}');
      const answer = await repository.pushManifest('refused', content, type);
      expect([answer.status, code(answer)]).toEqual([400, 'MANIFEST_INVALID']);
    });

    it('need the blobs and manifests that they name', async () => {
      const missing = { ...descriptor, digest: unknownDigest };
      for (const [content, type] of [
        [{ ...image, config: missing }, types.image],
        [{ ...image, layers: [missing] }, types.image],
        [{ ...index, manifests: [missing] }, types.index],
      ] as const) {
        await repository.pushBlob('{}');
        const answer = await repository.pushManifest('missing', JSON.stringify(content), type);
        expect([answer.status, code(answer)]).toEqual([404, 'MANIFEST_BLOB_UNKNOWN']);
        expect(answer.body.errors[0].detail).toEqual({ digest: unknownDigest });
      }
      expect((await repository.send('HEAD', 'manifests/missing')).status).toBe(404);
    });

    it('need no layers that are to be had elsewhere', async () => {
      await repository.pushBlob('{}');
      const foreign = {
        mediaType: 'application/vnd.docker.image.rootfs.foreign.diff.tar.gzip',
        digest: unknownDigest,
        size: 9,
        urls: ['https://layers.example/one'],
      };
      const content = JSON.stringify({ ...image, layers: [foreign] });
      expect((await repository.pushManifest('foreign', content)).status).toBe(201);
      const plain = JSON.stringify({ ...image, layers: [{ ...foreign, mediaType: types.layer }] });
      expect((await repository.pushManifest('plain', plain)).status).toBe(404);
    });

    it('are refused by their reference', async () => {
      const { content } = await repository.pushImage('references');
      const wrong = await repository.pushManifest(unknownDigest, content);
      expect([wrong.status, code(wrong)]).toEqual([400, 'DIGEST_INVALID']);
      for (const tag of ['-x', '.x', 'x'.repeat(129), 'a%20b', '%00']) {
        const answer = await repository.pushManifest(tag, content);
        expect([tag, answer.status, code(answer)]).toEqual([tag, 400, 'TAG_INVALID']);
      }
    });

    it('are smaller than four megabytes', async () => {
      const answer = await repository.pushManifest('large', `{"a":"${'x'.repeat(5_000_000)}"}`);
      expect([answer.status, code(answer)]).toEqual([413, 'SIZE_INVALID']);
    });

    it('that are unknown', async () => {
      for (const method of ['GET', 'DELETE']) {
        for (const reference of ['unknown', unknownDigest, '-', 'sha256:abc']) {
          const answer = await repository.send(method, `manifests/${reference}`);
          expect([answer.status, code(answer)]).toEqual([404, 'MANIFEST_UNKNOWN']);
        }
      }
    });

    it('lose one tag, or go with all of them', async () => {
      const { digest, content } = await repository.pushImage('a');
      await repository.pushManifest('b', content);
      expect((await repository.send('DELETE', 'manifests/a')).status).toBe(202);
      expect((await repository.send('HEAD', 'manifests/a')).status).toBe(404);
      expect((await repository.send('HEAD', 'manifests/b')).status).toBe(200);
      expect((await repository.send('DELETE', `manifests/${digest}`)).status).toBe(202);
      expect((await repository.send('HEAD', 'manifests/b')).status).toBe(404);
      expect((await repository.send('DELETE', `manifests/${digest}`)).status).toBe(404);
    });
  });

  describe('lists', () => {
    it('of tags are in the order of their bytes, page by page', async () => {
      const place = await registryProject(app, client);
      const { content } = await place.repository.pushImage('b');
      for (const tag of ['a', 'B', '_', '1']) await place.repository.pushManifest(tag, content);
      const { name } = place.repository;
      const list = async (query: string) => {
        const { headers, body } = await place.repository.send('GET', `tags/list${query}`);
        return { ...body, link: headers['link'] };
      };
      const all = ['1', 'B', '_', 'a', 'b'];
      expect(await list('')).toEqual({ name, tags: all, link: undefined });
      expect(await list('?n=2')).toEqual({
        ...{ name, tags: ['1', 'B'] },
        link: `</v2/${name}/tags/list?n=2&last=B>; rel="next"`,
      });
      expect(await list('?n=2&last=B')).toMatchObject({ tags: ['_', 'a'] });
      expect(await list('?n=2&last=a')).toMatchObject({ tags: ['b'], link: undefined });
      expect(await list('?n=5')).toMatchObject({ tags: all, link: undefined });
      expect(await list('?n=0')).toMatchObject({ tags: [], link: undefined });
      const wrong = await place.repository.send('GET', 'tags/list?n=x');
      expect(wrong.status).toBe(400);
    });

    it('of referrers tell who is about a manifest', async () => {
      const { digest, content } = await repository.pushImage('subject');
      const subject = { mediaType: types.image, digest, size: content.length };
      const empty = { mediaType: 'application/vnd.oci.empty.v1+json', digest: '', size: 2 };
      const config = { ...empty, digest: await repository.pushBlob('{}') };
      const artifact = JSON.stringify({
        ...{ schemaVersion: 2, mediaType: types.image, artifactType: 'application/vnd.kiln.sbom' },
        ...{ config, layers: [config], subject, annotations: { 'kiln.by': 'a' } },
      });
      const pushed = await repository.pushManifest(digestOf(artifact), artifact);
      expect(pushed.status).toBe(201);
      expect(pushed.headers['oci-subject']).toBe(digest);
      await repository.pushImage('signature', ['a signature'], {}, { subject });
      const all = await repository.send('GET', `referrers/${digest}`);
      expect(all.headers['content-type']).toBe(types.index);
      expect(all.body).toMatchObject({ schemaVersion: 2, mediaType: types.index });
      expect(all.body.manifests).toHaveLength(2);
      expect(all.body.manifests[0]).toEqual({
        ...{ mediaType: types.image, digest: digestOf(artifact), size: artifact.length },
        ...{ artifactType: 'application/vnd.kiln.sbom', annotations: { 'kiln.by': 'a' } },
      });
      const filtered = await repository.send(
        'GET',
        `referrers/${digest}?artifactType=application/vnd.kiln.sbom`,
      );
      expect(filtered.headers['oci-filters-applied']).toBe('artifactType');
      expect(filtered.body.manifests).toHaveLength(1);
      const first = await repository.send('GET', `referrers/${digest}?n=1`);
      const [, next = ''] = /^<(.+)>; rel="next"$/.exec(first.headers['link'] ?? '') ?? [];
      const second = await repository.send('GET', next);
      expect([...first.body.manifests, ...second.body.manifests]).toEqual(all.body.manifests);
      const none = await repository.send('GET', `referrers/${unknownDigest}`);
      expect(none).toMatchObject({ status: 200, body: { manifests: [] } });
      expect((await repository.send('GET', 'referrers/x')).status).toBe(400);
    });

    it('of referrers may be about a manifest that is not there', async () => {
      const subject = { mediaType: types.image, digest: unknownDigest, size: 5 };
      const { digest } = await repository.pushImage('early', ['early'], {}, { subject });
      const { body } = await repository.send('GET', `referrers/${unknownDigest}`);
      expect(body.manifests).toMatchObject([{ digest }]);
      await repository.send('DELETE', `manifests/${digest}`);
    });
  });

  it('finds the project by the longest path, in lower case', async () => {
    const deep = await registryProject(app, client, { path: 'Kiln' });
    const name = `${deep.project.full_path.toLowerCase()}/glaze/blue`;
    const token = await client.token(deep.credentials, `repository:${name}:pull,push`);
    await client.at(name, token).pushImage('latest');
    const rows = await app.db('registry_repositories').where({ project_id: deep.project.id });
    expect(rows.map((row) => row['name'])).toEqual(['glaze/blue']);
    const deeper = await client.askForToken(deep.credentials, [`repository:${name}/x:pull,push`]);
    expect(deeper.status).toBe(200);
    expect(project.full_path).not.toBe(deep.project.full_path);
  });
}
