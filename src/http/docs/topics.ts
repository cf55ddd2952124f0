import type { DocsCatalogue, ListedOperation } from './catalogue.ts';

/** Operations about one kind of object. */
export interface Topic {
  readonly title: string;
  readonly operations: readonly ListedOperation[];
}

/**
 * The operations of a tag by the objects that their paths lead through, such as `issues` or `merge_requests`, and those
 * of other tags about the objects of this one: the notes of a merge request are of interest to readers of both.
 */
export function findTopics(
  { operations, groups }: DocsCatalogue,
  tag: string,
): { readonly own: readonly Topic[]; readonly others: readonly Topic[] } {
  const own = operations.filter((operation) => operation.tag === tag);
  const collection = tag.replaceAll('-', '_');
  const isAbout = ({ path }: ListedOperation) =>
    new RegExp(`/${collection}/\\{[^/]+\\}/`).test(path) && !containers.has(collection);
  const titles = new Map(
    groups.flatMap((group) => group.tags.map(({ name, title }) => [name, title] as const)),
  );
  const related = operations.filter((operation) => operation.tag !== tag && isAbout(operation));
  return {
    own: groupBy(own, ({ path }) => formatTopic(path)),
    others: groupBy(related, (operation) => titles.get(operation.tag) ?? operation.tag),
  };
}

/** Objects that hold most others: nearly every path leads through them. */
const containers = new Set(['projects', 'groups', 'users']);

/** Operations by their titles; the largest group comes first. */
function groupBy(
  operations: readonly ListedOperation[],
  findTitle: (operation: ListedOperation) => string,
): readonly Topic[] {
  const topics = new Map<string, ListedOperation[]>();
  for (const operation of operations) {
    const title = findTitle(operation);
    topics.set(title, [...(topics.get(title) ?? []), operation]);
  }
  return [...topics]
    .map(([title, members]) => ({ title, operations: members }))
    .toSorted((one, other) => other.operations.length - one.operations.length);
}

/** The objects that a path is about: `/projects/{id}/issues/{issue_iid}/notes` is about issues of projects. */
function formatTopic(path: string): string {
  const [first = '', second = ''] = path
    .replace(/^\/api\/v4/, '')
    .split(/\/(?:\{[^/]+\}\/?)?/)
    .filter((part) => part !== '' && !part.startsWith('{'));
  const words = (part: string) => part.replaceAll('_', ' ');
  const title =
    containers.has(first) && second !== '' ? `${words(second)} of ${words(first)}` : words(first);
  return title.charAt(0).toUpperCase() + title.slice(1);
}
