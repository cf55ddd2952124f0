import { beforeEach, describe, expect, it } from 'vitest';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { countReachedCommits } from '#src/git/reading/commits.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { UserRow } from '#src/records/user.ts';
import { racing, startApp } from '#test/support/app.ts';
import { addMember, seedProject, seedUser } from '#test/support/seed.ts';
import { committerTo, commitsOf, potter, rewrite, write } from './world.ts';

const { api, db, git } = await startApp({ connections: racing });

let project: ProjectRow;
let developer: UserRow;
let start: string;
let change: string;
/** `main`: start, change. `release`: start, and a file of its own. */
beforeEach(async () => {
  project = await seedProject(db, { git, visibility: 'private', empty_repo: false });
  developer = await seedUser(db);
  await addMember(db, { project, user: developer, level: 30 });
  const commit = committerTo(git, project);
  start = await commit('Start', [write('kiln', 'warm\n'), write('other', 'x')]);
  change = await commit('Heat\n\nMore.\n', [rewrite('kiln', 'hot\n')]);
  await commit('Release', [write('notes', 'x')], { branch: 'release', startFrom: start });
});

type Verb = 'cherry_pick' | 'revert';
const replay = (verb: Verb, sha: string, body: object) =>
  api.as(developer).post(commitsOf(project, sha, verb), body);
const head = (branch: string) => readBranchHead(git.repository(project.id), branch);
async function kilnOf(branch: string): Promise<string> {
  const path = `/projects/${project.id}/repository/files/kiln/raw?ref=${branch}`;
  return (await api.as(developer).get(path)).bytes.toString();
}

const sorry = (verb: string, done: string) =>
  `Sorry, we cannot ${verb} this commit automatically. This commit may already have been ${done}, or a more recent commit may have updated some of its content.`;

describe('POST …/{sha}/cherry_pick', () => {
  it('makes the change on another branch, by the same author', async () => {
    const release = await head('release');
    const answer = await replay('cherry_pick', 'main', { branch: 'release' });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        id: await head('release'),
        parent_ids: [release],
        title: 'Heat',
        message: `Heat\n\nMore.\n\n(cherry picked from commit ${change})`,
        author_name: potter.name,
        authored_date: '2022-04-22T12:15:30.000+02:00',
        committer_name: developer.name,
        committer_email: developer.email,
      },
    });
    expect(answer.body).not.toHaveProperty('stats');
    expect(await kilnOf('release')).toBe('hot\n');
    const events = await api.as(developer).get(`/projects/${project.id}/events`);
    expect(events.body[0].push_data).toMatchObject({
      ...{ ref: 'release', commit_count: 1, commit_from: release, commit_title: 'Heat' },
    });
  });

  it('takes another message', async () => {
    const message = 'Heat here, too';
    const answer = await replay('cherry_pick', change, { branch: 'release', message });
    expect(answer).toMatchObject({ status: 201, body: { message, title: message } });
  });

  it('only tells whether it would work, if that is asked for', async () => {
    const before = await head('release');
    const dry = { branch: 'release', dry_run: true };
    expect(await replay('cherry_pick', change, dry)).toMatchObject({
      status: 200,
      body: { dry_run: 'success' },
    });
    expect(await head('release')).toBe(before);
    const again = await replay('cherry_pick', change, { branch: 'main', dry_run: true });
    const message = sorry('cherry-pick', 'cherry-picked');
    expect(again.status).toBe(400);
    expect(again.body).toEqual({ message, error_code: 'empty', dry_run: 'error' });
  });

  it('refuses what conflicts, and what is there', async () => {
    await committerTo(git, project)('Cool', [rewrite('kiln', 'cold\n')], { branch: 'release' });
    const message = sorry('cherry-pick', 'cherry-picked');
    const conflict = await replay('cherry_pick', change, { branch: 'release' });
    expect(conflict.status).toBe(400);
    expect(conflict.body).toEqual({ message, error_code: 'conflict' });
    const empty = await replay('cherry_pick', change, { branch: 'main' });
    expect(empty.body).toEqual({ message, error_code: 'empty' });
  });
});

describe('POST …/{sha}/revert', () => {
  it('undoes the change on a branch, in the name of whoever asks', async () => {
    await committerTo(git, project)('Later', [write('later', 'x')]);
    const answer = await replay('revert', change, { branch: 'main' });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        title: 'Revert "Heat"',
        message: `Revert "Heat"\n\nThis reverts commit ${change}`,
        author_name: developer.name,
        author_email: developer.email,
      },
    });
    expect(await kilnOf('main')).toBe('warm\n');
    const again = await replay('revert', change, { branch: 'main', dry_run: true });
    const message = sorry('revert', 'reverted');
    expect(again.body).toEqual({ message, error_code: 'empty', dry_run: 'error' });
    await replay('revert', answer.body.id, { branch: 'main' });
    expect(await kilnOf('main')).toBe('hot\n');
  });

  it('refuses what conflicts, and tries it without doing it', async () => {
    const before = await head('main');
    const dry = await replay('revert', change, { branch: 'main', dry_run: true });
    expect(dry).toMatchObject({ status: 200, body: { dry_run: 'success' } });
    expect(await head('main')).toBe(before);
    await committerTo(git, project)('Cool', [rewrite('kiln', 'cold\n')]);
    const conflict = await replay('revert', change, { branch: 'main' });
    expect(conflict.body).toMatchObject({ error_code: 'conflict' });
  });

  it('undoes the first commit, and every file with it', async () => {
    await replay('revert', change, { branch: 'main' });
    const answer = await replay('revert', start, { branch: 'main' });
    expect(answer.status).toBe(201);
    const { body } = await api.as(developer).get(commitsOf(project, answer.body.id, 'diff'));
    expect(body).toMatchObject([{ deleted_file: true }, { deleted_file: true }]);
  });
});

describe.each(['cherry_pick', 'revert'] as const)('%s', (verb) => {
  const broken: [string, object, number, object][] = [
    ['main', {}, 400, { error: 'branch is missing, branch is empty' }],
    ['main', { branch: 'missing' }, 404, { message: '404 Branch Not Found' }],
    ['main', { branch: 'a..b' }, 400, { message: 'The branch refname is invalid' }],
    ['main', { branch: '--all' }, 400, { message: 'The branch refname is invalid' }],
    ['missing', { branch: 'main' }, 404, { message: '404 Commit Not Found' }],
    ['e'.repeat(40), { branch: 'main' }, 404, { message: '404 Commit Not Found' }],
    ['main~1000', { branch: 'main' }, 404, { message: '404 Commit Not Found' }],
  ];
  it.each(broken)('of %s with %j answers %i', async (sha, body, status, answer) => {
    const { body: told, ...rest } = await replay(verb, sha, body);
    expect(rest.status).toBe(status);
    expect(told).toEqual(answer);
  });

  it('loses nothing when several are made at once', async () => {
    const commit = committerTo(git, project);
    const ids: string[] = [];
    for (let number = 0; number < 6; number += 1) {
      ids.push(await commit(`${number}`, [write(`file${number}`, 'x')]));
    }
    const branch = verb === 'revert' ? 'main' : 'release';
    const before = await countReachedCommits(git.repository(project.id), branch);
    const answers = await Promise.all(ids.map((id) => replay(verb, id, { branch })));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(await countReachedCommits(git.repository(project.id), branch)).toBe(before + 6);
  });
});
