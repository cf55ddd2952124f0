import { beforeAll, describe, expect, it } from 'vitest';
import { removeRepository } from '#src/git/life/existence.ts';
import { addCommit } from '#src/git/writing/commit.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import type { Visibility } from '#src/records/visibility.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedGroup, seedProject, seedUser, shareProject } from '#test/support/seed.ts';
import { idsOf, projectWorld } from '#test/support/project-world.ts';

const { api, db, git } = await startApp();

/** Callers who see a project without a membership, or as its guest. */
const audience: [Visibility, string[]][] = [
  ['private', ['guest', 'owner', 'administrator']],
  ['internal', ['guest', 'owner', 'administrator', 'stranger']],
  ['public', ['guest', 'owner', 'administrator', 'stranger', 'external', 'anonymous']],
];
const callers = ['guest', 'owner', 'administrator', 'stranger', 'external', 'anonymous'] as const;

describe.each(audience)('a %s project', (visibility, seeing) => {
  let place: Awaited<ReturnType<typeof projectWorld>>;
  beforeAll(async () => {
    place = await projectWorld(db, { visibility });
  });

  it.each(callers)(
    'shows to those who may see it only, and alike by id, path and list: %s',
    async (who) => {
      const { project, people } = place;
      const caller = api.as(people[who]);
      const status = seeing.includes(who) ? 200 : 404;
      const byId = await caller.get(`/projects/${project.id}`);
      const byPath = await caller.get(`/projects/${encodeURIComponent(project.full_path)}`);
      const upper = await caller.get(
        `/projects/${encodeURIComponent(project.full_path.toUpperCase())}`,
      );
      const list = await caller.get(`/projects?search=${project.path}`);
      expect([byId.status, byPath.status, upper.status]).toEqual([status, status, status]);
      expect(idsOf(list)).toEqual(status === 200 ? [project.id] : []);
      if (status === 404) expect(byId.body).toEqual({ message: '404 Project Not Found' });
    },
  );
});

describe('GET /projects/{id}', () => {
  it.each(['', '?simple=true'])('names the address over HTTP for SSH, too: %s', async (query) => {
    const { project, people } = await projectWorld(db);
    const as = api.as(people.maintainer);
    const { body } = await as.get(`/projects${query || '?'}&search=${project.path}`);
    const [listed] = body as unknown as Record<string, string>[];
    const shown = (await as.get(`/projects/${project.id}`)).body as Record<string, string>;
    for (const each of [listed, shown]) {
      expect(each?.['http_url_to_repo']).toMatch(/^http:.*\.git$/);
      expect(each?.['ssh_url_to_repo']).toBe(each?.['http_url_to_repo']);
    }
  });

  it('keeps what is for maintainers from others', async () => {
    const { project, people } = await projectWorld(db, { visibility: 'public' });
    const secrets = [
      'runners_token',
      'import_error',
      'import_url',
      'import_type',
      'build_git_strategy',
    ];
    for (const [who, sees] of [
      ['maintainer', true],
      ['developer', false],
      ['stranger', false],
    ] as const) {
      const { body } = await api.as(people[who]).get(`/projects/${project.id}`);
      for (const key of secrets) expect(key in (body as object)).toBe(sees);
    }
  });

  it('tells memberships as they are, and statistics from reporter on', async () => {
    const { project, group, people } = await projectWorld(db, { visibility: 'public' });
    const visitor = await seedUser(db);
    await addMember(db, { project, user: visitor, level: AccessLevel.Developer });
    await addMember(db, { group, user: visitor, level: AccessLevel.Guest });
    const direct = { access_level: 30, notification_level: 3 };
    const inherited = { access_level: 10, notification_level: 3 };
    expect(
      (await api.as(visitor).get(`/projects/${project.id}?statistics=true`)).body,
    ).toMatchObject({
      permissions: { project_access: direct, group_access: inherited },
      statistics: { commit_count: 0 },
    });
    const guest = await api.as(people.guest).get(`/projects/${project.id}?statistics=true`);
    expect(guest.body).toMatchObject({
      permissions: { project_access: null, group_access: inherited },
    });
    expect(guest.body).not.toHaveProperty('statistics');
  });

  it('hides the code of those who may not read it', async () => {
    const { project, people } = await projectWorld(db, { visibility: 'private' });
    const guest = await api.as(people.guest).get(`/projects/${project.id}`);
    expect(guest.body).not.toHaveProperty('default_branch');
    expect(guest.body).not.toHaveProperty('readme_url');
    expect((await api.as(people.reporter).get(`/projects/${project.id}`)).body).toHaveProperty(
      'default_branch',
    );
  });

  it('names the groups it is shared with, as far as the caller sees them', async () => {
    const { project, people } = await projectWorld(db, { visibility: 'public' });
    const open = await seedGroup(db);
    const closed = await seedGroup(db, { visibility: 'private' });
    await shareProject(db, project, { with: open, level: AccessLevel.Developer });
    await shareProject(db, project, { with: closed, level: AccessLevel.Guest });
    const share = {
      group_id: open.id,
      group_name: open.name,
      group_full_path: open.full_path,
      group_access_level: 30,
      expires_at: null,
    };
    expect((await api.as(people.guest).get(`/projects/${project.id}`)).body).toMatchObject({
      shared_with_groups: [share],
    });
    const admin = await api.as(people.administrator).get(`/projects/${project.id}`);
    expect((admin.body as { shared_with_groups: unknown[] }).shared_with_groups).toHaveLength(2);
  });

  it('shows what it was forked from to those who see that', async () => {
    const { project: source, people } = await projectWorld(db, { visibility: 'private' });
    const fork = await seedProject(db, { forked_from_id: source.id });
    const seen = await api.as(people.guest).get(`/projects/${fork.id}`);
    expect(seen.body).toMatchObject({
      forked_from_project: { id: source.id },
      mr_default_target_self: false,
    });
    expect((await api.as(people.stranger).get(`/projects/${fork.id}`)).body).not.toHaveProperty(
      'forked_from_project',
    );
  });

  it('recognises the licence', async () => {
    const project = await seedProject(db, { git, readme: true });
    const author = { name: 'A', email: 'a@example.com', date: '2022-04-22T10:15:30Z' };
    const text =
      'MIT License\n\nPermission is hereby granted, free of charge, to any person obtaining a copy\n';
    await addCommit(git.repository(project.id), {
      branch: 'main',
      message: 'Add licence',
      author,
      committer: author,
      changes: [{ action: 'create', path: 'LICENSE', content: Buffer.from(text) }],
    });
    expect((await api.get(`/projects/${project.id}?license=true`)).body).toMatchObject({
      license: { key: 'mit', name: 'MIT License' },
      license_url: expect.stringMatching(/\/-\/blob\/main\/LICENSE$/),
    });
    expect((await api.get(`/projects/${project.id}`)).body).not.toHaveProperty('license');
  });

  it('is told without a licence when its repository went meanwhile', async () => {
    const project = await seedProject(db, { git, readme: true });
    await removeRepository(git.repository(project.id));
    const answer = await api.get(`/projects/${project.id}?license=true`);
    expect(answer).toMatchObject({ status: 200, body: { license: null, license_url: null } });
  });

  const nobody = [
    '0',
    '01',
    '1.0',
    '+1',
    '999999999',
    '9007199254740993',
    '9223372036854775808',
    'nothing',
    'no%2Fthing',
    'a%2Fb%0A',
    '%D9%A1',
  ];
  it.each(nobody)('answers 404 for the id %s', async (id) => {
    const answer = await api.as(await seedUser(db, { admin: true })).get(`/projects/${id}`);
    expect([400, 404]).toContain(answer.status);
    if (answer.status === 404) expect(answer.body).toEqual({ message: '404 Project Not Found' });
  });
});
