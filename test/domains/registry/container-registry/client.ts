import { hash, randomBytes } from 'node:crypto';
import { afterAll } from 'vitest';
import type { TestApp } from '#test/support/app.ts';
import { type Answer, HttpClient } from '#test/support/http-client.ts';
import {
  addMember,
  seedProject,
  type ProjectSeed,
  seedToken,
  seedUser,
} from '#test/support/seed.ts';
import { AccessLevel } from '#src/policy/access-level.ts';

export const types = {
  image: 'application/vnd.oci.image.manifest.v1+json',
  index: 'application/vnd.oci.image.index.v1+json',
  dockerImage: 'application/vnd.docker.distribution.manifest.v2+json',
  dockerList: 'application/vnd.docker.distribution.manifest.list.v2+json',
  config: 'application/vnd.oci.image.config.v1+json',
  layer: 'application/vnd.oci.image.layer.v1.tar+gzip',
} as const;

export const digestOf = (bytes: string | Buffer) => `sha256:${hash('sha256', bytes, 'hex')}`;
export const unknownDigest = `sha256:${'0'.repeat(64)}`;

export interface Credentials {
  readonly username?: string;
  readonly password: string;
}

export const basic = ({ username = 'anybody', password }: Credentials) =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;

export type Headers = Readonly<Record<string, string>>;

/** A client of the protocol that does what it is told, step by step. */
export class RegistryClient {
  readonly #api: TestApp['api'];
  readonly #http: HttpClient;

  constructor({ api, origin }: Pick<TestApp, 'api' | 'origin'>) {
    this.#api = api;
    this.#http = new HttpClient(Number(new URL(origin).port));
    afterAll(() => this.#http.close());
  }

  /** Requests a token of the token service. */
  async askForToken(
    credentials: Credentials | null,
    scopes: readonly string[],
    service = 'container_registry',
  ): Promise<Answer> {
    const query = new URLSearchParams([
      ['service', service],
      ...scopes.map((scope) => ['scope', scope]),
    ] as [string, string][]);
    const headers = credentials === null ? {} : { authorization: basic(credentials) };
    return this.#api.sendTo('GET', `/jwt/auth?${query.toString()}`, undefined, headers);
  }

  async token(credentials: Credentials | null, ...scopes: string[]): Promise<string> {
    const { status, body } = await this.askForToken(credentials, scopes);
    if (status !== 200) throw new Error(`no token: ${status} ${JSON.stringify(body)}`);
    return String(body.token);
  }

  send(
    method: string,
    url: string,
    { token, headers = {}, body }: { token?: string | null; headers?: Headers; body?: Buffer } = {},
  ): Promise<Answer> {
    const all = { ...(token != null && { authorization: `Bearer ${token}` }), ...headers };
    return this.#http.send({ method, url, headers: all, body });
  }

  /** Repository client with a token for that repository. */
  at(name: string, token: string): Repository {
    return new Repository(this, name, token);
  }
}

interface Sent {
  readonly headers?: Headers;
  readonly body?: Buffer | string;
}

export class Repository {
  readonly name: string;
  readonly token: string;
  readonly #client: RegistryClient;
  /** The queries of addresses that answers gave. */
  readonly #queries = new Map<string, string>();

  constructor(client: RegistryClient, name: string, token: string) {
    this.#client = client;
    this.name = name;
    this.token = token;
  }

  /**
   * `path` is below the repository, or an address that an answer gave. Addresses are told without host and query: what a
   * registry has put there goes along with the next request to the same one, as clients do it.
   */
  async send(method: string, path: string, { headers = {}, body }: Sent = {}): Promise<Answer> {
    const [below = '', asked] = path.split('?');
    const address = below.startsWith('/v2/') ? below : `/v2/${this.name}/${below}`;
    const query = [this.#queries.get(address), asked].filter((part) => part !== undefined);
    const url = query.length > 0 ? `${address}?${query.join('&')}` : address;
    const bytes = body === undefined ? undefined : Buffer.from(body);
    const usual = {
      ...(bytes !== undefined && { 'content-type': 'application/octet-stream' }),
      ...(below.includes('manifests/') && { accept: Object.values(types).join(', ') }),
    };
    const answer = await this.#client.send(method, url, {
      token: this.token,
      headers: { ...usual, ...headers },
      ...(bytes !== undefined && { body: bytes }),
    });
    const { location } = answer.headers;
    if (location === undefined) return answer;
    const { pathname, search } = new URL(location, 'http://registry');
    if (search !== '') this.#queries.set(pathname, search.slice(1));
    return { ...answer, headers: { ...answer.headers, location: pathname } };
  }

  /** Pushes a blob in one chunk, as docker does. */
  async pushBlob(bytes: string | Buffer): Promise<string> {
    const begun = await this.send('POST', 'blobs/uploads/');
    const digest = digestOf(bytes);
    const location = begun.headers['location'] ?? '';
    const sent = await this.send('PATCH', location, { body: bytes });
    const ended = await this.send('PUT', `${sent.headers['location']}?digest=${digest}`);
    if (ended.status !== 201) {
      throw new Error(`no blob: ${begun.status} ${sent.status} ${ended.status}`);
    }
    return digest;
  }

  pushManifest(reference: string, content: string, type: string = types.image): Promise<Answer> {
    return this.send('PUT', `manifests/${reference}`, {
      headers: { 'content-type': type },
      body: content,
    });
  }

  /** An image with its configuration and some layers. */
  async pushImage(
    tag: string,
    layers: readonly (string | Buffer)[] = [randomBytes(20)],
    config: object = {},
    more: object = {},
  ): Promise<{ readonly digest: string; readonly content: string; readonly layers: string[] }> {
    const described = [];
    for (const layer of layers) {
      const digest = await this.pushBlob(layer);
      described.push({ mediaType: types.layer, digest, size: Buffer.byteLength(layer) });
    }
    const configText = JSON.stringify({ architecture: 'amd64', ...config });
    const configDigest = await this.pushBlob(configText);
    const content = JSON.stringify({
      schemaVersion: 2,
      mediaType: types.image,
      config: { mediaType: types.config, digest: configDigest, size: configText.length },
      layers: described,
      ...more,
    });
    const answer = await this.pushManifest(tag, content);
    if (answer.status !== 201) {
      throw new Error(`no image: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    const digests = described.map(({ digest }) => digest);
    return { digest: digestOf(content), content, layers: digests };
  }
}

export interface Place {
  readonly project: Awaited<ReturnType<typeof seedProject>>;
  readonly user: Awaited<ReturnType<typeof seedUser>>;
  /** Credentials of the user, with every scope. */
  readonly credentials: Credentials;
  readonly repository: Repository;
}

/** A project with a maintainer, who has a token for its repository. */
export async function registryProject(
  { db }: TestApp,
  client: RegistryClient,
  { level = AccessLevel.Maintainer, ...seed }: ProjectSeed & { level?: AccessLevel } = {},
): Promise<Place> {
  const user = await seedUser(db);
  const project = await seedProject(db, { visibility: 'private', ...seed });
  await addMember(db, { project, user, level });
  const { token: password } = await seedToken(db, user, { scopes: ['api'] });
  const name = project.full_path.toLowerCase();
  const token = await client.token({ password }, `repository:${name}:pull,push,delete`);
  return { project, user, credentials: { password }, repository: client.at(name, token) };
}
