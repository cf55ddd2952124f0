import {
  type Described,
  isRecord,
  listDescribed,
  listTexts,
  toDocumentedText,
  toRecord,
} from './described.ts';
import { listPieces, type Span } from './pieces.ts';

/** An operation in the lists of the documentation. */
export interface ListedOperation {
  readonly id: string;
  readonly method: string;
  /** Path with the base path of the API: `/api/v4/projects`. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  /** True where the operation has no function yet and answers 501. */
  readonly pending: boolean;
  readonly span: Span;
  /** Parameters of the path item that holds the operation. */
  readonly shared: Span | null;
}

/** A request that the server sends to others. */
export interface ListedWebhook {
  readonly name: string;
  readonly summary: string;
  readonly tag: string;
  readonly span: Span;
}

export interface ListedTag {
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

/** A type of GraphQL; its span is in the file of types. */
export interface ListedType {
  readonly name: string;
  readonly kind: string;
  readonly span: Span;
  /** Fields that searches find: those of queries and mutations, and none of all other types. */
  readonly fields: readonly string[];
}

/** The contents of the documentation: titles, and positions of the rest in its files. */
export interface DocsCatalogue {
  readonly introduction: string;
  /** The sidebar: groups of tags in their order. */
  readonly groups: readonly { readonly name: string; readonly tags: readonly ListedTag[] }[];
  /** In the order of their tags and paths. */
  readonly operations: readonly ListedOperation[];
  readonly webhooks: readonly ListedWebhook[];
  readonly types: readonly ListedType[];
  /** Components by section and name: `schemas/Issue`. */
  readonly components: Readonly<Record<string, Span>>;
}

const methods = new Set(['get', 'head', 'post', 'put', 'patch', 'delete', 'options', 'trace']);

/** Lists the contents of the published document. */
export function buildCatalogue(document: Buffer, types: readonly ListedType[]): DocsCatalogue {
  const root: Record<string, unknown> = {};
  const tags: Described[] = [];
  const items = new Map<string, Record<string, { span: Span; value: unknown }>>();
  const webhooks: ListedWebhook[] = [];
  const components: Record<string, Span> = {};
  for (const { keys, span, json } of listPieces(document)) {
    const [section = '', name = '', member = ''] = keys;
    if (section === 'paths') {
      const item = items.get(name) ?? {};
      items.set(name, { ...item, [member]: { span, value: JSON.parse(json) as unknown } });
    } else if (section === 'components') components[`${name}/${member}`] = span;
    else if (section === 'webhooks') webhooks.push(...listWebhooks(name, span, json));
    else if (section === 'tags') tags.push(toRecord(JSON.parse(json)));
    else if (keys.length === 1) root[section] = JSON.parse(json);
  }
  const operations = [...items].flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { span, value }]) =>
      methods.has(method)
        ? [listOperation(toRecord(value), { path, method, span, item, servers: root.servers })]
        : [],
    ),
  );
  const groups = groupTags(tags, root['x-tagGroups'], [...operations, ...webhooks]);
  const order = groups.flatMap((group) => group.tags.map(({ name }) => name));
  return {
    introduction: toDocumentedText(toRecord(root.info).description),
    groups,
    operations: operations.toSorted(
      (one, other) =>
        order.indexOf(one.tag) - order.indexOf(other.tag) || compareWords(one.path, other.path),
    ),
    webhooks,
    types,
    components,
  };
}

interface Location {
  readonly path: string;
  readonly method: string;
  readonly span: Span;
  readonly item: Readonly<Record<string, { span: Span; value: unknown }>>;
  readonly servers: unknown;
}

function listOperation(
  operation: Described,
  { path, method, span, item, servers }: Location,
): ListedOperation {
  const [server] = listDescribed(operation.servers ?? item.servers?.value ?? servers);
  return {
    id: toDocumentedText(operation.operationId),
    method: method.toUpperCase(),
    path: toDocumentedText(server?.url).replace(/\/$/, '') + path,
    summary: toDocumentedText(operation.summary),
    tag: toTag(operation.tags),
    pending: operation['x-pending'] === true,
    span,
    shared: item.parameters?.span ?? null,
  };
}

function listWebhooks(name: string, span: Span, json: string): ListedWebhook[] {
  const { post } = toRecord(JSON.parse(json));
  if (!isRecord(post)) return [];
  return [{ name, summary: toDocumentedText(post.summary), tag: toTag(post.tags), span }];
}

const toTag = (tags: unknown): string => listTexts(tags)[0] ?? 'other';

/** The groups of the document, and one of all tags that are in none. */
function groupTags(
  tags: readonly Described[],
  tagGroups: unknown,
  tagged: readonly { readonly tag: string }[],
): DocsCatalogue['groups'] {
  const descriptions = new Map(tags.map((tag) => [tag.name, toDocumentedText(tag.description)]));
  const listTag = (name: string) => ({
    name,
    title: formatTagTitle(name),
    description: descriptions.get(name) ?? '',
  });
  const groups = listDescribed(tagGroups).map(({ name, tags: names }) => ({
    name: toDocumentedText(name),
    tags: listTexts(names).map(listTag),
  }));
  const grouped = new Set(groups.flatMap((group) => group.tags.map(({ name }) => name)));
  const others = new Set(tagged.map(({ tag }) => tag).filter((tag) => !grouped.has(tag)));
  return others.size === 0
    ? groups
    : [...groups, { name: 'Other', tags: [...others].toSorted(compareWords).map(listTag) }];
}

/** Words of titles that are written in another way than in tags. */
const spellings = new Map([
  ...'CI GPG SSH SAML SCIM OAuth GraphQL'
    .split(' ')
    .map((word) => [word.toLowerCase(), word] as const),
  ['todos', 'to-dos'],
]);

/** `ssh-keys` is `SSH keys`. */
export function formatTagTitle(tag: string): string {
  const title = tag
    .split('-')
    .map((word) => spellings.get(word) ?? word)
    .join(' ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}

const compareWords = (one: string, other: string) => one.localeCompare(other, 'en');
