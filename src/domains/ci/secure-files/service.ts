import { hash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { SecureFilesService } from '#generated/secure-files/service.ts';
import type { SecureFile } from '#generated/secure-files/types.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { BadRequest, HttpError, RowNotFound } from '#src/errors.ts';
import { formatAttachmentDisposition } from '#src/text/header-text.ts';
import { authorize } from '#src/policy/authorize.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { blank, findTextErrors } from '#src/text/text-errors.ts';
import { mebibyteBytes } from '#src/units.ts';
import { secureFilePolicy } from './policy.ts';
import { sealContent, unsealContent } from './sealed-content.ts';
import { findSecureFile, findSecureFiles, insertSecureFile, type SecureFileRow } from './table.ts';

/** Files are smaller than this. */
const maxFileBytes = 5 * mebibyteBytes;

export const secureFiles = {
  async listSecureFiles({ project, query }, { db }) {
    const { rows, page } = await findSecureFiles(db, project.id, query);
    return { status: 200, page, body: rows.map(presentSecureFile) };
  },

  async getSecureFile({ project, params }, { db }) {
    const file = await findSecureFile(db, project.id, params.id);
    return { status: 200, body: presentSecureFile(file) };
  },

  async createSecureFile({ project, body }, context) {
    authorize(secureFilePolicy.change, { project });
    const { db, storage, now } = context;
    const { name, permissions, file } = body;
    refuseInvalid(name, file.size);
    const content = await readFile(file.path);
    const salt = randomBytes(16).toString('hex');
    const blob = await storage.store(Readable.from([sealContent(db, content, salt)]));
    try {
      const row = await insertSecureFile(db, {
        project_id: project.id,
        uploader_id: requireActor(context).user.id,
        name,
        permissions,
        sha256: hash('sha256', content, 'hex'),
        size: content.length,
        salt,
        storage_key: blob.key,
        created_at: now,
      });
      return { status: 201, body: presentSecureFile(row) };
    } catch (error) {
      await storage.remove(blob.key).catch(() => {});
      throw error;
    }
  },

  async deleteSecureFile({ project, params }, { db, storage }) {
    authorize(secureFilePolicy.change, { project });
    const file = await findSecureFile(db, project.id, params.id);
    await db('secure_files').where({ id: file.id }).delete();
    // A file that cannot be removed now is swept away later.
    await storage.remove(file.storage_key).catch(() => {});
    return { status: 204 };
  },

  downloadSecureFile: ({ project, params }, context) => download(context, project, params.id),

  downloadSecureFileByShortPath: ({ project, params }, context) =>
    download(context, project, params.id),
} satisfies SecureFilesService<RequestContext>;

function refuseInvalid(name: string, size: number): void {
  if (size >= maxFileBytes) throw new HttpError(413, { message: '413 Request Entity Too Large' });
  const faults = { name: findTextErrors(name), file: size === 0 ? [blank] : [] };
  const faulty = Object.entries(faults).filter(([, texts]) => texts.length > 0);
  if (faulty.length > 0) throw new BadRequest(Object.fromEntries(faulty));
}

async function download(
  { db, storage }: RequestContext,
  project: Pick<ProjectAccess, 'id'>,
  id: number,
) {
  const { name, salt, storage_key } = await findSecureFile(db, project.id, id);
  const stream = await storage.read(storage_key);
  // The file was deleted by a concurrent request.
  if (stream === null) throw new RowNotFound();
  const headers = { 'Content-Disposition': formatAttachmentDisposition(name) };
  const body = unsealContent(db, await buffer(stream), salt);
  return { status: 200, headers, body } as const;
}

const presentSecureFile = ({
  id,
  name,
  sha256,
  permissions,
  created_at,
}: SecureFileRow): SecureFile => ({
  id,
  name,
  checksum: sha256,
  checksum_algorithm: 'sha256',
  permissions,
  created_at,
});
