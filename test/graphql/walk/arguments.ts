import type { SecretWorld } from '#test/access/secrets.ts';
import { PROBE } from '#test/access/secrets.ts';

const text = (value: unknown) => JSON.stringify(value);

/**
 * The arguments of fields, by type and field, of a world: all hidden things by their ids and paths, and what leads to
 * something. The walk goes on from the first three. Others are asked with the first object of the type that they need.
 * `to` says how to come to an object of a type.
 */
export async function argumentsIn({
  app,
  owner,
  records,
}: SecretWorld): Promise<Readonly<Record<string, readonly string[]>>> {
  const { db, environment } = app;
  const idsOf = async (table: string, type: string, first: readonly unknown[] = []) => {
    const rows = await db(table).orderBy('id').select('id');
    return firstOf(rows, first).map(
      ({ id }) => `(id: "gid://${environment.config.globalIdApp}/${type}/${String(id)}")`,
    );
  };
  const byPath = ({ full_path }: Row) => `(fullPath: ${text(full_path)})`;
  const projects = firstOf(
    await db('projects').orderBy('id').select('id', 'full_path'),
    [records.project, records.square, records.workshop].map(({ id }) => id),
  );
  const namespaces = await db('namespaces').orderBy('id').select('id', 'full_path', 'kind');
  const groups = firstOf(
    namespaces.filter(({ kind }) => kind === 'group'),
    [records.vault, records.plaza, records.friends].map(({ id }) => id),
  );
  const issues = await db('issues').where('project_id', records.square.id).select('id');
  return {
    'Query.project': projects.map(byPath),
    'Query.group': groups.map(byPath),
    'Query.namespace': [
      ...groups.map(byPath),
      ...namespaces.filter(({ kind }) => kind === 'user').map(byPath),
    ],
    'Query.user': [`(username: ${text(owner.username)})`],
    'Query.projects': ['', `(search: ${text(PROBE)})`],
    'Query.users': ['', `(search: ${text(PROBE)})`],
    'Query.issue': await idsOf(
      'issues',
      'Issue',
      issues.map(({ id }) => id),
    ),
    'Query.mergeRequest': await idsOf('merge_requests', 'MergeRequest'),
    'Query.timelogs': [`(username: ${text(owner.username)})`, '(startDate: "2000-01-01")'],
    'Query.echo': ['(text: "kiln")'],
    'Group.label': [`(title: ${text(PROBE)})`],
    'Project.label': [`(title: ${text(PROBE)})`],
    'Project.issue': ['(iid: "1")', '(iid: "2")'],
    'Project.mergeRequest': ['(iid: "1")'],
    'Project.pipeline': ['(iid: 1)'],
    'Repository.branchNames': ['(limit: 20 offset: 0 searchPattern: "*")'],
    'Repository.commit': ['(ref: "main")'],
    'Repository.commits': ['(ref: "main")'],
    'Repository.tree': ['(recursive: true)'],
    'Repository.blobs': ['(paths: ["README.md"])'],
    'to Query': ['…'],
    'to Project': projects.map((project) => `project${byPath(project)} { … }`),
    'to Group': groups.map((group) => `group${byPath(group)} { … }`),
  };
}

type Row = Readonly<Record<string, unknown>>;

/** The rows with those with these ids in front. */
function firstOf<Each extends { readonly id: unknown }>(
  rows: readonly Each[],
  ids: readonly unknown[],
): readonly Each[] {
  const place = ({ id }: Each) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return rows.toSorted((one, other) => place(one) - place(other));
}
