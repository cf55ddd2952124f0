import type { Database } from '#src/database/database.ts';
import type { Git } from '#src/git/git.ts';
import { importHistory, type ImportedCommit } from '#src/git/writing/history.ts';
import { refreshAuthorizations } from '#src/policy/authorizations.ts';
import type { Api } from '#test/support/app.ts';
import {
  addMember,
  type HasId,
  seedGroup,
  seedProject,
  seedToken,
  seedUser,
  shareProject,
} from '#test/support/seed.ts';

/** An instance on which lists are full and one repository is large. */
export interface HeavyWorld {
  readonly administrator: HasId;
  /** An owner of the group, with as many keys, tokens and projects as an answer tells at once. */
  readonly user: HasId;
  readonly group: HasId;
  /** Group of the same user with as many members: an invitation adds them to all projects of the group. */
  readonly guests: HasId;
  readonly project: HasId;
  /** First and last commit of the project, and the one that adds ten thousand files. */
  readonly commits: { readonly first: string; readonly many: string; readonly last: string };
}

const PAGE = 100;
export const MANY_FILES = 10_000;
const BRANCHES = 5_000;
const HISTORY = 2_000;
const LARGE = 4 * 1024 * 1024;
/** Largest file that an answer contains in JSON. */
const LARGEST = 64 * 1024 * 1024;

export async function seedHeavyWorld(db: Database, git: Git): Promise<HeavyWorld> {
  const administrator = await seedUser(db, { admin: true });
  const user = await seedUser(db);
  const group = await seedGroup(db, { owner: user });
  const guests = await seedGroup(db, { owner: user });
  const project = await seedProject(db, {
    namespace: group,
    creator: user,
    git,
    empty_repo: false,
    readme_path: 'README.md',
  });
  let parent = group;
  for (let index = 0; index < 3 * PAGE; index += 1) {
    const member = await seedUser(db, { name: `Potter ${index}` });
    await addMember(db, { group, user: member, level: index % 2 === 0 ? 30 : 40 });
    const level = { user: member, level: 20 } as const;
    if (index < 2 * PAGE) await addMember(db, { project, ...level });
    await addMember(db, { group: guests, user: await seedUser(db), level: 30 });
    if (index % 3 === 0) {
      const below = await seedGroup(db, { parent: index < 30 ? parent : group });
      if (index < 30) parent = below;
      if (index < PAGE) await shareProject(db, project, { with: below, level: 30 });
    }
    await seedProject(db, {
      namespace: group,
      creator: user,
      description: `Project ${index} `.repeat(100),
    });
    if (index < PAGE) {
      await seedToken(db, user);
      await addMember(db, {
        group,
        user: await seedUser(db),
        level: 20,
        requested_at: '2026-01-01T00:00:00.000Z',
      });
    }
  }
  await refreshAuthorizations(db, { userIds: [user.id] });
  return {
    administrator,
    user,
    group,
    guests,
    project,
    commits: await seedRepository(git, project),
  };
}

async function seedRepository(git: Git, project: HasId): Promise<HeavyWorld['commits']> {
  const repository = git.repository(project.id);
  const author = { name: 'Potter', email: 'potter@example.com', date: '2024-02-29T10:00:00Z' };
  const commit = (message: string, changes: ImportedCommit['changes']): ImportedCommit => ({
    message,
    author,
    committer: author,
    changes,
  });
  const branch = 'main';
  const first = await importHistory(repository, {
    branch,
    commits: [
      commit('Begin', [
        { path: 'README.md', content: '# Kiln\n'.repeat(1_000) },
        { path: 'line.txt', content: 'x '.repeat(LARGE / 2) },
        { path: 'large.txt', content: 'let line = "of a large file";\n'.repeat(LARGE / 30) },
        { path: 'lines.txt', content: '\n'.repeat(500_000) },
        { path: 'blamed.txt', content: 'let line = "of a file";\n'.repeat(20_000) },
        { path: 'control.txt', content: '\u0001'.repeat(LARGE) },
        { path: 'largest.txt', content: '\n'.repeat(LARGEST) },
        { path: 'a/'.repeat(60) + 'deep.txt', content: 'deep' },
      ]),
    ],
  });
  const many = await importHistory(repository, {
    branch,
    commits: [
      commit(
        'Add many\n\n' + 'Reviewed-by: Potter <potter@example.com>\n'.repeat(500),
        Array.from({ length: MANY_FILES }, (_, index) => ({
          path: `many/${index.toString().padStart(5, '0')}.js`,
          content: `export const number = ${index};\n`.repeat(20),
        })),
      ),
    ],
  });
  const last = await importHistory(repository, {
    branch,
    commits: Array.from({ length: HISTORY }, (_, index) =>
      commit(`Change ${index}`, [{ path: 'changed.txt', content: `${index}\n`.repeat(index) }]),
    ),
  });
  const bounds = { maxBytes: 65_536, timeLimit: 60_000 };
  const refs = Array.from(
    { length: BRANCHES },
    (_, index) =>
      `create refs/heads/${branchName(index)} ${index % 2 === 0 ? first : last}\n` +
      (index < 1_000 ? `create refs/tags/v1.${index} ${many}\n` : ''),
  );
  await repository.run(['update-ref', '--stdin'], bounds, [Buffer.from(refs.join(''))]);
  await repository.run(['pack-refs', '--all'], bounds, []);
  return { first, many, last };
}

/** Long, so that globs have something to try. */
export const branchName = (index: number) => `${'a'.repeat(80)}-${index}`;

/** Records that only the server makes: a full page of each kind of record. */
export async function fillPages(api: Api, world: HeavyWorld): Promise<void> {
  const administrator = api.as(world.administrator);
  const user = api.as(world.user);
  const project = `/projects/${world.project.id}`;
  const group = `/groups/${world.group.id}`;
  const { body: settings } = await user.get(project);
  for (let index = 0; index < PAGE; index += 1) {
    const named = { name: `name-${index}`, value: 'x'.repeat(200) };
    await Promise.all([
      administrator.post('/topics', { name: `topic-${index}`, description: 'a '.repeat(200) }),
      administrator.post('/broadcast_messages', { message: `message ${index}` }),
      user.post(`${project}/protected_branches`, { name: `${'*a'.repeat(20)}*${index}` }),
      user.post(`${project}/protected_tags`, { name: `v${index}${'*1'.repeat(20)}` }),
      user.post(`${project}/repository/commits/main/comments`, { note: '**a** '.repeat(300) }),
      administrator.post('/runners', {
        token: settings.runners_token,
        description: `runner ${index}`,
        tag_list: Array.from({ length: 40 }, (_, tag) => `tag-${tag}`),
      }),
      administrator.put(`${project}/custom_attributes/key-${index}`, named),
      administrator.put(`${group}/custom_attributes/key-${index}`, named),
      administrator.put(`/users/${world.user.id}/custom_attributes/key-${index}`, named),
      user.post(`${group}/invitations`, { email: `guest${index}@example.com`, access_level: 20 }),
      user.post(`${project}/invitations`, { email: `guest${index}@example.com`, access_level: 20 }),
      user.post('/user/emails', { email: `mine${index}@example.com` }),
      user.post(`${project}/access_tokens`, {
        name: `token ${index}`,
        scopes: ['api'],
        expires_at: '2027-01-01',
      }),
    ]);
  }
  const rule = { commit_message_regex: 'x?'.repeat(100) + '(a+)+', file_name_regex: '(x+x+)+y' };
  await user.post(`${project}/push_rule`, rule);
}
