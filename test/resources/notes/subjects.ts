import type { Database } from '../../../src/database/database.ts';
import type { Api } from '../../support/app.ts';
import type { projectWorld } from '../../support/project-world.ts';
import { seedEpic, unique } from '../../support/seed.ts';

type World = Awaited<ReturnType<typeof projectWorld>>;

/** The kinds of things that notes belong to, in tests of all of them. */
export const kinds = ['issue', 'epic'] as const;
export type Kind = (typeof kinds)[number];

export interface Subject {
  readonly id: number;
  readonly iid: number;
  /** Below which its notes are. */
  readonly path: string;
  /** Its row as it is now. */
  row(): Promise<Record<string, unknown>>;
}

interface Attributes {
  readonly confidential?: boolean;
  readonly discussion_locked?: boolean;
}

/** Makes issues and epics of the maintainer, below the same group. */
export function subjectsOf(
  { api, db }: { readonly api: Api; readonly db: Database },
  { project, group, people }: World,
) {
  async function anIssue(attributes: Attributes): Promise<Subject> {
    const path = `/projects/${project.id}/issues`;
    const as = api.as(people.maintainer);
    const { body } = await as.post(path, { title: unique('issue'), ...attributes });
    return subject('issues', body.id as number, body.iid as number, `${path}/${body.iid}`);
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

  return (kind: Kind, attributes: Attributes = {}): Promise<Subject> =>
    kind === 'issue' ? anIssue(attributes) : anEpic(attributes);
}
