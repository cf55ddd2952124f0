import type { RelationsExportService } from '#generated/relations-export/service.ts';
import type { RequestContext } from '#src/context.ts';
import { maxPageRows, createPageOfRows } from '#src/lists/offset.ts';
import {
  downloadRelation,
  listRelations,
  presentRelationFile,
  startRelationsExport,
} from './ask.ts';
import type { ExportSubject } from './table.ts';

interface Listing {
  readonly page: number;
  readonly per_page?: number;
}

async function list(context: RequestContext, subject: ExportSubject, { page, per_page }: Listing) {
  const files = await listRelations(subject, context);
  // All relations fit on one page, so without `per_page` all are returned.
  const shown = await createPageOfRows(files, { page, per_page: per_page ?? maxPageRows });
  return { status: 200, page: shown.page, body: shown.rows.map(presentRelationFile) } as const;
}

const accepted = { status: 202, body: { message: '202 Accepted' } } as const;

export const relationsExport = {
  async startGroupRelationsExport({ group }, context) {
    await startRelationsExport({ group_id: group.id }, context);
    return accepted;
  },

  async listGroupRelationExports({ group, query }, context) {
    return list(context, { group_id: group.id }, query);
  },

  async downloadGroupRelationExport({ group, query }, context) {
    return downloadRelation({ group_id: group.id }, query.relation, context);
  },

  async startProjectRelationsExport({ project }, context) {
    await startRelationsExport({ project_id: project.id }, context);
    return accepted;
  },

  async listProjectRelationExports({ project, query }, context) {
    return list(context, { project_id: project.id }, query);
  },

  async downloadProjectRelationExport({ project, query }, context) {
    return downloadRelation({ project_id: project.id }, query.relation, context);
  },
} satisfies RelationsExportService<RequestContext>;
