import { createSession } from '#src/auth/sessions.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import type { Visibility } from '#src/records/visibility.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import signedCommits from '#test/support/signed-commits.json' with { type: 'json' };
import type { Api, TestApp } from '#test/support/app.ts';
import { tokenOf as tokenOfJob, uploadOf, zipOf } from '#test/support/archives.ts';
import { startApp } from '#test/support/app.ts';
import { callback, named, seedApplication, seedCode, seedOauthToken } from '#test/support/oauth.ts';
import { seedJob, seedPipeline } from '#test/support/pipelines.ts';
import {
  addMember,
  addMembers,
  type GroupSeed,
  seedEpic,
  seedGroup,
  seedIteration,
  seedProject,
  seedToken,
  seedUser,
  shareGroup,
  unique,
} from '#test/support/seed.ts';
import { seedSubmodule } from '#test/support/submodules.ts';

export const roles = [
  'stranger',
  'guest',
  'reporter',
  'developer',
  'maintainer',
  'owner',
  'administrator',
] as const;
export type Role = (typeof roles)[number];

type Row = { readonly id: number };

/** A group with a project and a member of every role, and somebody from outside. */
export interface World {
  readonly api: Api;
  /** Database for states that no call creates. */
  readonly db: TestApp['db'];
  readonly people: Readonly<Record<Role, Row>>;
  readonly group: Row;
  /** Has one commit on `main` with a README.md. */
  readonly project: Row;
  /** A new project of the group, for operations that use it up. */
  anotherProject(): Promise<Row>;
  /** A new epic of the group, of the maintainer. */
  anotherEpic(): Promise<Row & { readonly iid: number }>;
  /** A new iteration of the group. */
  anotherIteration(): Promise<Row>;
  /** A resource group of the project with this key, as a job of it has named it. */
  seedResourceGroup(key: string): Promise<void>;
  /** A new private subgroup of the group. */
  anotherGroup(attributes?: GroupSeed): Promise<Row>;
  /** The id of a commit of the project with a signature of somebody unknown. */
  signedCommit(): Promise<string>;
  /** The name of a new branch with a submodule at `vendor/glazes`. */
  branchWithSubmodule(): Promise<string>;
  /** A new project of the group with this feature switched off. */
  projectWithout(feature: string): Promise<Row>;
  /** A job of the administrator in this state, of a new pipeline of the project for `main`. */
  jobIn(status: JobRow['status']): Promise<Pick<JobRow, 'id' | 'pipeline_id'>>;
  /** A user who is nothing anywhere yet. */
  anotherUser(): Promise<Row>;
  /** A new user whom one can do this to. */
  userTo(what: keyof typeof conditions): Promise<Row>;
  /** A new direct reporter; `user_id` is the user's, `id` that of the membership. */
  anotherMember(place: 'group' | 'project'): Promise<Row & { readonly user_id: number }>;
  /** A new member whose level a directory sets. */
  anotherDirectoryMember(): Promise<Row>;
  /** A new user who asks for access. */
  anotherRequest(place: 'group' | 'project'): Promise<Row>;
  /** The address of a new invitation. */
  anotherInvitation(place: 'group' | 'project'): Promise<string>;
  /** A new token of the administrator. */
  anotherToken(): Promise<{ readonly id: number; readonly token: string }>;
  /** A token of the administrator with these scopes only. */
  tokenWith(scopes: readonly string[]): Promise<string>;
  /** A token of the administrator that an application has, with these scopes only. */
  oauthTokenWith(scopes: readonly string[]): Promise<string>;
  /** A new application with a code that the administrator let it have. */
  anotherAuthorization(): Promise<{
    readonly client_id: string;
    readonly client_secret: string;
    readonly redirect_uri: string;
    readonly code: string;
  }>;
  /** The identifier of a new session of the administrator. */
  anotherSession(): Promise<string>;
  /** A new running job of the project with the token of its runner, in a pipeline of a ref of its own. */
  anotherJob(): Promise<Row & { readonly token: string }>;
  /** A new job that ended well and left an archive with `log.txt`. */
  anotherArchive(): Promise<Row & { readonly ref: string; readonly name: string }>;
}

/** States that no call creates. */
const conditions = {
  deactivate: { last_activity_on: '2020-01-01' },
  unban: { state: 'banned' },
  decide: { state: 'blocked_pending_approval' },
  disable: { two_factor_enabled: true },
} as const;

const MEMBERS = { guest: 10, reporter: 20, developer: 30, maintainer: 40, owner: 50 } as const;

export interface WorldOptions {
  readonly visibility?: Visibility;
  /** How the roles are held in the group. */
  readonly way?: 'direct' | 'inherited' | 'share';
  /** App in which the world is made; a new one by default. */
  readonly app?: Pick<TestApp, 'api' | 'db' | 'git'>;
}

export async function createWorld({
  visibility = 'private',
  way = 'direct',
  app,
}: WorldOptions = {}): Promise<World> {
  const { api, db, git } = app ?? (await startApp());
  // The lowest id is tried as a bound of what may be sent, also where that blocks or removes a user.
  await seedUser(db);
  const people: Record<string, Row> = {};
  for (const role of roles) people[role] = await seedUser(db, { admin: role === 'administrator' });
  const all = people as Readonly<Record<Role, Row>>;

  const parent = way === 'inherited' ? await seedGroup(db, { visibility }) : undefined;
  const group = await seedGroup(db, { visibility, ...(parent && { parent }) });
  const invited = way === 'share' ? await seedGroup(db, { visibility }) : undefined;
  if (invited !== undefined) await shareGroup(db, group, { with: invited, level: 50 });
  const members = Object.entries(MEMBERS).map(([role, level]) => ({
    user: all[role as Role],
    level,
  }));
  await addMembers(db, invited ?? parent ?? group, members);
  const anotherProject = () => seedProject(db, { git, namespace: group, visibility, readme: true });
  const tokenOf = (scopes: readonly string[]) => seedToken(db, all.administrator, { scopes });
  const project = await anotherProject();
  const anotherMember = async (place: 'group' | 'project', requested_at: string | null = null) => {
    const user = await seedUser(db);
    const source = place === 'group' ? { group } : { project };
    const { id } = await addMember(db, { ...source, user, level: 20, requested_at });
    return { id, user_id: user.id };
  };
  return {
    api,
    db,
    people: all,
    anotherUser: () => seedUser(db),
    userTo: (what) => seedUser(db, conditions[what]),
    anotherMember: (place) => anotherMember(place),
    anotherDirectoryMember: async () => {
      const { id, user_id } = await anotherMember('group');
      await db('members').where({ id }).update({ ldap: true });
      return { id: user_id };
    },
    anotherRequest: async (place) => ({
      id: (await anotherMember(place, new Date().toISOString())).user_id,
    }),
    anotherInvitation: async (place) => {
      const email = `${unique('guest')}@example.com`;
      const path = place === 'group' ? `/groups/${group.id}` : `/projects/${project.id}`;
      await api.as(all.administrator).post(`${path}/invitations`, { email, access_level: 20 });
      return email;
    },
    group,
    project,
    anotherProject,
    anotherEpic: () => seedEpic(db, { group, author: all.maintainer }),
    anotherIteration: () => seedIteration(db, { group }),
    async seedResourceGroup(key) {
      const times = { created_at: '2022-04-22T10:15:30Z', updated_at: '2022-04-22T10:15:30Z' };
      const row = { project_id: project.id, key, process_mode: 'unordered', ...times };
      await db('resource_groups').insert(row);
    },
    anotherGroup: (attributes) => seedGroup(db, { parent: group, visibility, ...attributes }),
    signedCommit: async () => {
      const commit = Buffer.from(signedCommits.rsa.commit);
      const args = ['hash-object', '-w', '-t', 'commit', '--stdin'];
      const bounds = { maxBytes: 4096, timeLimit: 10_000 };
      const id = await git.repository(project.id).run(args, bounds, [commit]);
      return id.toString().trim();
    },
    branchWithSubmodule: async () => {
      const branch = unique('branch');
      const place = { branch, path: 'vendor/glazes', commitId: 'a'.repeat(40) };
      await seedSubmodule(git.repository(project.id), place);
      return branch;
    },
    projectWithout: (feature) =>
      seedProject(db, {
        git,
        namespace: group,
        visibility,
        // The feature has content: only its switch hides it.
        readme: true,
        [`${feature}_access_level`]: 'disabled',
      }),
    jobIn: async (status) => {
      const sha = (await readBranchHead(git.repository(project.id), 'main')) ?? '';
      const of = { project_id: project.id, sha, user_id: all.administrator.id };
      return seedJob(db, await seedPipeline(db, of), { status });
    },
    anotherToken: async () => {
      const { row, token } = await tokenOf(['api']);
      return { id: row.id, token };
    },
    tokenWith: async (scopes) => (await tokenOf(scopes)).token,
    oauthTokenWith: async (scopes) => {
      const application = await seedApplication(db);
      return seedOauthToken(db, all.administrator, { application, scopes });
    },
    anotherAuthorization: async () => {
      const application = await seedApplication(db);
      const code = await seedCode(db, application, all.administrator);
      return { ...named(application), redirect_uri: callback, code };
    },
    anotherJob: async () => {
      const job = await runningJob(db, project, all.administrator);
      return { id: job.id, token: await tokenOfJob(db, job) };
    },
    anotherArchive: async () => {
      const job = await runningJob(db, project, all.administrator);
      const sent = uploadOf(await tokenOfJob(db, job), await zipOf({ 'log.txt': 'fired' }));
      await api.send('POST', `/jobs/${job.id}/artifacts`, sent.body, sent.headers);
      await db('jobs').where({ id: job.id }).update({ status: 'success' });
      await db('pipelines').where({ id: job.pipeline_id }).update({ status: 'success' });
      return { id: job.id, ref: job.ref, name: job.name };
    },
    anotherSession: async () => (await createSession(db, all.administrator, new Date())).id,
  };
}

async function runningJob(db: TestApp['db'], project: Row, user: Row): Promise<JobRow> {
  const ref = unique('ref');
  const pipeline = await seedPipeline(db, { project_id: project.id, ref, status: 'running' });
  return seedJob(db, pipeline, { status: 'running', user_id: user.id });
}

/** An instance on the smallest plan, with an administrator and nothing else. */
export async function createFreeInstance(): Promise<{ api: Api; administrator: Row }> {
  const { api, db } = await startApp({ config: { plan: 'free' } });
  return { api, administrator: await seedUser(db, { admin: true }) };
}
