import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { gitIn } from '#test/domains/code/branches/world.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { newSigner, type Signer } from './signing.ts';

const { api, db, git, environment } = await startApp();
const { project, people } = await projectWorld(db, { git });
const developer = api.as(people.developer);
const run = (args: readonly string[], input: string | Buffer = '') =>
  gitIn(environment, git, project, args, input);
const signatureOf = (name: string) =>
  developer.get(`/projects/${project.id}/repository/tags/${name}/signature`);
const notFound = { status: 404, body: { message: '404 Signature Not Found' } };

/** A tag object as git would write it, with what stands for a signature. */
function seedTag(name: string, email: string, signature: (payload: Buffer) => string): void {
  const head = run(['rev-parse', 'main']);
  const payload =
    `object ${head}\ntype commit\ntag ${name}\n` +
    `tagger Example Signer <${email}> 1650622530 +0200\n\nFirst firing\n`;
  const text = payload + signature(Buffer.from(payload));
  run(['update-ref', `refs/tags/${name}`, run(['mktag'], `${text}\n`)]);
}

const signed = (signer: Signer) => (payload: Buffer) => signer.signature(payload);

describe('GET /projects/:id/repository/tags/:tag_name/signature', () => {
  const { email } = people.developer;
  const signer = newSigner(email);

  it('is not found for tags without one', async () => {
    run(['tag', 'light', 'main']);
    run(['tag', '-a', '-m', 'Plain', 'plain', 'main']);
    expect(await signatureOf('light')).toMatchObject(notFound);
    expect(await signatureOf('plain')).toMatchObject(notFound);
    expect(await signatureOf('nowhere')).toMatchObject({ body: { message: '404 Tag Not Found' } });
    expect((await signatureOf('a..b')).status).toBe(400);
  });

  it('tells of a key that nobody has', async () => {
    seedTag('unknown', email, signed(newSigner(email)));
    expect(await signatureOf('unknown')).toMatchObject({
      status: 200,
      body: { signature_type: 'PGP', verification_status: 'unknown_key', gpg_key_id: null },
    });
  });

  it('verifies with the key of a user', async () => {
    const added = await developer.post('/user/gpg_keys', { key: signer.key });
    expect(added.status).toBe(201);
    seedTag('verified', email, signed(signer));
    expect(await signatureOf('verified')).toMatchObject({
      status: 200,
      body: {
        signature_type: 'PGP',
        verification_status: 'verified',
        gpg_key_id: added.body.id,
        gpg_key_user_email: email,
      },
    });
    seedTag('forged', email, () => signer.signature(Buffer.from('something else')));
    expect((await signatureOf('forged')).body.verification_status).toBe('unverified');
    seedTag('somebody', 'else@example.com', signed(signer));
    expect((await signatureOf('somebody')).body.verification_status).toBe('other_user');
  });

  it('is left out of the message', async () => {
    seedTag('shown', email, signed(signer));
    const { body } = await developer.get(`/projects/${project.id}/repository/tags/shown`);
    expect(body.message).toBe('First firing');
  });

  const strange = [
    ['x509', '-----BEGIN SIGNED MESSAGE-----\nAAAA\n-----END SIGNED MESSAGE-----'],
    ['ssh', '-----BEGIN SSH SIGNATURE-----\nAAAA\n-----END SSH SIGNATURE-----'],
    ['cut', '-----BEGIN PGP SIGNATURE-----'],
    ['empty', '-----BEGIN PGP SIGNATURE-----\n\n-----END PGP SIGNATURE-----'],
  ] as const;
  it.each(strange)('is not found for one of a kind that is not read: %s', async (name, text) => {
    seedTag(name, email, () => text);
    expect(await signatureOf(name)).toMatchObject(notFound);
  });

  it('is for those who may read the repository', async () => {
    const path = `/projects/${project.id}/repository/tags/light/signature`;
    expect((await api.get(path)).status).toBe(404);
    expect((await api.as(people.guest).get(path)).status).toBe(403);
  });
});
