import { afterAll, describe, expect, it } from 'vitest';
import { importPKCS8, SignJWT } from 'jose';
import { registryKey } from '../../src/image-registry/signing-key.ts';
import { startApp } from '../support/app.ts';
import { RegistryClient, registryProject } from '../resources/container-registry/client.ts';
import { Distribution } from './distribution.ts';
import { findProgram } from './registry-programs.ts';

const program = findProgram('docker-registry');
const secret = 'secret-of-notifications';

describe.skipIf(program === null)(
  'tokens at Distribution 2.8 (passed over where it is not installed)',
  async () => {
    const distribution = await Distribution.at(program ?? '');
    afterAll(() => distribution.close());
    const app = await startApp({
      config: { registry: 'external', registryUrl: distribution.url },
    });
    await distribution.start(app, secret);
    const client = new RegistryClient({ api: app.api, origin: distribution.url });
    const { project, repository, credentials } = await registryProject(app, client);
    const { name } = repository;

    it('are asked for at this server', async () => {
      const { status, headers } = await client.send('GET', `/v2/${name}/tags/list`);
      expect(status).toBe(401);
      expect(headers['www-authenticate']).toBe(
        `Bearer realm="${app.origin}/jwt/auth",service="container_registry",scope="repository:${name}:pull"`,
      );
    });

    it('push, pull and delete', async () => {
      const { digest, content } = await repository.pushImage('latest');
      const pulled = await repository.send('GET', 'manifests/latest', {
        headers: { accept: 'application/vnd.oci.image.manifest.v1+json' },
      });
      expect(pulled).toMatchObject({ status: 200 });
      expect(pulled.bytes.toString()).toBe(content);
      expect((await repository.send('DELETE', `manifests/${digest}`)).status).toBe(202);
    });

    it('do what they were granted, and no more', async () => {
      const token = await client.token(credentials, `repository:${name}:pull`);
      const reading = client.at(name, token);
      expect((await reading.send('GET', 'tags/list')).status).toBe(200);
      expect((await reading.send('POST', 'blobs/uploads/')).status).toBe(401);
      const other = await registryProject(app, client);
      expect((await client.at(other.repository.name, token).send('GET', 'tags/list')).status).toBe(
        401,
      );
    });

    it('make the row of a repository when they may push to it', async () => {
      await client.token(credentials, `repository:${name}/read:pull`);
      await client.token(credentials, `repository:${name}/written:push,pull`);
      const rows = db('registry_repositories').where({ project_id: project.id });
      expect(await rows.orderBy('name').pluck('name')).toEqual(['', 'written']);
    });

    const { db } = app;
    const key = await registryKey(db, new Date());
    const now = Math.floor(Date.now() / 1_000);
    const forged = async (changes: object, kid = key.kid) =>
      new SignJWT({
        ...{ iss: app.origin, aud: 'container_registry', nbf: now - 5, exp: now + 60 },
        access: [{ type: 'repository', name, actions: ['pull'] }],
        ...changes,
      })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
        .sign(await importPKCS8(key.pkcs8, 'RS256'));
    const unsigned = (token: string) => {
      const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
      return `${header}.${token.split('.')[1]}.`;
    };

    it.each<[string, () => Promise<string>, number]>([
      ['its own', () => forged({}), 200],
      ['another issuer', () => forged({ iss: 'http://kiln.example' }), 401],
      ['another audience', () => forged({ aud: 'kiln' }), 401],
      ['an end long ago', () => forged({ exp: now - 120 }), 401],
      ['a beginning to come', () => forged({ nbf: now + 120 }), 401],
      ['another key', () => forged({}, 'AAAA:BBBB'), 401],
      ['no signature', async () => unsigned(await forged({})), 401],
    ])('of %s', async (_, make, status) => {
      const answer = await client.at(name, await make()).send('GET', 'tags/list');
      expect(answer.status).toBe(status);
    });
  },
);
