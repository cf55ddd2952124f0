import type { ImportExportService } from '../../../generated/import-export/service.ts';
import type { RequestContext } from '../../context.ts';
import { downloadExport, presentExport, startExport } from './export/ask.ts';
import { acceptArchive, presentImport, presentReserved } from './import/ask.ts';

export const importExport = {
  async startProjectExport({ project, body }, context) {
    await startExport(project, body, context);
    return { status: 202, body: { message: '202 Accepted' } };
  },

  async getProjectExport({ project }, context) {
    return { status: 200, body: await presentExport(project, context) };
  },

  async downloadProjectExport({ project }, context) {
    return downloadExport(project, context);
  },

  async importProject({ body: { file, ...asked } }, context) {
    const reserved = await acceptArchive(file, asked, context);
    return { status: 201, body: await presentReserved(context, reserved) };
  },

  async getProjectImport({ project }, { db }) {
    return { status: 200, body: await presentImport(db, project) };
  },
} satisfies ImportExportService<RequestContext>;
