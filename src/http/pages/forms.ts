import express from 'express';
import type { RequestHandler } from 'express';
import { BadRequest } from '#src/errors.ts';

/** The fields of a form that was sent, by their names as they stand: `user[login]`. */
export interface SentForm {
  /** The last value of the field; empty when the form has none. */
  text(name: string): string;
  /** Every value of the field: of checkboxes that share a name. */
  all(name: string): readonly string[];
}

const maxFormBytes = 128 * 1024;
const maxFields = 200;

/** Reads the body of a form; one that is larger, or has more fields than any of ours, is refused. */
export const readForm: RequestHandler = express.urlencoded({
  extended: false,
  limit: maxFormBytes,
  parameterLimit: maxFields,
});

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
  return { all, text: (name) => all(name).at(-1) ?? '' };
}

const isText = (value: unknown) => typeof value === 'string';
const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;
