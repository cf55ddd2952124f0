import express from 'express';
import type { Request, RequestHandler } from 'express';
import { readBody } from '#runtime/body.ts';
import { BodyMemory } from '#runtime/body-memory.ts';
import { RefusedRequest } from '#runtime/refused-request.ts';
import { UploadedFile } from '#runtime/upload.ts';
import { BadRequest } from '#src/errors.ts';
import { toHttpError } from '../refusals.ts';

/** The fields of a submitted form by their full names, such as `user[login]`. */
export interface SentForm {
  /** The last value of the field; empty if absent. */
  text(name: string): string;
  /** Every value of the field: of checkboxes that share a name. */
  all(name: string): readonly string[];
  /** The file of the field; null where none was chosen, and in forms without files. */
  file(name: string): UploadedFile | null;
}

const maxFormBytes = 128 * 1024;
const maxFields = 200;

/** Reads the body of a form; one that is larger, or has more fields than any of ours, is refused. */
export const readForm: RequestHandler = express.urlencoded({
  extended: false,
  limit: maxFormBytes,
  parameterLimit: maxFields,
});

/** Bytes of all texts, and of each file, of the form of a known sender. */
export const longFormLimits = { text: 2 * 1024 * 1024, file: 10 * 1024 * 1024 };

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Times that a file is in memory while a form is worked on: as bytes, as base64, and as bytes again. */
const maxFileCopies = 3;

/**
 * Reads the body of a form of a known sender, which may hold long texts, and a field named `file` where it takes files.
 * `use` is done with it before its files are removed.
 * @throws HttpError 413 for a larger one, and 503 where the sender has too much in memory
 */
export async function useLongForm<T>(
  req: Request,
  { sender, files }: { readonly sender: string; readonly files: boolean },
  use: (body: unknown) => Promise<T>,
): Promise<T> {
  const plan = { standard: true, mediaTypes: formTypes, ...(files && { files: { file: null } }) };
  const refuse = (error: unknown): never => {
    throw error instanceof RefusedRequest ? toHttpError(error) : error;
  };
  const body = await readBody(req, longFormLimits, plan, () => sender).catch(refuse);
  const memory = new BodyMemory(() => sender);
  try {
    takeRoom(memory, body.tree);
    return await use(body.tree);
  } catch (error) {
    return refuse(error);
  } finally {
    memory.free();
    await body.dispose();
  }
}

/** Takes room for the files of a form, which are on the disk so far. @throws BodiesFull */
function takeRoom(memory: BodyMemory, tree: object): void {
  const values = Object.values(tree).flat() as readonly unknown[];
  const files = values.filter((value) => value instanceof UploadedFile);
  memory.take(maxFileCopies * files.reduce((sum, { size }) => sum + size, 0));
}

/** @throws BadRequest for what no database holds */
export function readSentForm(body: unknown): SentForm {
  const fields = new Map<string, unknown>(Object.entries(isRecord(body) ? body : {}));
  const all = (name: string) => {
    const value = fields.get(name);
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    const texts = values.filter(isText);
    if (texts.some((text) => text.includes('\0'))) throw new BadRequest('400 Bad request');
    return texts;
  };
  return {
    all,
    text: (name) => all(name).at(-1) ?? '',
    file: (name) => {
      const value = fields.get(name);
      return value instanceof UploadedFile ? value : null;
    },
  };
}

const isText = (value: unknown) => typeof value === 'string';
const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;
