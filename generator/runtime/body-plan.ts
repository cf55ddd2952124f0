import type { FieldReader } from './form-fields.ts';
import type { RawTree, RawValue } from './raw.ts';
import { RefusedRequest } from './refused-request.ts';

export interface BodyLimits {
  /** Bytes of a JSON or form body, and of all text parts of a multipart body. */
  readonly text: number;
  /** Bytes of one file, where the document does not say fewer. */
  readonly file: number;
  /** The limit of files that the server knows, where the operation names one: it takes the place of all others. */
  readonly named?: NamedFileLimit | undefined;
}

export interface NamedFileLimit {
  readonly bytes: number;
  /** Creates the error of a larger file. */
  readonly refusal: () => Error;
}

/** The facts of an operation that decide how its body is read. */
export interface BodyPlan {
  /** True if names of forms are read unchanged, and repeated names are lists. */
  readonly standard?: boolean;
  /** The accepted media types and ranges; absent if all readable types are accepted. */
  readonly mediaTypes?: readonly string[] | undefined;
  /** Bytes of a body that is no file, where the document allows more or fewer than is usual. */
  readonly bodyLimit?: number | undefined;
  /** The accepted media types and ranges of the parts of a multipart body, by name. */
  readonly partTypes?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Set if the document states the style of form fields. */
  readonly fields?: FieldReader | undefined;
  /** The name of a limit of files that the server knows. */
  readonly namedFileLimit?: string | undefined;
  /** Set when the body is one value: any JSON, a text, or bytes that become a file. */
  readonly wholeBody?: 'json' | 'text' | 'file' | undefined;
  /** Set if a form may also represent the value, which is then an object. */
  readonly wholeForm?: true | undefined;
  /** File properties with their maximum bytes, if the document states them; `''` is the whole body. */
  readonly files?: Readonly<Record<string, number | null>> | undefined;
}

/** Tells whether a media type matches the accepted one, or its range. */
export const isMediaTypeOf = (mediaType: string, taken: string): boolean =>
  taken === '*/*' ||
  mediaType === taken ||
  (taken.endsWith('/*') && mediaType.startsWith(taken.slice(0, -1)));

/** The media type of a `Content-Type` header, in lower case; empty if absent. */
export const readMediaType = (contentType = ''): string =>
  (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();

/** Another content type than the operation reads (415). */
export class UnsupportedContentType extends RefusedRequest {
  constructor(contentType: string) {
    const detail = `Bodies of the type '${contentType}' are not read here.`;
    super('contentType', { detail, params: { contentType } });
  }
}

/** The body is larger than the operation takes (413). */
export class BodyTooLarge extends RefusedRequest {
  constructor() {
    super('largeBody');
  }
}

/** Kind of the body; `none` without one. */
export type BodyKind = 'none' | 'json' | 'form' | 'whole';

export interface RequestBody {
  readonly kind: BodyKind;
  /** Properties of the body. */
  readonly tree: RawTree;
  /** The body as one value, where the operation takes it so. */
  readonly whole?: RawValue;
  /** Removes uploaded files from the disk. */
  dispose(): Promise<void>;
}

/** Bytes that a body without files, or the text parts of one with files, may have. */
export const textLimit = (limits: BodyLimits, { bodyLimit }: BodyPlan): number =>
  bodyLimit ?? limits.text;

/**
 * Maximum bytes of a text that is read as a whole: only JSON is read piece by piece, so that larger JSON blocks no
 * other request. `most` is the limit where the document allows more than usual.
 */
export const wholeLimit = (limits: BodyLimits, plan: BodyPlan, most: number): number =>
  Math.min(textLimit(limits, plan), Math.max(limits.text, most));

/** Maximum bytes of a file: the limit of the server, or that of the document, which may be larger than usual. */
export const fileLimit = (name: string, limits: BodyLimits, { files }: BodyPlan): number =>
  limits.named?.bytes ?? files?.[name] ?? limits.file;

/** Refuses a file beyond its limit. */
export const fileTooLarge = ({ named }: BodyLimits): Error =>
  named === undefined ? new BodyTooLarge() : named.refusal();
