import { expect } from 'vitest';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import type { TestApp } from '#test/support/app.ts';
import { rewrite, write } from '#test/domains/code/commits/world.ts';
import { mergeRequestWorld } from './world.ts';

export interface Opened {
  readonly iid: number;
  readonly id: number;
  readonly source: string;
  readonly target: string;
  readonly head: string;
}

/** The world of merge requests that are to be merged. */
export async function mergingWorld(
  { api, db, git }: Pick<TestApp, 'api' | 'db' | 'git'>,
  options: Parameters<typeof mergeRequestWorld>[1] = {},
) {
  const world = await mergeRequestWorld({ db, git }, options);
  const { project, people, repository, commit, branch, path } = world;
  const developer = api.as(people.developer);

  /** Opens a merge request of the developer, from a new branch into a new one by default. */
  async function open(body: Record<string, unknown> = {}): Promise<Opened> {
    const target = (body['target_branch'] as string | undefined) ?? (await branch());
    const source = (body['source_branch'] as string | undefined) ?? (await branch());
    const made = await developer.post(path, {
      ...{ source_branch: source, target_branch: target, title: 'Cool slowly' },
      ...body,
    });
    expect(made).toMatchObject({ status: 201 });
    const { iid, id, sha } = made.body;
    return { iid, id, source, target, head: sha };
  }

  /** Opens a merge request whose branches change the same line. */
  async function openConflict(): Promise<Opened> {
    const [source, target] = [await branch(), await branch()];
    await commit('Theirs', [rewrite('README.md', 'theirs\n')], { branch: source });
    await commit('Ours', [rewrite('README.md', 'ours\n')], { branch: target });
    return open({ source_branch: source, target_branch: target });
  }

  /** A branch upon another, with so many commits. */
  async function branchUpon(base: string, count: number, message = 'Step'): Promise<string> {
    const name = await branch();
    const start = await readBranchHead(repository, base);
    const upon = `${name}-upon`;
    for (let index = 1; index <= count; index += 1) {
      const place = index === 1 ? { startFrom: start ?? '' } : {};
      const change = write(`${upon}-${index}.txt`, `${index}\n`);
      await commit(`${message} ${index}`, [change], { branch: upon, ...place });
    }
    return upon;
  }

  async function headOf(name: string) {
    const id = await readBranchHead(repository, name);
    const found = id === null ? null : await readCommitInfo(repository, id);
    if (found === null) throw new Error(`there is no ${name}`);
    return found;
  }

  const set = (settings: Record<string, unknown>) =>
    db('project_settings').where({ project_id: project.id }).update(settings);

  const merge = (iid: number, body: object = {}, as = developer) =>
    as.put(`${path}/${iid}/merge`, body);
  const read = async (iid: number) => (await developer.get(`${path}/${iid}`)).body;

  return { ...world, developer, open, openConflict, branchUpon, headOf, set, merge, read };
}
