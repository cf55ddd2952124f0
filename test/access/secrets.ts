import { createEmptyRepository, isStored } from '#src/git/life/existence.ts';
import { addCommit } from '#src/git/writing/commit.ts';
import { startApp, type TestApp } from '#test/support/app.ts';
import type { Identity } from './identities.ts';
import { keepMergeRequests } from './secret-merge-requests.ts';
import { keepPlans } from './secret-plans.ts';
import { openFeatures } from '#test/support/features.ts';
import { addMember, type HasId, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

/** Is in every secret text, and may be asked for: what answers to it has found a secret. */
export const PROBE = 'quartz';

/** Witnesses are in one text each and are never sent: `witnessvaultname`. */
export const WITNESS = /witness[a-z]+/g;

export interface SecretWorld {
  readonly app: TestApp;
  readonly people: Readonly<Record<Exclude<Identity, 'anonymous'>, HasId>>;
  readonly administrator: HasId;
  readonly owner: HasId & { readonly username: string; readonly email: string };
  /** Identities that may see a witness besides its owners, by witness. */
  readonly secrets: ReadonlyMap<string, readonly Identity[]>;
  /** Values of a path parameter, by the part of the path before it and its name. */
  readonly targets: Readonly<Record<string, readonly (string | number)[]>>;
  readonly records: Readonly<
    Record<
      'vault' | 'project' | 'square' | 'plaza' | 'friends' | 'fork' | 'friend' | 'workshop',
      HasId
    >
  >;
  /** Path of a file of the private project, from the root. */
  readonly upload: string;
}

function multipart(filename: string, content: string) {
  const head = `Content-Disposition: form-data; name="file"; filename="${filename}"`;
  return {
    body: `--part\r\n${head}\r\n\r\n${content}\r\n--part--\r\n`,
    headers: { 'content-type': 'multipart/form-data; boundary=part' },
  };
}

/**
 * A world full of secrets: the private group `vault` with a project that `guest` is a guest of, another that nobody
 * from outside is in, and a private subgroup; private things in the public group `plaza`; the public project
 * `square`, shared with the private group `friends` and forked into private, and the public project `workshop` with
 * code that is not. Almost all is written over HTTP, by
 * those who may, so that events and audits tell of it.
 */
export async function keepSecrets(): Promise<SecretWorld> {
  const app = await startApp();
  const { api, db, git } = app;
  const secrets = new Map<string, readonly Identity[]>();
  /** A text with a new secret, which only these may see. */
  const secret = (label: string, ...allowed: readonly Identity[]) => {
    secrets.set(`witness${label}`, allowed);
    return `${PROBE} witness${label}`;
  };
  const path = (label: string, ...allowed: readonly Identity[]) =>
    secret(label, ...allowed).replace(' ', '-');

  const administrator = await seedUser(db, { admin: true });
  const owner = await seedUser(db, { email: `${path('email')}@example.com` });
  const people = {
    stranger: await seedUser(db),
    external: await seedUser(db, { external: true }),
    neighbour: await seedUser(db),
    guest: await seedUser(db),
    blocked: await seedUser(db),
  };
  const friend = await seedUser(db);
  const admin = api.as(administrator);
  const as = api.as(owner);
  const done = async (asked: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await asked;
    if (status >= 300) throw new Error(`the world is not as planned: ${JSON.stringify(body)}`);
    return body as HasId & Readonly<Record<string, unknown>>;
  };
  await openFeatures(admin);

  const group = (label: string, more: object, ...allowed: readonly Identity[]) =>
    done(
      as.post('/groups', {
        name: secret(`${label}name`, ...allowed),
        path: path(`${label}path`, ...allowed),
        description: secret(`${label}about`, ...allowed),
        visibility: 'private',
        ...more,
      }),
    );
  const project = (label: string, namespace: HasId, ...allowed: readonly Identity[]) =>
    done(
      as.post('/projects', {
        name: secret(`${label}name`, ...allowed),
        path: path(`${label}path`, ...allowed),
        description: secret(`${label}about`, ...allowed),
        topics: [secret(`${label}topic`, ...allowed), 'ceramics'],
        namespace_id: namespace.id,
        visibility: 'private',
      }),
    );

  /** A branch, a tag, a commit with a file, words about it and protections, through the API: events tell of it. */
  const writeCode = async (below: string, label: string) => {
    const branch = path(`${label}branch`);
    await done(as.post(`${below}/branches`, { branch, ref: 'main' }));
    await done(
      as.post(`${below}/commits`, {
        branch,
        commit_message: secret(`${label}message`),
        author_name: secret(`${label}author`),
        author_email: 'kiln@example.com',
        actions: [
          {
            action: 'create',
            file_path: path(`${label}file`),
            content: secret(`${label}content`),
          },
        ],
      }),
    );
    const message = secret(`${label}annotation`);
    await done(as.post(`${below}/tags`, { tag_name: path(`${label}tag`), ref: branch, message }));
    const note = secret(`${label}comment`);
    await done(as.post(`${below}/commits/${branch}/comments`, { note }));
    const project = below.replace('/repository', '');
    await done(as.post(`${project}/protected_branches`, { name: path(`${label}protected`) }));
    await done(as.post(`${project}/protected_tags`, { name: path(`${label}kept`) }));
  };

  const vault = await group('vault', {}, 'guest');
  const sub = await group('sub', { parent_id: vault.id });
  const inside = await project('project', vault, 'guest');
  const other = await project('other', vault);
  const plaza = await seedGroup(db, { owner });
  const plazaSub = await group('plazasub', { parent_id: plaza.id });
  const plazaProject = await project('plazaproject', plaza);
  const friends = await group('friends', {});
  const annex = await seedGroup(db, { visibility: 'private' });
  const square = await seedProject(db, { namespace: plaza, git, readme: true });

  await addMember(db, { project: inside, user: people.guest, level: 10 });
  await addMember(db, { group: vault, user: people.blocked, level: 30 });
  await addMember(db, { group: annex, user: people.neighbour, level: 50 });
  await addMember(db, { group: friends, user: friend, level: 30 });
  await done(admin.post(`/users/${people.blocked.id}/block`));

  const share = { group_id: friends.id, group_access: 30 };
  await done(as.post(`/projects/${square.id}/share`, share));
  await done(as.post(`/projects/${inside.id}/share`, share));
  await done(as.post(`/groups/${plaza.id}/share`, share));
  const fork = await done(
    as.post(`/projects/${square.id}/fork`, {
      name: secret('forkname'),
      path: path('forkpath'),
      visibility: 'private',
    }),
  );
  for (const { id } of [square, inside, other]) await done(as.post(`/projects/${id}/star`));
  await done(as.put(`/projects/${square.id}`, { topics: ['ceramics'] }));

  const code = git.repository(inside.id);
  if (!(await isStored(code))) await createEmptyRepository(code, { defaultBranch: 'main' });
  const author = { name: 'Kiln', email: 'kiln@example.com', date: '2022-04-22T10:15:30Z' };
  await addCommit(code, {
    branch: 'main',
    message: secret('commit'),
    author,
    committer: author,
    changes: [{ action: 'create', path: 'README.md', content: Buffer.from(secret('file')) }],
  });
  await db('projects').where({ id: inside.id }).update({ empty_repo: false });
  // Anybody sees the project, and only its members the code.
  const workshop = await seedProject(db, { namespace: plaza, git, readme: true });
  await done(
    as.put(`/projects/${workshop.id}`, {
      repository_access_level: 'private',
      merge_requests_access_level: 'private',
      builds_access_level: 'private',
    }),
  );
  for (const [label, { id }] of [
    ['inside', inside],
    ['workshop', workshop],
  ] as const) {
    await writeCode(`/projects/${id}/repository`, label);
  }

  const picture = multipart(`${path('upload', 'guest')}.txt`, secret('uploaded', 'guest'));
  const upload = await done(
    as.send('POST', `/projects/${inside.id}/uploads`, picture.body, picture.headers),
  );
  const recluse = await seedUser(db);
  await done(
    admin.put(`/users/${recluse.id}`, {
      private_profile: true,
      bio: secret('bio'),
      location: secret('location'),
      organization: secret('organization'),
    }),
  );
  for (const [type, { id }] of [
    ['groups', vault],
    ['projects', inside],
    ['users', owner],
  ] as const) {
    const value = secret(`${type}attribute`);
    await done(admin.put(`/${type}/${id}/custom_attributes/mark`, { value }));
  }
  await done(admin.put(`/users/${owner.id}`, { note: secret('note') }));
  const identity = { provider: 'saml', extern_uid: secret('identity') };
  await done(admin.put(`/users/${owner.id}`, identity));
  const email = await done(as.post('/user/emails', { email: `${path('address')}@example.com` }));
  const token = await done(
    admin.post(`/users/${owner.id}/personal_access_tokens`, {
      name: secret('token'),
      scopes: ['api'],
    }),
  );
  const impersonation = await done(
    admin.post(`/users/${owner.id}/impersonation_tokens`, {
      name: secret('impersonation'),
      scopes: ['api'],
    }),
  );
  // The name of its token is the name of a bot, which is a user like all others.
  const projectToken = await done(
    as.post(`/projects/${inside.id}/access_tokens`, { name: 'deploy', scopes: ['api'] }),
  );
  for (const [type, { id }] of [
    ['groups', vault],
    ['projects', inside],
  ] as const) {
    const invited = { email: `${path(`${type}guest`)}@example.com`, access_level: 10 };
    await done(as.post(`/${type}/${id}/invitations`, invited));
  }
  const runner = async (type: 'groups' | 'projects', { id }: HasId) => {
    const reset = `/${type}/${id}/runners/reset_registration_token`;
    const registration = await done(as.post(reset));
    return done(
      api.post('/runners', {
        token: registration['token'],
        description: secret(`${type}runner`),
        maintenance_note: secret(`${type}runnernote`),
        tag_list: [path(`${type}runnertag`)],
      }),
    );
  };
  const runners = [await runner('projects', inside), await runner('groups', vault)];
  await done(admin.put('/application/settings', { after_sign_up_text: secret('setting') }));
  await done(
    admin.post(`/features/${path('feature').replace('-', '_')}`, { value: true, force: true }),
  );
  const plans = await keepPlans({
    as,
    api,
    done,
    secret,
    path,
    people,
    vault,
    inside,
    other,
    square,
  });
  const { id, references } = await done(as.get(`/projects/${square.id}/issues/2`));
  const requests = await keepMergeRequests({
    ...{ db, as, api, done, secret, path, people },
    hidden: { inside, workshop },
    issue: { id, reference: (references as { readonly full: string }).full },
  });
  const rule = { commit_message_regex: secret('rule') };
  await done(as.post(`/projects/${inside.id}/push_rule`, rule));
  const topics = await done(admin.get('/topics?per_page=100'));
  const topicIds = (topics as unknown as readonly HasId[]).map(({ id }) => id);

  const { username } = owner;
  const projects = [inside.id, workshop.id, other.id, square.id, plazaProject.id, fork.id];
  const groups = [vault.id, sub.id, plaza.id, friends.id, plazaSub.id];
  return {
    app,
    people,
    administrator,
    owner,
    secrets,
    records: { vault, project: inside, square, plaza, friends, fork, friend, workshop },
    upload: String(upload['full_path']),
    targets: {
      'projects/id': projects,
      'groups/id': groups,
      'users/id': [owner.id, friend.id, recluse.id],
      'users/user_id': [owner.id, username, recluse.id],
      'namespaces/id': [vault.id, plaza.id, friends.id],
      'runners/id': runners.map(({ id }) => id),
      'topics/id': topicIds,
      'personal_access_tokens/id': [token.id],
      'access_tokens/token_id': [projectToken.id],
      'impersonation_tokens/impersonation_token_id': [impersonation.id],
      'members/user_id': [owner.id],
      'billable_members/user_id': [owner.id],
      'all/user_id': [owner.id],
      'emails/email_id': [email.id],
      'files/file_path': ['README.md', `${PROBE}-witnessinsidefile`],
      'branches/branch': [`${PROBE}-witnessinsidebranch`],
      'tags/tag_name': [`${PROBE}-witnessinsidetag`],
      'protected_branches/name': [`${PROBE}-witnessinsideprotected`],
      'protected_tags/name': [`${PROBE}-witnessinsidekept`],
      'commits/sha': [`${PROBE}-witnessinsidebranch`],
      'custom_attributes/key': ['mark'],
      ...plans,
      ...requests,
    },
  };
}
