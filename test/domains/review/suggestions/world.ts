import { readBranchHead } from '#src/git/reading/branches.ts';
import { readFileEntry } from '#src/git/reading/files.ts';
import { readBlob } from '#src/git/reading/blobs.ts';
import type { startApp } from '#test/support/app.ts';
import { unique } from '#test/support/seed.ts';
import { potter, rewrite, write } from '#test/domains/code/commits/world.ts';
import { mergeRequestWorld } from '#test/domains/review/merge-requests/world.ts';

/** A suggestion as notes show it. */
export interface Shown {
  readonly id: number;
  readonly from_line: number;
  readonly to_line: number;
  readonly appliable: boolean;
  readonly applied: boolean;
  readonly from_content: string;
  readonly to_content: string;
}

export interface Note {
  readonly id: number;
  readonly position: Readonly<Record<string, unknown>>;
  readonly suggestions: readonly Shown[];
}

export const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `line ${index + 1}\n`).join('');

/** The block of code that suggests these lines. */
export const suggest = (content: string, around = '') =>
  `\`\`\`suggestion${around === '' ? '' : `:${around}`}\n${content}\`\`\``;

/** A project with people and a file in `main`, and merge requests that rewrite it. */
export async function suggestionWorld(
  app: Awaited<ReturnType<typeof startApp>>,
  options: Parameters<typeof mergeRequestWorld>[1] = {},
) {
  const { api, environment } = app;
  const world = await mergeRequestWorld(app, options);
  const { people, path, repository, commit } = world;
  const developer = api.as(people.developer);
  const reporter = api.as(people.reporter);

  /** A merge request that adds a file with this content. */
  async function newRequest(content: string | Buffer = lines(10), file = 'plan.txt') {
    const branch = unique('branch');
    const startFrom = (await readBranchHead(repository, 'main')) ?? '';
    await commit('Write the plan', [write(file, content)], { branch, startFrom });
    const branches = { source_branch: branch, target_branch: 'main' };
    const { body } = await developer.post(path, { title: unique('Plan '), ...branches });
    return requestOf(body, file, branch);
  }

  type Made = Awaited<ReturnType<typeof developer.post>>['body'];

  function requestOf(body: Made, file: string, branch: string) {
    const { id, iid, diff_refs: shas } = body as { id: number; iid: number; diff_refs: object };
    const own = `${path}/${iid}`;
    /** Says something about a line of the file. */
    async function say(text: string, line: number, as = reporter): Promise<Note> {
      const place = { ...shas, position_type: 'text', new_path: file, new_line: line };
      const answer = await as.post(`${own}/discussions`, { body: text, position: place });
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
      return (answer.body as { notes: [Note] }).notes[0];
    }
    /** Suggests other lines, and tells the id of the suggestion. */
    async function propose(content: string, line: number, around = '', as = reporter) {
      const [first] = (await say(suggest(content, around), line, as)).suggestions;
      if (first === undefined) throw new Error('nothing is suggested');
      return first.id;
    }
    const seen = async (note: number) =>
      (await developer.get(`${own}/notes/${note}`)).body as unknown as Note;
    return { id, iid, own, branch, file, shas, say, propose, seen };
  }

  async function fileOf(branch: string, file = 'plan.txt', at = repository): Promise<string> {
    const head = (await readBranchHead(at, branch)) ?? '';
    const entry = await readFileEntry(at, head, file);
    return entry === null ? '' : (await readBlob(at, entry.blobId)).toString('latin1');
  }

  /** Another commit on the branch, and all that follows from it. */
  async function push(branch: string, content: string | Buffer, file = 'plan.txt') {
    const made = await developer.post(`/projects/${world.project.id}/repository/commits`, {
      branch,
      commit_message: 'Write it again',
      actions: [
        {
          action: 'update',
          file_path: file,
          content: Buffer.from(content).toString('base64'),
          encoding: 'base64',
        },
      ],
    });
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    await settle();
    return made.body.id as string;
  }

  async function settle(): Promise<void> {
    environment.workers.start();
    await environment.workers.idle();
    const dead = await environment.workers.deadLetters();
    if (dead.length > 0) throw new Error(JSON.stringify(dead));
  }

  const renew = (content: string) => rewrite('plan.txt', content);

  /** Makes a symbolic link of the file. */
  async function link(branch: string): Promise<void> {
    const from = await readBranchHead(repository, branch);
    const who = `${potter.name} <${potter.email}> 1650000000 +0000`;
    const target = 'line 1\nline 2\nline 3\n';
    const parts = [
      `commit refs/heads/${branch}\ncommitter ${who}\ndata 4\nLink\nfrom ${from ?? ''}\n`,
      `M 120000 inline plan.txt\ndata ${target.length}\n${target}\ndone\n`,
    ];
    const args = ['fast-import', '--quiet', '--done'];
    await repository.run(
      args,
      { maxBytes: 65536, timeLimit: 600_000 },
      parts.map((part) => Buffer.from(part)),
    );
  }

  const apply = (id: number | string, as = developer, body: object = {}) =>
    as.put(`/suggestions/${id}/apply`, body);
  const batch = (ids: readonly number[], as = developer, body: object = {}) =>
    as.put('/suggestions/batch_apply', { ids, ...body });
  const acts = { newRequest, requestOf, fileOf, push, settle, renew, link, apply, batch };
  return { ...world, ...acts, developer, reporter };
}
