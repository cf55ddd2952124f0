import type { RawTree } from '#runtime/raw.ts';
import type { ExportedRecord } from '../export/record.ts';
import type { ContainerContext } from '../import/context.ts';
import type { ImportedRelation } from '../import/relation.ts';
import { storeRecord } from './read.ts';
import type { OnRefused, Relation, Source, Special } from './relation.ts';
import { writeRelation } from './write.ts';

/** What the catalogue says of a file of the archive; without `store` and columns it is read elsewhere. */
export type CatalogueEntry = (Relation & Special) | Special;

export type Catalogue = Readonly<Record<string, CatalogueEntry>>;

const isRelation = (entry: CatalogueEntry): entry is Relation => 'table' in entry;

/** Writes the records of an entry. */
export function writeEntry(entry: CatalogueEntry, source: Source): AsyncIterable<ExportedRecord> {
  if (entry.write !== undefined) return entry.write(source);
  return isRelation(entry) ? writeRelation(source, entry) : writeNothing();
}

export async function* writeNothing(): AsyncGenerator<ExportedRecord> {}

/** A pass of an import over the records of an entry. */
export function toPass(
  name: string,
  entry: CatalogueEntry,
  more: Pick<ImportedRelation<ContainerContext>, 'only' | 'again'> = {},
): ImportedRelation<ContainerContext> {
  const store = (context: ContainerContext, record: RawTree, refused: OnRefused) =>
    entry.store?.(context, record, refused) ??
    storeRecord(entry as Relation, context, record, refused);
  return { name, attributes: listAttributes(entry), store, ...more };
}

/** The attributes of records that an import takes, or knows to leave out; null where it does not tell of others. */
const listAttributes = (entry: CatalogueEntry) =>
  isRelation(entry) && entry.notesOthers === true
    ? new Set(Object.keys({ ...entry.fields, ...entry.lists }))
    : null;
