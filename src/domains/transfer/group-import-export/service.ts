import type { GroupImportExportService } from '#generated/group-import-export/service.ts';
import type { RequestContext } from '#src/context.ts';
import {
  downloadGroupExport,
  startGroupExport,
} from '#src/domains/transfer/import-export/export/group/ask.ts';
import { acceptGroupArchive } from '#src/domains/transfer/import-export/import/group/ask.ts';

export const groupImportExport = {
  async startGroupExport({ group }, context) {
    await startGroupExport(group, context);
    return { status: 202, body: { message: '202 Accepted' } };
  },

  async downloadGroupExport({ group }, context) {
    return downloadGroupExport(group, context);
  },

  async importGroup({ body }, context) {
    await acceptGroupArchive(body, context);
    return { status: 202, body: { message: '202 Accepted' } };
  },
} satisfies GroupImportExportService<RequestContext>;
