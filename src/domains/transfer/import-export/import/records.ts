import type { RawTree, RawValue } from '#runtime/raw.ts';
import { Pauses } from '#src/turns/pauses.ts';
import { readableRecord } from '../export/record.ts';
import { ArchiveRefused, type ReadArchive } from './archive.ts';
import { type ReadLine, readJsonFile, readLines } from './lines.ts';
import { isTree, removeRelations } from './values.ts';

/** The records of a project in an archive, in any format. */
export interface ImportedTree {
  /** The attributes of the project itself. */
  readonly own: RawTree;
  /** The project's attributes without relations; older formats store both together. */
  readonly attributes: RawTree;
  /** The names of all relations that it has, known or not. */
  readonly relations: readonly string[];
  /** The records of a relation, whose values are not validated yet. */
  records(relation: string): AsyncIterable<ReadLine>;
}

/** Other names of relations in archives that are one object. */
const olderNames: Readonly<Record<string, string>> = { ci_pipelines: 'pipelines' };

/** @throws ArchiveRefused where it is not readable as a project */
export async function readTree({ files }: ReadArchive): Promise<ImportedTree> {
  const ownFile = files.get('tree/project.json');
  if (ownFile !== undefined) {
    const own = await readOwn(ownFile);
    return {
      own,
      attributes: own,
      relations: [...files.keys()].flatMap(
        (name) => /^tree\/project\/(\w+)\.ndjson$/.exec(name)?.[1] ?? [],
      ),
      async *records(relation) {
        const file = files.get(`tree/project/${relation}.ndjson`);
        if (file !== undefined) yield* readLines(file, readableRecord);
      },
    };
  }
  const whole = files.get('project.json');
  if (whole === undefined) throw new ArchiveRefused('invalid import format');
  const own = await readOwn(whole);
  const newer = new Map(Object.entries(olderNames).map(([name, older]) => [older, name]));
  return {
    own,
    attributes: removeRelations(own),
    relations: Object.entries(own).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null ? [newer.get(name) ?? name] : [],
    ),
    async *records(relation) {
      const value = own[relation] ?? own[olderNames[relation] ?? relation];
      const all = Array.isArray(value) ? (value as readonly RawValue[]) : [value ?? null];
      const pauses = new Pauses();
      for (const [line, value] of all.entries()) {
        await pauses.take();
        if (value !== null) yield { line, value };
      }
    },
  };
}

async function readOwn(file: string): Promise<RawTree> {
  const own = await readJsonFile(file, readableRecord);
  if (!isTree(own)) throw new ArchiveRefused('project.json is no JSON object, or too large');
  return own;
}
