import type { Database } from '#src/database/database.ts';
import type { Git } from '#src/git/git.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import type { Api } from '#test/support/app.ts';
import type { projectWorld } from '#test/support/project-world.ts';
import { seedEpic, unique } from '#test/support/seed.ts';
import { committerTo, write } from '#test/domains/code/commits/world.ts';

type World = Awaited<ReturnType<typeof projectWorld>>;

/** The kinds of things that notes belong to, in tests of all of them. */
export const kinds = ['issue', 'merge_request', 'epic'] as const;
export type Kind = (typeof kinds)[number];

/** Kinds of things that may be confidential, and that everybody may read in public projects. */
export const openKinds = ['issue', 'epic'] as const;

export interface Subject {
  readonly id: number;
  readonly iid: number;
  /** Path of the subject, below which its notes are. */
  readonly path: string;
  /** Row of the subject as it is now. */
  row(): Promise<Record<string, unknown>>;
}

interface Attributes {
  readonly confidential?: boolean;
  readonly discussion_locked?: boolean;
}

/** Makes issues, merge requests and epics of the maintainer, below the same group. Merge requests need a repository. */
export function subjectsOf(
  { api, db, git }: { readonly api: Api; readonly db: Database; readonly git: Git },
  { project, group, people }: World,
) {
  async function anIssue(attributes: Attributes): Promise<Subject> {
    const path = `/projects/${project.id}/issues`;
    const as = api.as(people.maintainer);
    const { body } = await as.post(path, { title: unique('issue'), ...attributes });
    return subject('issues', body.id as number, body.iid as number, `${path}/${body.iid}`);
  }

  async function aMergeRequest({ discussion_locked }: Attributes): Promise<Subject> {
    const source_branch = unique('branch');
    const startFrom = (await readBranchHead(git.repository(project.id), 'main')) ?? '';
    const change = write(`${source_branch}.txt`, 'slow\n');
    await committerTo(git, project)('Fire slowly', [change], { branch: source_branch, startFrom });
    const path = `/projects/${project.id}/merge_requests`;
    const branches = { source_branch, target_branch: 'main' };
    const as = api.as(people.maintainer);
    const { body } = await as.post(path, { title: unique('request'), ...branches });
    const { id, iid } = body as { id: number; iid: number };
    if (discussion_locked !== undefined) {
      await db('merge_requests').where({ id }).update({ discussion_locked });
    }
    return subject('merge_requests', id, iid, `${path}/${iid}`);
  }

  async function anEpic(attributes: Attributes): Promise<Subject> {
    const { id, iid } = await seedEpic(db, { group, author: people.maintainer, ...attributes });
    return subject('epics', id, iid, `/groups/${group.id}/epics/${id}`);
  }

  const subject = (table: string, id: number, iid: number, path: string): Subject => ({
    id,
    iid,
    path,
    row: async () => (await db(table).where({ id }).first()) ?? {},
  });

  const makers = { issue: anIssue, merge_request: aMergeRequest, epic: anEpic };
  return (kind: Kind, attributes: Attributes = {}): Promise<Subject> => makers[kind](attributes);
}
