import type { Request } from 'express';
import { NotFound } from '#src/errors.ts';
import type { FileVisit } from '../visits.ts';

/** A ref and a path below it, as an address names them together. */
export interface RefPath {
  readonly ref: string;
  /** Without slashes at its ends; empty for the root. */
  readonly path: string;
}

/** Segments of the address behind its first part. @throws NotFound for what no file is called */
export function readSegments(req: Request, name = 'rest'): readonly string[] {
  const value: unknown = req.params[name];
  const segments = (Array.isArray(value) ? value : [value]).filter((each) => each !== undefined);
  const text = segments.join('/');
  if (text.includes('\0')) throw new NotFound();
  return text.split('/').filter((segment) => segment !== '');
}

const fullId = /^(?:[\da-f]{40}|[\da-f]{64})$/;

/**
 * Splits the segments of an address into a ref and a path: names of branches and tags may hold slashes, and the longest
 * one that exists wins. The usual addresses need no look at the refs.
 */
export async function findRefPath(
  { api, project }: Pick<FileVisit, 'api' | 'project'>,
  segments: readonly string[],
): Promise<RefPath> {
  const [first = '', second] = segments;
  if (first === '') throw new NotFound();
  const whole = segments.join('/');
  const splitAt = (ref: string): RefPath => ({ ref, path: whole.slice(ref.length + 1) });
  if (second === undefined || fullId.test(first)) return splitAt(first);
  const usual = project.default_branch;
  if (isWithin(usual, whole)) return splitAt(usual);
  const params = { id: project.id };
  const search = `^${first}/${second}`;
  const lists = await Promise.all([
    api.optional('listBranches', { params, query: { search, per_page: 100 } }),
    api.optional('listTags', { params, query: { search, per_page: 100 } }),
  ]);
  const names = lists.flatMap((list) => (list ?? []).map(({ name }) => name));
  const fitting = names.filter((name) => isWithin(name, whole));
  return splitAt(fitting.sort((a, b) => b.length - a.length)[0] ?? first);
}

const isWithin = (ref: string, whole: string): boolean =>
  whole === ref || whole.startsWith(`${ref}/`);
