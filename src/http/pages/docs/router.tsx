import { type Request, Router } from 'express';
import type { IntrospectionType } from 'graphql';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { NotFound } from '#src/errors.ts';
import { lists, type ListName } from '../../docs/addresses.ts';
import { findBundlePath } from '../../docs/folders.ts';
import { loadCatalogue, readPrepared, readPreparedValue } from '../../docs/prepared.ts';
import { readDocumentPart } from '../../docs/reader.ts';
import { listSchemes } from '../../docs/schemes.ts';
import { searchDocumentation } from '../../docs/search.ts';
import type { PageHandlers, PageParts } from '../handlers.tsx';
import { readQueryText } from '../page-query.ts';
import type { DocsParts } from './frame.tsx';
import { OperationPage } from './operation.tsx';
import { Overview, ResourcePage } from './overview.tsx';
import { AllWebhooks, SchemaList, SchemaPage, WebhookPage } from './schema.tsx';
import { SearchPage } from './search.tsx';
import { TypeList, TypePage } from './types.tsx';

/** `/docs`: the operations, webhooks and schemas of the published document, and the types of GraphQL. */
export function createDocumentationRouter(
  { page }: PageHandlers,
  { environment: { config } }: PageParts,
): Router {
  const router = Router({ strict: true, caseSensitive: true });
  router.get(
    '/docs',
    page(async ({ frame }, req) => {
      const parts = { frame, catalogue: await loadCatalogue(), origin: config.baseUrl };
      return { page: await showPage(parts, req), revalidate: true, scripts: true };
    }),
  );
  return router;
}

type ShowPage = (parts: DocsParts, name: string, req: Request) => Promise<JSX.Element>;

/** The kinds of pages by the parameter of the address that names one. */
const kinds: Readonly<Record<string, ShowPage>> = {
  async search(parts, search) {
    const found = await searchDocumentation(parts.catalogue, search);
    return <SearchPage {...parts} search={search} found={found} />;
  },
  async operation(parts, name) {
    const id = name.toLowerCase();
    const shown = requireFound(
      parts.catalogue.operations.find((each) => each.id.toLowerCase() === id),
    );
    return <OperationPage {...parts} shown={shown} read={await readFor(parts, shown)} />;
  },
  async webhook(parts, name) {
    const shown = requireFound(parts.catalogue.webhooks.find((each) => each.name === name));
    return <WebhookPage {...parts} shown={shown} read={await readFor(parts, shown)} />;
  },
  async resource(parts, name) {
    const tags = parts.catalogue.groups.flatMap((group) => group.tags);
    return <ResourcePage {...parts} tag={requireFound(tags.find((tag) => tag.name === name))} />;
  },
  async schema(parts, name, req) {
    const { components, operations } = parts.catalogue;
    const key = `schemas/${name}`;
    const span = requireFound(Object.hasOwn(components, key) ? components[key] : undefined);
    const all = JSON.parse((await readPrepared('uses.json')).toString()) as Uses;
    const ids = new Set(Object.hasOwn(all, name) ? all[name] : []);
    const uses = operations.filter(({ id }) => ids.has(id));
    const shown = { name, uses, from: readFrom(req), read: await readFor(parts, { span }) };
    return <SchemaPage {...parts} {...shown} />;
  },
  async type(parts, name, req) {
    const { span } = requireFound(parts.catalogue.types.find((each) => each.name === name));
    const type: unknown = await readPreparedValue('types.jsonl', span);
    return <TypePage {...parts} type={type as IntrospectionType} from={readFrom(req)} />;
  },
  async list(parts, name) {
    if (!Object.hasOwn(lists, name)) throw new NotFound();
    return listAll[name as ListName](parts);
  },
};

const listAll: Readonly<Record<ListName, (parts: DocsParts) => JSX.Element>> = {
  webhooks: (parts) => <AllWebhooks {...parts} />,
  schemas: (parts) => <SchemaList {...parts} />,
  types: (parts) => <TypeList {...parts} />,
};

type Uses = Readonly<Record<string, readonly string[]>>;

async function showPage(parts: DocsParts, req: Request): Promise<JSX.Element> {
  for (const [parameter, show] of Object.entries(kinds)) {
    const name = readQueryText(req, parameter).slice(0, 100).trim();
    if (name !== '') return show(parts, name, req);
  }
  return <Overview {...parts} schemes={await listSchemes(parts.catalogue)} />;
}

/** @throws NotFound for a name that the document does not have */
function requireFound<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new NotFound();
  return value;
}

const readFor = ({ catalogue }: DocsParts, part: Parameters<typeof readDocumentPart>[2]) =>
  readDocumentPart(findBundlePath(), catalogue, part);

/** The number of members that the page leaves out at the beginning. */
const readFrom = (req: Request) => Number(/^\d{1,4}$/.exec(readQueryText(req, 'from'))?.[0] ?? 0);
