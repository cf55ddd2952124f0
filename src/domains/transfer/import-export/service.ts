import type { ImportExportService } from '#generated/import-export/service.ts';
import type { RequestContext } from '#src/context.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';
import { downloadExport, presentExport, startExport } from './export/ask.ts';
import { acceptAddress, acceptArchive, presentImport, presentReserved } from './import/ask.ts';
import { requireRemoteArchive } from './import/remote.ts';
import { requireBucketArchive } from './import/s3.ts';

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

  async importProject({ body: { file, ...input } }, context) {
    const reserved = await acceptArchive(file, input, context);
    return { status: 201, body: await presentReserved(context, reserved) };
  },

  async importRemoteProject({ body: { url, ...input } }, context) {
    const find = (settings: ApplicationSettingsRow) => requireRemoteArchive(url, settings);
    const reserved = await acceptAddress(find, input, context);
    return { status: 201, body: await presentReserved(context, reserved) };
  },

  async importProjectFromS3({ body }, context) {
    const find = (settings: ApplicationSettingsRow) =>
      requireBucketArchive(body, settings, context.clock());
    const reserved = await acceptAddress(find, body, context);
    return { status: 201, body: await presentReserved(context, reserved) };
  },

  async getProjectImport({ project }, { db }) {
    return { status: 200, body: await presentImport(db, project) };
  },
} satisfies ImportExportService<RequestContext>;
