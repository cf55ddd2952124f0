import { X509Certificate } from 'node:crypto';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { expect, it } from 'vitest';
import { digestPassword } from '#src/auth/passwords.ts';
import { createCertificate } from '#src/image-registry/certificate.ts';
import {
  encodePublicKeyDer,
  formatKeySet,
  ensureRegistryKey,
} from '#src/image-registry/signing-key.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedProject, seedToken, seedUser } from '#test/support/seed.ts';
import { RegistryClient } from './client.ts';

let time = new Date('2026-03-02T10:00:00.500Z');
const app = await startApp({
  clock: () => time,
  config: { registry: 'external', registryUrl: 'http://registry.kiln.example' },
});
const { db, api } = app;
const client = new RegistryClient(app);
const password = 'a password of sixteen';
const user = await seedUser(db, { password_digest: await digestPassword(password) });
const project = await seedProject(db, { visibility: 'private' });
await addMember(db, { project, user, level: 30 });
const { token: personal } = await seedToken(db, user, { scopes: ['api'] });
const name = project.full_path.toLowerCase();

const key = () => ensureRegistryKey(db, time);

async function claimsOf(token: string) {
  const verified = await jwtVerify(token, createLocalJWKSet(formatKeySet(await key())), {
    issuer: app.environment.config.baseUrl,
    audience: 'container_registry',
    currentDate: time,
  });
  return verified;
}

it('say who their bearer is, and what they may do', async () => {
  const asked = `repository:${name}:push,delete,pull`;
  const token = await client.token({ password: personal }, asked);
  const { payload, protectedHeader } = await claimsOf(token);
  expect(protectedHeader).toEqual({ typ: 'JWT', alg: 'RS256', kid: (await key()).kid });
  const now = Date.parse('2026-03-02T10:00:00Z') / 1_000;
  expect(payload).toEqual({
    iss: app.environment.config.baseUrl,
    aud: 'container_registry',
    sub: user.username,
    ...{ iat: now, nbf: now - 5, exp: now + 300 },
    jti: expect.stringMatching(/^[\da-f-]{36}$/),
    auth_type: 'personal_access_token',
    access: [{ type: 'repository', name, actions: ['push', 'pull'] }],
  });
});

it('are given to whoever logs in, and to nobody in particular', async () => {
  const login = await claimsOf(await client.token({ username: user.username, password }));
  expect(login.payload).toMatchObject({ sub: user.username, auth_type: 'password', access: [] });
  const open = await seedProject(db, { visibility: 'public' });
  const of = open.full_path.toLowerCase();
  const { payload } = await claimsOf(await client.token(null, `repository:${of}:pull,push`));
  expect(payload).not.toHaveProperty('sub');
  expect(payload).not.toHaveProperty('auth_type');
  expect(payload['access']).toEqual([{ type: 'repository', name: of, actions: ['pull'] }]);
});

it('end after the minutes of the setting', async () => {
  const admin = await seedUser(db, { admin: true });
  await api.as(admin).put('/application/settings', { container_registry_token_expire_delay: 7 });
  const { payload } = await claimsOf(await client.token({ password: personal }));
  expect(Number(payload.exp) - Number(payload.iat)).toBe(420);
});

it('push nothing while the repository is being deleted', async () => {
  const scope = `repository:${name}/gone:push,pull`;
  await client.token({ password: personal }, scope);
  await db('registry_repositories')
    .where({ project_id: project.id, name: 'gone' })
    .update({ status: 'delete_scheduled' });
  const { payload } = await claimsOf(await client.token({ password: personal }, scope));
  expect(payload['access']).toEqual([
    { type: 'repository', name: `${name}/gone`, actions: ['pull'] },
  ]);
});

it('are signed by one key, which does not change by itself', async () => {
  const before = await key();
  time = new Date(time.getTime() + 400 * 86_400_000);
  expect(await key()).toEqual(before);
  expect(await db('registry_signing_keys')).toHaveLength(1);
  expect(JSON.stringify(await db('registry_signing_keys').first())).not.toContain('PRIVATE');
});

it('have a key that is named by its fingerprint, in the certificate and in the set of keys', async () => {
  const { kid, publicKey, pkcs8 } = await key();
  expect(kid).toMatch(/^(?:[A-Z2-7]{4}:){11}[A-Z2-7]{4}$/);
  const certificate = new X509Certificate(createCertificate(await key()));
  expect(certificate.publicKey.export({ type: 'spki', format: 'der' })).toEqual(
    encodePublicKeyDer(publicKey),
  );
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(certificate.validTo).toBe('Dec 31 23:59:59 9999 GMT');
  expect(createCertificate(await key())).toBe(createCertificate(await key()));
  expect(createCertificate(await key())).not.toContain(pkcs8);
  expect(formatKeySet(await key())).toEqual({
    keys: [{ kty: 'RSA', use: 'sig', alg: 'RS256', kid, n: publicKey.n, e: 'AQAB' }],
  });
});

it('are for a registry elsewhere: there is none here', async () => {
  expect(await client.send('GET', '/v2/')).toMatchObject({
    status: 404,
    body: { errors: [{ code: 'UNAVAILABLE' }] },
  });
});
