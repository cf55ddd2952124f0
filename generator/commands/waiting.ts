import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { complain, say } from './command.ts';

/** Code that only describes a missing resource, or does nothing until the resource has functions. */
interface WaitingPlace {
  readonly resource: string;
  /** `src/domains/core/users/service.ts:264` */
  readonly place: string;
  /** True when the resource has functions by now. */
  readonly over: boolean;
}

const MARKER = /\bwaitsFor\(\s*'([^']+)'/g;

const NOT_OURS: ReadonlySet<string> = new Set(['generated', 'node_modules']);

/** The places with a marker in the folder of the code, by resource. */
export function findWaiting(folder: string, written: ReadonlySet<string>): WaitingPlace[] {
  const places = listSources(folder).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(MARKER)].map((match): WaitingPlace => {
      const resource = match[1] ?? '';
      const line = text.slice(0, match.index).split('\n').length;
      return {
        resource,
        place: `${relative('', file)}:${line}`,
        over: written.has(resource),
      };
    });
  });
  return places.toSorted((a, b) => (a.resource < b.resource ? -1 : 1));
}

function listSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : listSources(path);
    return entry.isFile() && /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

export function tellWaiting(places: readonly WaitingPlace[]): void {
  const waiting = places.filter(({ over }) => !over);
  if (waiting.length > 0) say(`${waiting.length} places wait for a resource without functions`);
  for (const { resource, place } of waiting) say(`  ${resource}: ${place}`);
  for (const { resource, place, over } of places) {
    if (over)
      complain(`${place} waits for ${resource}, which has functions now. Say what it holds.`);
  }
}
