import { Router } from 'express';
import { Forbidden, NotFound } from '#src/errors.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { findGroupFor } from '#src/policy/group-access.ts';
import { findProjectFor } from '#src/policy/project-access.ts';
import { downloadGroupExport } from '#src/domains/transfer/import-export/export/group/ask.ts';
import { downloadExport } from '#src/domains/transfer/import-export/export/ask.ts';
import { projectPolicy } from '#src/domains/core/projects/policy.ts';
import type { PageHandlers, PageParts } from './handlers.tsx';

/** Gives archives to maintainers of the project, or owners of the group: mails lead here. Counted with downloads by the API. */
export function createExportsRouter({ ownPage }: PageHandlers, { environment }: PageParts): Router {
  const { db, limits } = environment;
  const router = Router({ strict: true, caseSensitive: true });
  router.get(
    '/groups/*group/-/download_export',
    ownPage(async ({ actor, ip }, req) => {
      const group = await findGroupFor(db, actor, pathIn(req.params['group']));
      if (group.level < AccessLevel.Owner) throw new Forbidden();
      const path = `/groups/${group.id}/export/download`;
      await limits.consume('group_download_export', { actor, path, ip });
      const { body, headers } = await downloadGroupExport(group, environment);
      return { file: body, headers: { ...headers, 'Content-Type': 'application/gzip' } };
    }),
  );
  router.get(
    '/*project/download_export',
    ownPage(async ({ actor, ip }, req) => {
      const project = await findProjectFor(db, actor, pathIn(req.params['project']));
      if (!projectPolicy.administer({ project })) throw new Forbidden();
      const path = `/projects/${project.id}/export/download`;
      await limits.consume('project_export_download', { actor, path, ip });
      const { body, headers } = await downloadExport(project, { ...environment, actor });
      return { file: body, headers: { ...headers, 'Content-Type': 'application/gzip' } };
    }),
  );
  return router;
}

function pathIn(parts: unknown): string {
  if (!Array.isArray(parts)) throw new NotFound();
  return parts.join('/');
}
