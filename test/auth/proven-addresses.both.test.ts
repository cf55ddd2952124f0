import { describe, expect, it } from 'vitest';
import { changeAccess } from '#src/database/access-revision.ts';
import { requireUser, type UserRow } from '#src/records/user.ts';
import { parseCodeOwners } from '#src/domains/code/code-owners/parse.ts';
import { loadOwnersOfEntries } from '#src/domains/ci/approvals/code-owner-rules.ts';
import { confirmAddress } from '#src/domains/core/users/account/confirmation.ts';
import { signUp } from '#src/domains/core/users/account/sign-up.ts';
import { loadOwnersOfAddresses } from '#src/domains/core/users/owners-of-addresses.ts';
import { racing, startApp } from '#test/support/app.ts';
import { companiesOf } from '#test/support/companies.ts';
import { seedApplication, seedOauthToken } from '#test/support/oauth.ts';
import { scimUser } from '#test/support/saml.ts';
import { addMember, seedGroup, seedProject, seedUser, unique } from '#test/support/seed.ts';

/** An address that somebody may use is not yet known to be theirs: see `proven_at`. */
const app = await startApp({ connections: racing });
const { api, db, environment } = app;
const { company, levelOf } = companiesOf(app);
const administrator = await seedUser(db, { admin: true });
const admin = api.as(administrator);
const now = () => new Date().toISOString();

async function findByAddress(email: string): Promise<UserRow> {
  const row = await db('emails')
    .where('email_key', email)
    .first<{ user_id: number } | undefined>('user_id');
  if (row === undefined) throw new Error(`nobody has ${email}`);
  return requireUser(db, row.user_id);
}

/** Accounts whose address nobody has shown to read, though it may be used. */
const unproven: Readonly<Record<string, () => Promise<string>>> = {
  async 'signed up'() {
    await company();
    const username = unique('stranger');
    const email = `${username}@corp.example`;
    const wanted = { name: 'Somebody', username, email, password: 'glaze-and-kiln-2903' };
    const { config } = environment;
    await signUp(db, { ...wanted, acceptsTerms: true }, { now: now(), config, accept: null });
    expect((await findByAddress(email)).confirmed_at).not.toBeNull();
    return email;
  },

  async 'was provisioned by a group'() {
    const { idp } = await company();
    const id = unique('provisioned');
    const made = await idp.create(scimUser(id));
    expect(made).toMatchObject({ status: 201, body: { active: true } });
    return `${id}@example.com`;
  },
};

/** Features that identify the holder of an address with the person whom it names. */
const doors: Readonly<Record<string, (user: UserRow, email: string) => Promise<boolean>>> = {
  async invitations(user, email) {
    const owner = await seedUser(db);
    const group = await seedGroup(db, { owner, visibility: 'private' });
    const body = { email, access_level: 40 };
    const sent = await api.as(owner).post(`/groups/${group.id}/invitations`, body);
    expect(sent.body.status).toBe('success');
    return (await levelOf({ group }, user)) !== null;
  },

  async 'identity providers'(user, email) {
    const made = await company();
    const body = scimUser(unique('linked'), { emails: [{ type: 'work', value: email }] });
    const { status } = await made.idp.create(body);
    expect([201, 409]).toContain(status);
    expect((await levelOf(made, user)) !== null).toBe(status === 201);
    return status === 201;
  },

  async applications(user) {
    const application = await seedApplication(db, { scopes: ['openid', 'email'] });
    const token = await seedOauthToken(db, user, { application, scopes: ['openid', 'email'] });
    const answer = await api.sendTo('GET', '/oauth/userinfo', undefined, {
      authorization: `Bearer ${token}`,
    });
    return answer.body.email_verified as boolean;
  },

  async 'push rules'(user, email) {
    const asked = { hiddenHost: 'users.noreply.example.com', as: 'credited' } as const;
    return (await loadOwnersOfAddresses(db, [email], asked)).get(email) === user.id;
  },

  async 'code owners'(user, email) {
    const project = await seedProject(db);
    await addMember(db, { project, user, level: 30 });
    const [entry, ...others] = parseCodeOwners(`* ${email}`);
    expect(others).toEqual([]);
    if (entry === undefined) return false;
    const asking = { db, actor: null, today: now().slice(0, 10) };
    const owners = await loadOwnersOfEntries(asking, project, [entry], { privately: true });
    return owners(entry).users.some(({ id }) => id === user.id);
  },
};

describe.each(Object.keys(unproven))('an account that %s', (kind) => {
  it('is taken for the owner of its address by nobody, before a mail has proven it', async () => {
    const email = (await unproven[kind]?.()) ?? '';
    const user = await findByAddress(email);
    const told = async () => {
      const answers: Record<string, boolean> = {};
      for (const [name, isOwner] of Object.entries(doors))
        answers[name] = await isOwner(user, email);
      return answers;
    };
    const all = (answer: boolean) =>
      Object.fromEntries(Object.keys(doors).map((name) => [name, answer]));
    expect(await told()).toEqual(all(false));

    const { id } = await db('emails').where('email_key', email).first<{ id: number }>('id');
    await changeAccess(db, (db) => confirmAddress(db, user, id, new Date()));
    expect(await told()).toEqual(all(true));
  });

  it('is vouched for by administrators', async () => {
    const email = (await unproven[kind]?.()) ?? '';
    const user = await findByAddress(email);
    await admin.put(`/users/${user.id}`, { email, skip_reconfirmation: true });
    expect(await doors['applications']?.(user, email)).toBe(true);
  });
});

describe('addresses that the server makes itself', () => {
  const { hostname } = new URL(environment.config.baseUrl);

  it.each([`noreply.${hostname}`, `users.noreply.${hostname}`, `USERS.noreply.${hostname}`])(
    'at %s are nobody’s to register',
    async (host) => {
      const user = await seedUser(db);
      const email = `${unique('1-root')}@${host}`;
      const refused = { status: 400, body: { message: { email: [expect.any(String)] } } };
      expect(await api.as(user).post('/user/emails', { email })).toMatchObject(refused);
      expect(await admin.put(`/users/${user.id}`, { email })).toMatchObject(refused);
      const registration = { username: unique('x'), name: 'X', email, password: 'glaze-2903-kiln' };
      expect(await admin.post('/users', registration)).toMatchObject(refused);
    },
  );

  it('are not what a bot waits for that somebody else has', async () => {
    const owner = await seedUser(db);
    const project = await seedProject(db);
    await addMember(db, { project, user: owner, level: 40 });
    const email = `project_${project.id}_bot@noreply.${hostname}`;
    const at = now();
    const times = { created_at: at, updated_at: at };
    const stranger = await seedUser(db);
    await db('emails').insert({ user_id: stranger.id, email, email_key: email, ...times });
    const wanted = { name: 'Bot', scopes: ['api'], access_level: 30 };
    const made = await api.as(owner).post(`/projects/${project.id}/access_tokens`, wanted);
    expect(made.status).toBe(201);
  });
});
