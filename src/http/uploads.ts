import express from 'express';
import type { Request, Response, Router } from 'express';
import { sendThrough } from '#runtime/send-through.ts';
import type { Authenticate } from '#src/auth/authenticate.ts';
import { requireScope } from '#src/auth/scopes.ts';
import type { AvatarKind } from '#src/avatars/address.ts';
import { pictureHeaders } from '#src/avatars/answer.ts';
import { findAvatar } from '#src/avatars/table.ts';
import type { Environment } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { HttpError } from '#src/errors.ts';
import { findGroupFor } from '#src/policy/group-access.ts';
import { findProjectFor } from '#src/policy/project-access.ts';
import type { Actor } from '#src/records/actor.ts';
import {
  findAppearancePicture,
  isPictureKind,
} from '#src/domains/platform/application/appearance.ts';
import { findUploadByPath } from '#src/domains/projects/project-uploads/table.ts';
import { findTopic } from '#src/domains/projects/topics/finder.ts';
import { findVisibleUser } from '#src/domains/core/users/visible.ts';

export interface UploadsDeps {
  readonly environment: Pick<Environment, 'db' | 'storage'>;
  readonly authenticate: Authenticate;
}

interface StoredFile {
  readonly filename: string;
  /** Null for files that are only downloaded. */
  readonly media_type: string | null;
  readonly size: number;
  readonly storage_key: string;
}

/** Serves pictures and uploads at their addresses, to callers who may see the owner. */
export function createUploadsRouter({ environment, authenticate }: UploadsDeps): Router {
  const { db, storage } = environment;
  const router = express.Router({ strict: true, caseSensitive: true });

  addAppearance(router, db);
  const serve = (find: (req: Request, actor: Actor | null) => Promise<StoredFile | null>) =>
    async function answer(req: Request, res: Response, next: () => void): Promise<void> {
      const file = await catchHttpErrors(async () =>
        find(req, await findCaller(req, authenticate)),
      );
      const stream = file === null ? null : await storage.read(file.storage_key);
      if (file === null || stream === null) {
        next();
        return;
      }
      res.set({
        ...pictureHeaders,
        ...(file.media_type === null && {
          'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
        }),
        'Cache-Control': 'max-age=0, private, must-revalidate',
        'Content-Type': file.media_type ?? 'application/octet-stream',
        'Content-Length': String(file.size),
      });
      if (req.method === 'HEAD') {
        stream.destroy();
        res.end();
        return;
      }
      sendThrough([stream], res, () => undefined);
    };

  router.get(
    '/uploads/-/system/:kind/avatar/:id/:filename',
    serve(async ({ params }, actor) => {
      const { kind = '', id = '', filename } = params as Record<string, string>;
      if (!isKind(kind) || !/^[1-9][0-9]{0,15}$/.test(id)) return null;
      await owners[kind](db, actor, Number(id));
      const avatar = await findAvatar(db, { kind, id: Number(id) });
      return avatar?.filename === filename ? (avatar ?? null) : null;
    }),
  );
  const findUpload = async (actor: Actor | null, path: string, req: Request) => {
    const { secret = '', filename = '' } = req.params as Record<string, string>;
    const upload = await findUploadByPath(db, path, secret, filename);
    if (upload === undefined) return null;
    // Mails show pictures to readers who are not signed in, where the project wants that.
    const open = upload.media_type !== null && !upload.enforce_auth_checks_on_uploads;
    if (!open) await findProjectFor(db, actor, upload.project_id);
    return upload;
  };
  router.get(
    '/-/project/:id/uploads/:secret/:filename',
    serve(async (req, actor) => {
      const id = String(req.params['id']);
      if (!/^[1-9][0-9]{0,14}$/.test(id)) return null;
      const project = await db('projects')
        .where({ id: Number(id) })
        .first('full_path');
      return project === undefined ? null : findUpload(actor, String(project.full_path), req);
    }),
  );
  router.get(
    '/*path/uploads/:secret/:filename',
    serve(async (req, actor) => {
      const path = (req.params['path'] as unknown as readonly string[]).join('/');
      return findUpload(actor, path, req);
    }),
  );
  return router;
}

/** Pictures of the sign-in page and the header, which are public. */
function addAppearance(router: Router, db: Database): void {
  router.get('/uploads/-/system/appearance/:kind/1/:filename', (req, res, next) => {
    const { kind, filename } = req.params;
    const answer = async () => {
      const picture = isPictureKind(kind)
        ? await findAppearancePicture(db, kind, filename)
        : undefined;
      if (picture === undefined) {
        next();
        return;
      }
      // The pictures are public: the sign-in page shows them.
      res.set({ ...pictureHeaders, 'Cache-Control': 'max-age=300, public' });
      res.type(picture.media_type).send(Buffer.from(picture.bytes));
    };
    answer().catch(next);
  });
}

/** Each throws when the actor does not see the owner. */
const owners: Readonly<
  Record<AvatarKind, (db: Database, actor: Actor | null, id: number) => Promise<unknown>>
> = {
  user: findVisibleUser,
  group: findGroupFor,
  project: findProjectFor,
  topic: findTopic,
};

const isKind = (kind: string): kind is AvatarKind => Object.hasOwn(owners, kind);

async function findCaller(req: Request, authenticate: Authenticate): Promise<Actor | null> {
  const actor = await authenticate({
    header: (name) => req.get(name),
    query: (name) => {
      const value = req.query[name];
      return typeof value === 'string' ? value : undefined;
    },
    http: req,
  });
  if (actor !== null) requireScope(actor, ['api', 'read_api']);
  return actor;
}

/** A file that is hidden is as good as none. */
async function catchHttpErrors<T>(find: () => Promise<T | null>): Promise<T | null> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}
