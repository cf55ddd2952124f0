import { Router } from 'express';
import { Forbidden, NotFound } from '../../errors.ts';
import { findProjectFor } from '../../policy/project-access.ts';
import { downloadExport } from '../../resources/import-export/export/ask.ts';
import { projectPolicy } from '../../resources/projects/policy.ts';
import type { PageHandlers, PageParts } from './handlers.tsx';

/** Gives the archive of a project to its maintainers: mails lead here. Counted with downloads by the API. */
export function exportsRouter({ ownPage }: PageHandlers, { environment }: PageParts): Router {
  const { db, limits } = environment;
  const router = Router({ strict: true, caseSensitive: true });
  router.get(
    '/*project/download_export',
    ownPage(async ({ actor, ip }, req) => {
      const parts: unknown = req.params['project'];
      if (!Array.isArray(parts)) throw new NotFound();
      const project = await findProjectFor(db, actor, parts.join('/'));
      if (!projectPolicy.administer({ project })) throw new Forbidden();
      const path = `/projects/${project.id}/export/download`;
      await limits.consume('project_export_download', { actor, path, ip });
      const { body, headers } = await downloadExport(project, { ...environment, actor });
      return { file: body, headers: { ...headers, 'Content-Type': 'application/gzip' } };
    }),
  );
  return router;
}
