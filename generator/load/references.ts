import { dirname, resolve } from 'node:path';
import { isData } from './document.ts';
import type { Files } from './files.ts';
import type { Source, SourceLocation } from './origins.ts';
import { join, split } from './pointer.ts';
import type { RuleName } from './rules.ts';
import type { Report } from './report.ts';

/** The target of a reference. */
export interface Target {
  readonly source: Source;
  readonly segments: readonly string[];
  readonly data: unknown;
  readonly location: SourceLocation;
}

/** Two references with the same identity have the same target. */
export function formatIdentity(target: Pick<Target, 'source' | 'segments'>): string {
  return `${target.source.path}#${join('', ...target.segments)}`;
}

/** Text of a reference without sibling keys. */
export function plainReference(data: unknown): string | null {
  if (!isData(data) || typeof data.$ref !== 'string') return null;
  return Object.keys(data).length === 1 ? data.$ref : null;
}

const MOST_HOPS = 50;

export class References {
  readonly #files: Files;
  readonly #report: Report;
  readonly #found = new Map<Source, Map<string, Target>>();

  constructor(files: Files, report: Report) {
    this.#files = files;
    this.#report = report;
  }

  /** Finds the target of `text`, written in `source` at `location`; null (and a fault) without one. */
  find(text: string, source: Source, location: SourceLocation, hops = 0): Target | null {
    const found = this.#found.get(source) ?? new Map<string, Target>();
    this.#found.set(source, found);
    const target = found.get(text) ?? this.#find(text, source, location, hops);
    if (target !== null) found.set(text, target);
    return target;
  }

  #find(text: string, source: Source, location: SourceLocation, hops: number): Target | null {
    if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(text)) {
      this.#fault(
        'remote-reference',
        location,
        `\`${text}\` is on the network, and nothing is fetched`,
        'Copy it into a file beside the document',
      );
      return null;
    }
    const [path = '', fragment = ''] = text.split('#', 2) as [string, string?];
    if (fragment !== '' && !fragment.startsWith('/')) {
      this.#fault(
        'reference',
        location,
        `\`${text}\` does not end in a path`,
        'Write `#/` and the keys that lead to it',
      );
      return null;
    }
    const name = decode(path);
    const pointer = decode(fragment);
    if (name === null || pointer === null) {
      this.#fault(
        'reference',
        location,
        `\`${text}\` is not percent-encoded correctly`,
        'Write `%25` for `%`',
      );
      return null;
    }
    const target =
      name === '' ? source : this.#files.open(resolve(dirname(source.path), name), location);
    if (target === null) return null;
    return this.#walk(target, split(pointer), text, location, hops);
  }

  /** Follows plain references until `stop` accepts one, or to the end. */
  follow(target: Target, stop: (target: Target) => boolean): Target | null {
    let current = target;
    for (let hops = 0; hops < MOST_HOPS; hops += 1) {
      const next = plainReference(current.data);
      if (next === null || stop(current)) return current;
      const found = this.find(
        next,
        current.source,
        referenceLocation(current.source, current.data, current.location),
        hops,
      );
      if (found === null) return null;
      current = found;
    }
    this.#fault(
      'reference',
      target.location,
      'The reference leads back to itself',
      'Let one of them say what is meant',
    );
    return null;
  }

  #walk(
    source: Source,
    segments: readonly string[],
    text: string,
    location: SourceLocation,
    hops: number,
  ): Target | null {
    let data = source.data;
    let place: SourceLocation = { source, key: 0, value: 0 };
    for (const [index, segment] of segments.entries()) {
      if (
        isData(data) &&
        typeof data.$ref === 'string' &&
        !Object.hasOwn(data, segment) &&
        hops < MOST_HOPS
      ) {
        const through = this.find(
          data.$ref,
          source,
          referenceLocation(source, data, place),
          hops + 1,
        );
        if (through === null) return null;
        const rest = [...through.segments, ...segments.slice(index)];
        return this.#walk(through.source, rest, text, location, hops + 1);
      }
      const next = getMember(data, segment);
      if (next === undefined) {
        const missing = join('', ...segments.slice(0, index + 1));
        this.#fault(
          'reference',
          location,
          `\`${text}\` leads nowhere: ${source.file} has no \`${missing}\``,
          'Name something that exists',
        );
        return null;
      }
      place = source.origins.get(data as object)?.members.get(segment) ?? place;
      data = next;
    }
    return { source, segments, data, location: place };
  }

  #fault(rule: RuleName, location: SourceLocation, message: string, advice: string): void {
    this.#report.break(rule, location, message, advice, 'value');
  }
}

/** The place of the text of a reference. */
export function referenceLocation(
  source: Source,
  data: unknown,
  otherwise: SourceLocation,
): SourceLocation {
  if (typeof data !== 'object' || data === null) return otherwise;
  return source.origins.get(data)?.members.get('$ref') ?? otherwise;
}

function getMember(data: unknown, segment: string): unknown {
  if (Array.isArray(data))
    return /^\d+$/.test(segment) ? (data as unknown[])[Number(segment)] : undefined;
  return isData(data) && Object.hasOwn(data, segment) ? data[segment] : undefined;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
