import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type BenchServer, startServer } from '#test/bench/processes.ts';

interface Entity {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly memberOf?: readonly string[];
    readonly parent?: string;
    readonly profile?: { readonly displayName?: string };
  };
}

interface Provider {
  connect(connection: {
    applyMutation(given: { readonly entities: readonly { readonly entity: Entity }[] }): void;
  }): Promise<void>;
}

const token = 'catalog-reader-token';
const module = '@backstage/plugin-catalog-backend-module-gitlab';

/** Lets the catalog of a portal load users and groups from a running server, and answers what is wrong. */
export async function askCatalog(folder: string): Promise<readonly string[]> {
  const data = await mkdtemp(join(tmpdir(), 'hearth-catalog-'));
  const server = await startServer(
    ['--import', 'tsx', 'src/main.ts', '--empty'],
    '/api/v4/version',
    { ...{ DATA_DIR: data, ROOT_TOKEN: token, RATE_LIMITS: 'off', LOG_LEVEL: 'error' } },
    { 'private-token': token },
  );
  try {
    await makeCompany(server);
    const load = createRequire(join(folder, 'package.json'));
    return [
      ...(await compare(load, server, 'everybody', {}, everybody)),
      ...(await compare(load, server, 'one group', ofOneGroup, thoseOfOneGroup)),
    ];
  } finally {
    await server.stop();
    await rm(data, { recursive: true, force: true });
  }
}

/** A group within a group, and people in each. */
async function makeCompany({ origin }: BenchServer): Promise<void> {
  async function post(path: string, body: object): Promise<number> {
    const headers = { 'private-token': token, 'content-type': 'application/json' };
    const url = `${origin}/api/v4/${path}`;
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { readonly id: number }).id;
  }
  const kiln = await post('groups', { name: 'Kiln', path: 'kiln', visibility: 'private' });
  const glaze = await post('groups', { name: 'Glaze', path: 'glaze', parent_id: kiln });
  for (const [username, group] of [
    ['mary', kiln],
    ['otto', glaze],
  ] as const) {
    const user_id = await post('users', {
      ...{ username, name: username.toUpperCase(), email: `${username}@hearth.example` },
      ...{ password: 'warm bricks keep long', skip_confirmation: true },
    });
    await post(`groups/${group}/members`, { user_id, access_level: 30 });
  }
}

const ofOneGroup = { group: 'kiln', restrictUsersToGroup: true };

/** The entities in short; root made the groups, and is in both. */
const everybody = [
  'Group kiln: Kiln',
  'Group kiln-glaze: Glaze, in kiln',
  'User mary: MARY of kiln',
  'User otto: OTTO of kiln-glaze',
  'User root: Administrator of kiln, kiln-glaze',
];

const thoseOfOneGroup = [
  'Group glaze: Glaze, in kiln',
  'Group kiln: Kiln',
  'User mary: MARY of kiln',
  'User root: Administrator of glaze, kiln',
];

async function compare(
  load: NodeJS.Require,
  { origin }: BenchServer,
  name: string,
  choices: object,
  expected: readonly string[],
): Promise<readonly string[]> {
  const wrong: string[] = [];
  const complain = (text: string) => void wrong.push(`the catalog of ${name} says: ${text}`);
  const quiet = () => undefined;
  const logger = {
    child: () => logger,
    debug: quiet,
    info: quiet,
    warn: complain,
    error: complain,
  };
  const { host } = new URL(origin);
  const { ConfigReader } = load('@backstage/config') as {
    readonly ConfigReader: new (values: object) => object;
  };
  const config = new ConfigReader({
    integrations: {
      gitlab: [{ host, token, baseUrl: origin, apiBaseUrl: `${origin}/api/v4` }],
    },
    catalog: { providers: { gitlab: { hearth: { host, orgEnabled: true, ...choices } } } },
  });
  // The module's own entry also loads a cache of files, which needs half of a portal: `package.json` leaves it out.
  const file = join(load.resolve(module), '../providers/GitlabOrgDiscoveryEntityProvider.cjs.js');
  const { GitlabOrgDiscoveryEntityProvider: Catalog } = load(file) as {
    readonly GitlabOrgDiscoveryEntityProvider: {
      fromConfig(config: object, options: object): readonly Provider[];
    };
  };
  const schedule = { run: ({ fn }: { readonly fn: () => Promise<void> }) => fn() };
  const found: string[] = [];
  for (const provider of Catalog.fromConfig(config, { logger, schedule })) {
    await provider.connect({
      applyMutation: ({ entities }) =>
        void found.push(...entities.map(({ entity }) => told(entity))),
    });
  }
  const sorted = found.toSorted();
  if (!isDeepStrictEqual(sorted, expected.toSorted())) {
    wrong.push(`the catalog of ${name} loads ${sorted.join('; ')}, not ${expected.join('; ')}`);
  }
  return wrong;
}

function told({ kind, metadata, spec }: Entity): string {
  const { memberOf = [], parent, profile } = spec;
  const within = parent === undefined ? '' : `, in ${parent}`;
  const groups = memberOf.length === 0 ? '' : ` of ${memberOf.toSorted().join(', ')}`;
  return `${kind} ${metadata.name}: ${profile?.displayName ?? ''}${within}${groups}`;
}
