import { readFile } from 'node:fs/promises';
import type { Appearance, UpdateAppearance } from '#generated/application/types.ts';
import type { UploadedFile } from '#runtime/upload.ts';
import { detectPictureType } from '#src/avatars/picture-type.ts';
import type { Database } from '#src/database/database.ts';
import { BadRequest } from '#src/errors.ts';
import { mebibyteBytes } from '#src/units.ts';

const pictureKinds = ['logo', 'header_logo', 'favicon'] as const;

type PictureKind = (typeof pictureKinds)[number];

export const isPictureKind = (text: string): text is PictureKind =>
  pictureKinds.some((kind) => kind === text);

type Texts = Omit<Appearance, PictureKind>;

interface Picture {
  readonly kind: PictureKind;
  readonly filename: string;
  readonly media_type: string;
  readonly bytes: Uint8Array;
}

/** Name, messages and pictures of the instance. */
export async function findAppearance(db: Database): Promise<Appearance> {
  const texts = await db<Texts>('appearances')
    .where('id', 1)
    .first(
      'title',
      'description',
      'new_project_guidelines',
      'profile_image_guidelines',
      'header_message',
      'footer_message',
      'message_background_color',
      'message_font_color',
      'email_header_and_footer_enabled',
    );
  if (texts === undefined) throw new Error('the row of appearances is missing');
  const pictures = await db<Picture>('appearance_pictures').select('kind', 'filename');
  const formatPictureUrl = (kind: PictureKind) => {
    const picture = pictures.find((each) => each.kind === kind);
    if (picture === undefined) return null;
    return `/uploads/-/system/appearance/${kind}/1/${encodeURIComponent(picture.filename)}`;
  };
  return {
    ...texts,
    logo: formatPictureUrl('logo'),
    header_logo: formatPictureUrl('header_logo'),
    favicon: formatPictureUrl('favicon'),
  };
}

/** The file for the address of a picture; undefined without a picture of this kind and name. */
export async function findAppearancePicture(
  db: Database,
  kind: PictureKind,
  filename: string,
): Promise<Picture | undefined> {
  return db<Picture>('appearance_pictures').where({ kind, filename }).first();
}

/** The icon that the instance was given for the browser's tab. */
export async function findFavicon(db: Database): Promise<Picture | undefined> {
  return db<Picture>('appearance_pictures').where('kind', 'favicon').first();
}

/**
 * Changes the given attributes; null or an empty value removes a picture.
 * @throws BadRequest with the messages of all invalid attributes
 */
export async function updateAppearance(db: Database, body: UpdateAppearance): Promise<Appearance> {
  const { logo, header_logo, favicon, ...texts } = body;
  const errors: Record<string, string[]> = {};
  for (const name of ['message_background_color', 'message_font_color'] as const) {
    const color = texts[name];
    if (color !== undefined && !/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(color)) {
      errors[name] = ['must be a valid color code'];
    }
  }
  const pictures = await Promise.all(
    Object.entries({ logo, header_logo, favicon } satisfies Record<PictureKind, unknown>).map(
      async ([kind, file]) => readPicture(kind as PictureKind, file, errors),
    ),
  );
  if (Object.keys(errors).length > 0) throw new BadRequest(errors);

  await db.transaction(async (db) => {
    const columns = Object.fromEntries(
      Object.entries(texts).filter(([name]) => textNames.has(name)),
    );
    if (Object.keys(columns).length > 0) await db('appearances').where('id', 1).update(columns);
    for (const change of pictures) {
      if (change === null) continue;
      await db('appearance_pictures').where('kind', change.kind).delete();
      if (change.picture !== null) await db('appearance_pictures').insert({ ...change.picture });
    }
  });
  return findAppearance(db);
}

const textNames: ReadonlySet<string> = new Set([
  'title',
  'description',
  'new_project_guidelines',
  'profile_image_guidelines',
  'header_message',
  'footer_message',
  'message_background_color',
  'message_font_color',
  'email_header_and_footer_enabled',
] satisfies (keyof Texts)[]);

const maxPictureBytes = mebibyteBytes;

interface PictureChange {
  readonly kind: PictureKind;
  /** Null removes it. */
  readonly picture: Picture | null;
}

/** Null without this picture in the request, and for an invalid one, whose message is added to `errors`. */
async function readPicture(
  kind: PictureKind,
  file: UploadedFile | null | undefined,
  errors: Record<string, string[]>,
): Promise<PictureChange | null> {
  if (file === undefined) return null;
  if (file === null) return { kind, picture: null };
  if (file.size > maxPictureBytes) {
    errors[kind] = ['is too big (should be at most 1 MB)'];
    return null;
  }
  const bytes = file.size === 0 ? Buffer.alloc(0) : await readFile(file.path);
  const media_type = detectPictureType(bytes);
  if (media_type === null) {
    errors[kind] = [
      'file format is not supported. Please try one of the following: png, jpg, gif, webp, ico',
    ];
    return null;
  }
  return { kind, picture: { kind, filename: chooseFileName(file, kind), media_type, bytes } };
}

/** The last part of the name alone, without characters that have a meaning in URLs and paths. */
function chooseFileName({ filename }: UploadedFile, kind: PictureKind): string {
  const last = filename.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replaceAll(/[^A-Za-z0-9._-]/g, '_')
    .replace(/^\.+/, '')
    .slice(-100);
  return plain === '' ? kind : plain;
}
