import { readFile } from 'node:fs/promises';
import { Router } from 'express';
import { NotFound } from '#src/errors.ts';
import { memoize } from '#src/turns/remembered.ts';
import { readDocumentation } from '../../docs/documentation.ts';
import { findBundlePath } from '../../docs/folders.ts';
import type { Described } from '../../docs/operation-facts.ts';
import { readQueryText } from '../page-query.ts';
import type { PageHandlers, PageParts } from '../handlers.tsx';
import { OperationPage, WebhookPage } from './operation.tsx';
import { Overview, ResourcePage, SearchPage } from './overview.tsx';

/** `/docs`: the operations of the published document, to read. */
export function createDocumentationRouter(
  { page }: PageHandlers,
  { environment: { config } }: PageParts,
): Router {
  const origin = config.baseUrl;
  const read = memoize(async () =>
    readDocumentation(JSON.parse(await readFile(findBundlePath(), 'utf8')) as Described),
  );
  const router = Router({ strict: true, caseSensitive: true });
  router.get(
    '/docs',
    page(async ({ frame }, req) => {
      const documentation = await read();
      const parts = { frame, documentation, origin };
      const search = readQueryText(req, 'search').slice(0, 100).trim();
      if (search !== '') return { page: <SearchPage {...parts} search={search} /> };
      const id = readQueryText(req, 'operation');
      if (id !== '') {
        const shown = documentation.operations.get(id.toLowerCase());
        if (shown === undefined) throw new NotFound();
        return { page: <OperationPage {...parts} shown={shown} /> };
      }
      const sent = readQueryText(req, 'webhook');
      if (sent !== '') {
        const webhooks = documentation.resources.flatMap((resource) => resource.webhooks);
        const shown = webhooks.find((each) => each.name === sent);
        if (shown === undefined) throw new NotFound();
        return { page: <WebhookPage {...parts} shown={shown} /> };
      }
      const name = readQueryText(req, 'resource');
      if (name === '') return { page: <Overview {...parts} /> };
      const resource = documentation.resources.find((each) => each.name === name);
      if (resource === undefined) throw new NotFound();
      return { page: <ResourcePage frame={frame} resource={resource} /> };
    }),
  );
  return router;
}
