import type { Knex } from 'knex';
import type { RawTree } from '#runtime/raw.ts';
import type { Database } from '#src/database/database.ts';
import type { ExportedRecord } from '../export/record.ts';
import type { ContainerContext } from '../import/context.ts';

/**
 * The project or group that an export reads. Hooks of relations that only projects, or only groups, have may require more
 * of it (`TreeSource`, `GroupSource`), and of the context of an import (`ImportContext`).
 */
export interface Source {
  readonly db: Database;
  readonly container: { readonly column: 'project_id' | 'group_id'; readonly id: number };
}

/** A row to insert, by its columns. */
export type NewRow = Readonly<Record<string, unknown>>;

/** Told, any number of times, that a record loses a part. */
export type OnRefused = () => Promise<void>;

/** The record that a list belongs to. */
export interface Owner {
  readonly id: number;
  readonly iid: number;
  readonly title: string;
  readonly confidential?: boolean;
  readonly created_at: string;
}

/** A record on its way in. */
export interface RecordInput {
  readonly context: ContainerContext;
  readonly record: RawTree;
  /** The columns of the attributes before this one. */
  readonly row: Record<string, unknown>;
  /** For the entries of a list. */
  readonly owner: Owner;
  readonly refused: OnRefused;
  /** The result of the relation's `prepare`. */
  readonly prepared?: unknown;
}

/** One attribute of a record, both ways. Without any property an export copies the column, and an import ignores it. */
export interface Attribute {
  /** The column; the name of the attribute without it, and null for an attribute that follows from others. */
  readonly column?: string | null;
  /** True if only archives of other servers and older versions contain it. */
  readonly foreign?: true;
  /** Value of a row in the archive; undefined omits it. */
  tell?(this: void, row: object): unknown;
  /** Loads what `tell` alone cannot know for some rows, of which all are in memory. */
  load?(this: void, source: Source, rows: readonly object[]): Promise<(row: object) => unknown>;
  /**
   * The value of the column.
   * @throws RecordRefused for a record, or an entry of a list, that cannot be stored
   * @throws EntryIgnored for an entry that is none
   */
  take?(this: void, reading: RecordInput, name: string): unknown;
  /** The rows that a list among the attributes has. */
  readonly rows?: WrittenRows;
  /**
   * True if other attributes depend on it, and for references: created rows stay even if the record is rejected later.
   */
  readonly first?: true;
}

export type RecordAttributes = Readonly<Record<string, Attribute>>;

/** Rows that an export writes as records. */
export interface WrittenRows {
  readonly table: string;
  readonly fields: RecordAttributes;
  /** The rows; all of the container, or in lists all that belong to the owner, without it. */
  rows?(this: void, source: Source): Knex.QueryBuilder;
  /** The column that leads to the project, the group or the owner of the list; null for none. */
  readonly owner?: string | null;
  /** Leaves out some of the records. */
  has?(this: void, record: Readonly<Record<string, unknown>>): boolean;
}

/** Rows that are read page by page. */
export interface Walked extends WrittenRows {
  /** The columns that order the rows and tell them apart. */
  readonly by: readonly string[];
  /** Rows in memory at a time: 200 if they are short. */
  readonly atOnce?: number;
}

/** A list of a record, by its two directions: either may lack. */
export interface RecordList {
  /** The known columns and lists of its rows. */
  readonly rows?: WrittenRows & { readonly lists?: RecordLists };
  write?(
    this: void,
    source: Source,
    ids: readonly number[],
  ): Promise<(id: number) => AsyncIterable<ExportedRecord>>;
  /** Stores the list of a record, and returns the owner's columns that count its entries. */
  store?(
    this: void,
    context: ContainerContext,
    record: RawTree,
    owner: Owner,
    refused: OnRefused,
  ): Promise<object | void>;
  /** True for lists that are stored after the others. */
  readonly last?: true;
}

export type RecordLists = Readonly<Record<string, RecordList>>;

/** The rows of a list, to which no other rows refer. */
export interface Leaf extends Walked {
  readonly owner: string;
  /** The attribute by whose time the entries are brought into order: lists of archives have none. */
  readonly inOrderOf?: string;
  /** The columns that tell rows of one owner apart: of several alike the first is taken, or the last one. */
  readonly unique?: readonly string[];
  readonly wins?: 'last';
  /** Rows at most; a longer list loses the others. */
  readonly most?: number;
  /** Maximum number of entries that are read. */
  readonly mostRead?: number;
  /** The entries of archives that have no such list yet. */
  older?(this: void, record: RawTree): readonly RawTree[];
  /** The columns that are no attributes. */
  derive?(this: void, reading: RecordInput): object;
  /** Decides about each row with those before it in mind. */
  keeping?(this: void): (row: NewRow) => boolean;
  /** The columns of the owner that count the rows. */
  count?(this: void, rows: readonly NewRow[]): object;
}

/** A row and what it was read from. */
export interface StoredRecord extends Omit<RecordInput, 'row'> {
  readonly row: Owner;
}

/** A relation of a project or group: a file of the archive, each line of which is a record. */
export interface Relation extends Walked {
  /** Related records with exactly one of each. */
  parts?(this: void, source: Source, row: object): Promise<NonNullable<ExportedRecord['parts']>>;
  readonly lists?: RecordLists;
  /** Notes attributes that an import ignores in the log. */
  readonly notesOthers?: true;
  /** Reason why an instance without a paid plan rejects the records. */
  readonly unpaid?: string;
  /** The reason of a refusal where another row has the same unique values. */
  readonly taken?: string;
  /** The counter of the numbers of the rows. */
  readonly counter?: string;
  /** Finds what hooks need beside the columns, before the row is stored. */
  prepare?(this: void, reading: RecordInput): Promise<unknown>;
  /** The columns that are no attributes. */
  derive?(this: void, reading: RecordInput): object;
  /**
   * Asked in the transaction that stores the row; gives the columns that only it can tell.
   * @throws RecordRefused
   */
  require?(this: void, db: Database, reading: RecordInput): Promise<object | void>;
  /** Stores more in the same transaction. */
  beside?(this: void, db: Database, stored: StoredRecord): Promise<void>;
  /** Stores more once the row is there, before its lists. */
  after?(this: void, stored: StoredRecord): Promise<void>;
}

/** A relation that is read otherwise than its rows are stored one by one, or written from something else than rows. */
export interface Special {
  write?(this: void, source: Source): AsyncIterable<ExportedRecord>;
  store?(
    this: void,
    context: ContainerContext,
    record: RawTree,
    refused: OnRefused,
  ): Promise<unknown>;
}
