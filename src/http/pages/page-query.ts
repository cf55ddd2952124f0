import type { Request } from 'express';
import { NotFound } from '#src/errors.ts';
import { toIdOrName } from '#src/text/id-or-name.ts';
import type { OffsetQuery } from '#src/lists/offset.ts';

/** Rows on a page of a list. */
const pageRows = 20;
/** Lists that long are for programs. */
const maxPages = 500;

/** The page of a list that the address asks for; the first when it asks for none that can be. */
export function readPageQuery(req: Request, parameter = 'page'): OffsetQuery {
  const number = Number(/^\d{1,3}$/.exec(readQueryText(req, parameter))?.[0] ?? 1);
  return { page: Math.min(Math.max(number, 1), maxPages), per_page: pageRows };
}

/** A query parameter; empty if absent or not storable in a database. */
export function readQueryText(req: Request, name: string): string {
  const value: unknown = req.query[name];
  return typeof value === 'string' && !value.includes('\0') ? value : '';
}

/** @throws NotFound when the part of the path is no id */
export function readPathId(req: Request, name = 'id'): number {
  const value: unknown = req.params[name];
  const id = typeof value === 'string' ? toIdOrName(value) : null;
  if (typeof id !== 'number' || id === 0) throw new NotFound();
  return id;
}

/** The notice of the form that redirected here; null without one. */
export function readNotice(req: Request, notices: Readonly<Record<string, string>>) {
  const name = readQueryText(req, 'done');
  return Object.hasOwn(notices, name) ? (notices[name] ?? null) : null;
}
