import { Router } from 'express';
import { NotFound } from '#src/errors.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import { findProjectFor } from '#src/policy/project-access.ts';
import { findWikiAddress } from '#src/domains/delivery/integrations/wiki-address.ts';
import type { PageHandlers, PageParts } from './handlers.tsx';

/** Redirects from the usual address of a project's wiki to the actual one, for callers who may read it. */
export function createWikiRouter(
  { page }: PageHandlers,
  { environment: { db } }: PageParts,
): Router {
  const router = Router({ strict: true, caseSensitive: true });
  router.get(
    '/*project/-/wikis{/home}',
    page(async ({ actor }, req) => {
      const parts: unknown = req.params['project'];
      if (!Array.isArray(parts)) throw new NotFound();
      const project = await findProjectFor(db, actor, parts.join('/'));
      const address = isFeatureVisible(project, 'wiki')
        ? await findWikiAddress(db, project.id)
        : null;
      if (address === null) throw new NotFound();
      return { leave: address };
    }),
  );
  return router;
}
