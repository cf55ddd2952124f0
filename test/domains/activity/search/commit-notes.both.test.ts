import { expect, describe, it } from 'vitest';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { indexLongTexts } from '#src/domains/activity/search/workers.ts';
import { startApp } from '#test/support/app.ts';
import { idsOf, type Who } from '#test/support/project-world.ts';
import { unique } from '#test/support/seed.ts';
import { commitsOf, write } from '#test/domains/code/commits/world.ts';
import { mergeRequestWorld } from '#test/domains/review/merge-requests/world.ts';

let now = Date.parse('2026-01-01T00:00:00Z');
const app = await startApp({ clock: () => new Date((now += 1_000)) });
const { api, db, git, environment } = app;
const { project, people, path, branch, commit, repository } = await mergeRequestWorld({ db, git });
const reporter = api.as(people.reporter);
const maintainer = api.as(people.maintainer);
const sha = await commit('Heat slowly', [write('heat.rb', '1\n')]);
const { body: issue } = await reporter.post(`/projects/${project.id}/issues`, { title: 'Kiln' });

async function onCommit(body: string, id = sha, as = reporter) {
  const made = await as.post(commitsOf(project, id, 'discussions'), { body });
  expect(made.status).toBe(201);
  return made.body.notes[0].id as number;
}

async function onIssue(body: string) {
  const made = await reporter.post(`/projects/${project.id}/issues/${issue.iid}/notes`, { body });
  expect(made.status).toBe(201);
  return made.body.id as number;
}

const searched = (search: string, more: object = {}, as = reporter, path = 'search') => {
  const query = new URLSearchParams({ scope: 'notes', search, ...more });
  return as.get(`/projects/${project.id}/${path}?${query.toString()}`);
};

interface Found {
  readonly id: number;
  readonly noteable_type: string;
}
const told = ({ body }: { readonly body: unknown }) =>
  (body as Found[]).map(({ id, noteable_type }) => `${noteable_type} ${id}`);

describe('notes on commits', () => {
  it('are found by all words, as notes', async () => {
    const [one, two] = [unique('Aalto'), unique('Bérg')];
    const id = await onCommit(`The ${one} kiln\n\ncools ${two} fast`);
    await onCommit(one);
    const find = () => searched(`${two} ${one}`.toUpperCase());
    const found = await find();
    expect(found.body).toMatchObject([
      {
        id,
        type: 'DiscussionNote',
        body: `The ${one} kiln\n\ncools ${two} fast`,
        author: { id: people.reporter.id },
        noteable_type: 'Commit',
        noteable_id: null,
        noteable_iid: null,
        commit_id: sha,
        system: false,
        confidential: false,
      },
    ]);
    expect(found.headers['x-total']).toBe('1');
    const job = {
      ...{ id: '1', attempt: 1, signal: new AbortController().signal },
      progress: async () => {},
    };
    await indexLongTexts.run({}, { ...environment, log: console as never }, job);
    expect((await find()).body).toEqual(found.body);
    const { body: thread } = await reporter.get(commitsOf(project, sha, 'discussions'));
    const own = (thread as { id: string; notes: { id: number }[] }[]).find(
      ({ notes }) => notes[0]?.id === id,
    );
    const text = { body: unique('Changed') };
    await reporter.put(commitsOf(project, sha, 'discussions', own?.id ?? '', `notes/${id}`), text);
    expect(idsOf(await find())).toEqual([]);
    expect(idsOf(await searched(text.body))).toEqual([id]);
    await reporter.delete(commitsOf(project, sha, 'discussions', own?.id ?? '', `notes/${id}`));
    expect(idsOf(await searched(text.body))).toEqual([]);
  });

  it('stand between the other notes by their time, on all pages', async () => {
    const word = unique('between');
    const made = [
      `Commit ${await onCommit(word)}`,
      `Issue ${await onIssue(word)}`,
      `Issue ${await onIssue(word)}`,
      `Commit ${await onCommit(word)}`,
      `Commit ${await onCommit(word)}`,
      `Issue ${await onIssue(word)}`,
      `Commit ${await onCommit(word)}`,
    ];
    const all = await searched(word);
    expect(told(all)).toEqual(made.toReversed());
    expect(all.headers['x-total']).toBe('7');
    expect(told(await searched(word, { sort: 'asc' }))).toEqual(made);
    const pages = [];
    for (const page of [1, 2, 3, 4, 5]) {
      const answer = await searched(word, { per_page: 2, page });
      expect(answer.headers['x-total']).toBe('7');
      expect(answer.headers['x-next-page']).toBe(page < 4 ? String(page + 1) : '');
      pages.push(...told(answer));
    }
    expect(pages).toEqual(made.toReversed());
    for (const path of ['search', '-/search']) {
      const deep = await searched(word, { per_page: 100, page: 101 }, reporter, path);
      expect(deep.status).toBe(405);
    }
  });

  it.each([
    ['guest', 'enabled', 0],
    ['reporter', 'enabled', 1],
    ['administrator', 'enabled', 1],
    ['reporter', 'disabled', 0],
    ['owner', 'disabled', 0],
  ] as const)('show to a %s of a repository that is %s: %i', async (who: Who, level, count) => {
    const word = unique('secret');
    await onCommit(word);
    await db('projects').where({ id: project.id }).update({ repository_access_level: level });
    const found = await searched(word, {}, api.as(people[who]));
    await db('projects').where({ id: project.id }).update({ repository_access_level: 'enabled' });
    expect(found).toMatchObject({ status: 200 });
    expect(told(found)).toHaveLength(count);
  });

  it('on what only merge requests have show to the readers of these', async () => {
    const source_branch = await branch();
    const id = (await readBranchHead(repository, source_branch)) ?? '';
    const request = { source_branch, target_branch: 'main', title: 'Kiln' };
    expect((await maintainer.post(path, request)).status).toBe(201);
    await maintainer.delete(`/projects/${project.id}/repository/branches/${source_branch}`);
    const word = unique('request');
    const [hidden, shown] = [await onCommit(word, id), await onCommit(word)];
    const level = (merge_requests_access_level: string) =>
      db('projects').where({ id: project.id }).update({ merge_requests_access_level });
    expect(idsOf(await searched(word))).toEqual([shown, hidden]);
    await level('disabled');
    const found = await searched(word);
    const first = await searched(word, { per_page: 1 });
    await level('enabled');
    expect(idsOf(found)).toEqual([shown]);
    expect(idsOf(first)).toEqual([shown]);
    for (const { headers } of [found, first]) {
      expect(headers).toMatchObject({ 'x-total': '1', 'x-next-page': '' });
    }
  });

  it('tell nothing of words on what only hidden merge requests have', async () => {
    const source_branch = await branch();
    const id = (await readBranchHead(repository, source_branch)) ?? '';
    const request = { source_branch, target_branch: 'main', title: 'Kiln' };
    expect((await maintainer.post(path, request)).status).toBe(201);
    await maintainer.delete(`/projects/${project.id}/repository/branches/${source_branch}`);
    const word = unique('hidden');
    await onCommit(word, id);
    const level = (merge_requests_access_level: string) =>
      db('projects').where({ id: project.id }).update({ merge_requests_access_level });
    const queries = [{}, { per_page: 1 }, { per_page: 100, page: 101 }];
    const tell = async (text: string) => {
      const answers = [];
      for (const query of queries) {
        const { status, body, headers } = await searched(text, query);
        answers.push({ status, body, total: headers['x-total'], next: headers['x-next-page'] });
      }
      return answers;
    };
    await level('disabled');
    const told = await tell(word);
    const ofNothing = await tell(unique('nothing'));
    await level('enabled');
    expect(told).toEqual(ofNothing);
    expect(idsOf(await searched(word))).toHaveLength(1);
  });
});
