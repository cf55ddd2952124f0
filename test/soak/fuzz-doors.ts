import { gzipSync } from 'node:zlib';
import type { Random } from '#test/judges/random.ts';
import { archiveOf, tarOf } from '#test/support/project-archives.ts';
import { multipart } from '#test/support/uploads.ts';
import { shaped, shapes } from './hostile-bodies.ts';
import type { Pool } from './fuzz-requests.ts';
import type { PlainRequest } from './plain-client.ts';

/** A request to a door beside REST. */
export interface DoorRequest extends PlainRequest {
  readonly kind: string;
}

export type Door = (random: Random, pool: Pool) => DoorRequest | Promise<DoorRequest>;

const tokenHeaders = (token: string | null): Record<string, string> =>
  token === null ? {} : { 'private-token': token };

const basic = (token: string | null): Record<string, string> =>
  token === null
    ? {}
    : { authorization: `Basic ${Buffer.from(`anybody:${token}`).toString('base64')}` };

/** Lengths of texts, most of them short: making long ones takes this process longer than reading them takes the server. */
const lengthOf = (random: Random) =>
  random.chance(0.03) ? random.below(900_000) : 1 + random.below(random.chance(0.3) ? 20_000 : 500);

const documents = [
  'project(fullPath: $p) { issues(search: $v) { nodes { iid } } }',
  'project(fullPath: $p) { issueStatusCounts(search: $v) { opened } }',
  'project(fullPath: $p) { repository { commits(ref: $v) { nodes { sha } } } }',
  'project(fullPath: $p) { repository { tree(path: $v) { blobs { nodes { path } } } } }',
  'project(fullPath: $p) { repository { blobs(paths: [$v]) { nodes { size } } } }',
  'project(fullPath: $p) { labels(searchTerm: $v) { nodes { title } } mergeRequests(labels: [$v]) { count } }',
  'project(fullPath: $p) { pipelines(ref: $v) { nodes { id } } issue(iid: $v) { title } }',
  'projects(search: $v) { nodes { id } } users(search: $v) { nodes { id } } topics(search: $v) { nodes { id } }',
  'group(fullPath: $v) { epics(search: $v) { nodes { iid } } groupMembers(search: $v) { nodes { id } } }',
  'ciConfig(projectPath: $p, content: $v) { status errors }',
  'project(fullPath: $p) { ... on Project { a: issues(search: $v) { count } b: issues(search: $v, sort: TITLE_ASC) { count } c: issues(authorUsername: $v) { count } } }',
];
const mutations = [
  'createIssue(input: { projectPath: $p, title: $v, description: $v }) { errors }',
  'createNote(input: { noteableId: $v, body: $v }) { errors }',
  'updateIssue(input: { projectPath: $p, iid: $v, title: $v }) { errors }',
  'mergeRequestCreate(input: { projectPath: $p, title: $v, sourceBranch: $v, targetBranch: "main" }) { errors }',
  'commitCreate(input: { projectPath: $p, branch: $v, message: $v, actions: [] }) { errors }',
];

const graphql: Door = (random, pool) => {
  const shape = random.pick(shapes);
  const value = shaped(shape, lengthOf(random));
  const isMutation = random.chance(0.3);
  const fields = random.pick(isMutation ? mutations : documents);
  const path = pool.projects.find((each) => typeof each === 'string') ?? 'none';
  const query = `${isMutation ? 'mutation' : 'query'}($p: ID!, $v: String!) { ${fields} }`;
  const body = random.chance(0.1)
    ? { query: shaped(shape, lengthOf(random)) }
    : { query, variables: { p: path, v: random.chance(0.2) ? [value] : value } };
  return {
    ...{ kind: `graphql of ${shape}`, method: 'POST', url: '/api/graphql' },
    headers: { ...tokenHeaders(random.pick(pool.tokens)), 'content-type': 'application/json' },
    bytes: Buffer.from(JSON.stringify(body)),
  };
};

const registryParts = ['manifests', 'blobs', 'tags', 'blobs/uploads', 'referrers'];

const registry: Door = (random, pool) => {
  const name = String(
    pool.projects.find((each) => typeof each === 'string') ?? 'none',
  ).toLowerCase();
  const shape = random.pick(shapes);
  const part = random.pick(registryParts);
  const reference = random.chance(0.5)
    ? encodeURIComponent(shaped(shape, 1 + random.below(300)))
    : random.pick(['latest', `sha256:${'0'.repeat(64)}`, 'list', '']);
  const method = random.pick(['GET', 'HEAD', 'PUT', 'PATCH', 'POST', 'DELETE']);
  const scope = encodeURIComponent(`repository:${name}:pull,push,delete`);
  const isToken = random.chance(0.2);
  const url = isToken
    ? `/jwt/auth?service=container_registry&scope=${scope}&scope=${encodeURIComponent(shaped(shape, 1 + random.below(2_000)))}`
    : `/v2/${name}/${part}/${reference}?digest=sha256:${'0'.repeat(64)}`;
  const hasBody = !isToken && ['PUT', 'PATCH', 'POST'].includes(method);
  const token = random.pick(pool.registryTokens);
  const credentials = isToken
    ? basic(random.pick(pool.tokens))
    : { authorization: `Bearer ${token}` };
  return {
    ...{ kind: `registry ${part} of ${shape}`, method: isToken ? 'GET' : method, url },
    headers: {
      ...credentials,
      ...(hasBody && { 'content-type': 'application/vnd.oci.image.manifest.v1+json' }),
    },
    bytes: hasBody ? Buffer.from(shaped(shape, 1 + random.below(60_000))) : null,
  };
};

const git: Door = (random, pool) => {
  const path = pool.projects.find((each) => typeof each === 'string') ?? 'none';
  const shape = random.pick(shapes);
  const service = random.pick(['git-upload-pack', 'git-receive-pack']);
  const headers = basic(random.pick(pool.tokens));
  if (random.chance(0.4)) {
    const query = random.chance(0.3) ? encodeURIComponent(shaped(shape, 200)) : service;
    const url = `/${path}.git/info/refs?service=${query}`;
    return { kind: `git refs of ${shape}`, method: 'GET', url, headers, bytes: null };
  }
  const text = Buffer.from(shaped(shape, 1 + random.below(60_000)));
  const line = `0032want ${'0'.repeat(40)}\n0000`;
  const plain = random.chance(0.5) ? text : Buffer.concat([Buffer.from(line), text]);
  const isPacked = random.chance(0.3);
  return {
    ...{ kind: `${service} of ${shape}`, method: 'POST', url: `/${path}.git/${service}` },
    headers: {
      ...headers,
      'content-type': `application/x-${service}-request`,
      ...(isPacked && { 'content-encoding': 'gzip' }),
    },
    bytes: isPacked ? gzipSync(plain) : plain,
  };
};

/** Archives that are small to send and costly to read. */
async function hostileArchives(): Promise<readonly Buffer[]> {
  const labels = Array.from({ length: 3_000 }, (_, index) => ({
    ...{ title: `l${index}`, color: '#112233', type: 'ProjectLabel' },
  }));
  const names = Object.fromEntries(
    Array.from({ length: 2_000 }, (_, index) => [`${'x/'.repeat(60)}${index}`, 'a'] as const),
  );
  return [
    await archiveOf({ relations: { labels } }),
    gzipSync(await tarOf(names)),
    gzipSync(Buffer.alloc(5_000_000)),
    gzipSync(Buffer.from(shaped(shapes[0] ?? '', 200_000))),
  ];
}

const imports = (archives: readonly Buffer[]): Door => {
  let count = 0;
  return (random, pool) => {
    count += 1;
    const { body, headers } = multipart(
      { name: 'path', value: `fuzzed-${count}` },
      { name: 'file', value: random.pick(archives), filename: 'a_export.tar.gz' },
    );
    const token = tokenHeaders(random.pick(pool.tokens));
    const url = '/api/v4/projects/import';
    return { kind: 'import', method: 'POST', url, headers: { ...headers, ...token }, bytes: body };
  };
};

/** The doors, each as often as it stands here. */
export async function openDoors(): Promise<readonly Door[]> {
  const archives = imports(await hostileArchives());
  return [
    ...Array<Door>(10).fill(graphql),
    ...Array<Door>(5).fill(registry),
    git,
    git,
    git,
    archives,
  ];
}
