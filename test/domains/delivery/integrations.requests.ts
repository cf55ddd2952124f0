import document from '#generated/openapi.json' with { type: 'json' };
import { type Call, type Calls, type Harmless, none } from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';

/** Address of the outside network, which needs no lookup. */
const address = 'https://9.9.9.9';

interface Operation {
  readonly operationId: string;
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly example?: Readonly<Record<string, unknown>> }>
    >;
  };
}

type Methods = Readonly<Record<'get' | 'put' | 'delete', Operation>>;

const prefix = '/projects/{id}/integrations/';
const paths = document.paths as unknown as Readonly<Record<string, Methods>>;

/** The kinds with a path of their own. */
const ofKinds = Object.entries(paths)
  .filter(([path]) => path.startsWith(prefix) && !path.includes('{slug}'))
  .map(([path, operations]) => ({ slug: path.slice(prefix.length), operations }));

function settingsOf({ put }: Methods): Readonly<Record<string, unknown>> {
  const example = put.requestBody?.content['application/json']?.example ?? {};
  const here = (value: unknown) =>
    typeof value === 'string' ? value.replace(/^https:\/\/[^/]+/, address) : value;
  return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, here(value)]));
}

async function setUp(world: World, slug: string, body: object): Promise<Call> {
  const { id } = await world.anotherProject();
  const as = world.api.as(world.people.administrator);
  await as.put(`/projects/${id}/services/${slug}`, body);
  return { ...none, params: { id } };
}

const tracker = {
  new_issue_url: `${address}/new`,
  issues_url: `${address}/:id`,
  project_url: address,
};
const params = { slug: 'custom_issue_tracker' };

async function bySlug(world: World): Promise<Call> {
  const call = await setUp(world, params.slug, tracker);
  return { ...call, params: { ...call.params, ...params } };
}

const saveBySlug = async (world: World): Promise<Call> => ({
  ...(await bySlug(world)),
  body: tracker,
});

/** The user in the chat has no account yet. */
async function commandFrom(world: World): Promise<Call> {
  const slug = 'slack_slash_commands';
  const call = await setUp(world, slug, { token: 'glaze-4711' });
  const body = { token: 'glaze-4711', team_id: 'T1', user_id: 'U1', text: 'help' };
  return { ...call, params: { ...call.params, slug }, body };
}

/** Calls that succeed. */
export const calls: Calls = {
  sendSlashCommand: commandFrom,
  sendSlashCommandToService: commandFrom,
  getIntegrationBySlug: bySlug,
  saveIntegrationBySlug: saveBySlug,
  disableIntegrationBySlug: bySlug,
  getServiceBySlug: bySlug,
  saveServiceBySlug: saveBySlug,
  disableServiceBySlug: bySlug,
  ...Object.fromEntries(
    ofKinds.flatMap(({ slug, operations }) => {
      const body = settingsOf(operations);
      const stored = (world: World) => setUp(world, slug, body);
      return [
        [operations.get.operationId, stored],
        [operations.put.operationId, async (world: World) => ({ ...(await stored(world)), body })],
        [operations.delete.operationId, stored],
      ] as const;
    }),
  ),
};

const invalid = { params, body: { ...tracker, issues_url: address } };

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  saveIntegrationBySlug: () => invalid,
  disableIntegrationBySlug: () => ({ params }),
  saveServiceBySlug: () => invalid,
  disableServiceBySlug: () => ({ params }),
  ...Object.fromEntries(
    ofKinds.flatMap(({ operations }) => {
      const body = Object.fromEntries(
        Object.entries(settingsOf(operations)).map(([name, value]) => [
          name,
          typeof value === 'string' ? ' ' : value,
        ]),
      );
      return [
        [operations.put.operationId, () => ({ body })],
        [operations.delete.operationId, () => ({})],
      ] as const;
    }),
  ),
};
