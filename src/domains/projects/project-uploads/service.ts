import { open } from 'node:fs/promises';
import type { ProjectUploadsService } from '#generated/project-uploads/service.ts';
import type { UploadedFile } from '#runtime/upload.ts';
import { answerAvatar } from '#src/avatars/answer.ts';
import { detectPictureType } from '#src/avatars/picture-type.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { authorize } from '#src/policy/authorize.ts';
import { toPlainFileName } from '#src/storage/file-name.ts';
import { projectUploadPolicy } from './policy.ts';
import { presentProjectUpload } from './presenter.ts';
import { insertProjectUpload } from './table.ts';

export const projectUploads = {
  async uploadProjectFile({ project, body }, context) {
    const { db, storage, clock } = context;
    authorize(projectUploadPolicy.create, { project });
    const { file } = body;
    const mediaType = detectPictureType(await readFirstBytes(file));
    const blob = await storage.store(file.path);
    try {
      const upload = await insertProjectUpload(
        db,
        {
          projectId: project.id,
          uploaderId: requireActor(context).user.id,
          filename: toPlainFileName(file.filename, 'file'),
          mediaType,
          blob,
          quota: projectUploadPolicy.quota({ project }),
        },
        clock().toISOString(),
      );
      return { status: 201, body: presentProjectUpload(upload, project) };
    } catch (error) {
      await storage.remove(blob.key).catch(() => {});
      throw error;
    }
  },

  async getProjectAvatar({ project }, context) {
    return answerAvatar(context, { kind: 'project', id: project.id });
  },
} satisfies ProjectUploadsService<RequestContext>;

async function readFirstBytes({ path }: UploadedFile): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(32), 0, 32, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
