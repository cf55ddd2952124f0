import type { RawTree } from '#runtime/raw.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { toShownName } from '#src/mail/message.ts';
import {
  readDayValue,
  readForeignId,
  readMildText,
  readNumber,
  readPart,
  readTime,
} from './values.ts';

/** Limit on the members of an archive that are read; later ones count as unknown. */
const maxMembers = 100_000;
const addressBatchSize = 200;

/** An archived membership of a user who is known here. */
export interface FoundMember {
  readonly userId: number;
  readonly level: number;
  readonly expiresAt: string | null;
}

/** A person who was invited there and has not come yet. */
export interface FoundInvitation {
  readonly email: string;
  readonly level: number;
}

/** The people that an archive names by ids of another instance, and who they are here. */
export class ImportedUsers {
  readonly importerId: number;
  readonly #known: ReadonlyMap<number, number>;

  constructor(importerId: number, known: ReadonlyMap<number, number> = new Map()) {
    this.importerId = importerId;
    this.#known = known;
  }

  /** Maps a user of a record to an account here, or to the importer if unknown. */
  of(record: RawTree, name: string): number {
    return this.known(record, name) ?? this.importerId;
  }

  /** Maps a user of a record to an account here; null if the record names none. */
  maybe(record: RawTree, name: string): number | null {
    return readForeignId(record, name) === null ? null : this.of(record, name);
  }

  /** Null for an unknown user. */
  known(record: RawTree, name: string): number | null {
    const id = readForeignId(record, name);
    return id === null ? null : (this.#known.get(id) ?? null);
  }

  /**
   * The text of a note, with the name of its author if the author has no account here. The name comes from the archive
   * and is not verified.
   */
  textOf(note: RawTree, text: string): string {
    if (this.known(note, 'author_id') !== null) return text;
    const author = readPart(note, 'author');
    const name = author === null ? null : readMildText(author, 'name', 1000);
    if (name === null) return text;
    const body = text.trim() === '' ? '*Blank note*' : text;
    const at = readTime(note, 'updated_at') ?? readTime(note, 'created_at');
    const on = at === null ? '' : ` on ${at.slice(0, 19)}`;
    return `${body}\n\n *By ${toPlainName(name)}${on}*`;
  }
}

/** A name in one line, with Markdown and references escaped. */
const toPlainName = (name: string) => toShownName(name).replace(/[\\`*_[\]<>~@#!&%$^:|]/g, '\\$&');

export interface FoundPeople {
  readonly users: ImportedUsers;
  readonly members: readonly FoundMember[];
  readonly invitations: readonly FoundInvitation[];
}

interface Finding {
  readonly importerId: number;
  readonly records: AsyncIterable<RawTree>;
  /** The highest access level of imported members: owners of projects become maintainers. */
  readonly mostLevel: number;
}

/**
 * Finds who of the members of an archive has an account here: by an address that they have shown to be theirs, and by
 * nothing else. Only administrators import for others.
 */
export async function findPeople(
  db: Database,
  { importerId, records, mostLevel }: Finding,
): Promise<FoundPeople> {
  const found: Candidate[] = [];
  const invitations: FoundInvitation[] = [];
  for await (const record of records) {
    if (found.length + invitations.length >= maxMembers) break;
    const level = readLevel(record, mostLevel);
    const user = readPart(record, 'user');
    if (level === null) continue;
    const id = user === null ? null : readForeignId(user, 'id');
    if (user === null || id === null) {
      const email = readMildText(record, 'invite_email', 255);
      if (email !== null && email !== '') invitations.push({ email, level });
      continue;
    }
    // Access requests were not granted, so they are no memberships.
    if (readTime(record, 'requested_at') !== null) continue;
    const email = readMildText(user, 'public_email', 255) ?? readMildText(user, 'email', 255);
    if (email === null || email === '') continue;
    found.push({ id, key: fold(email), level, expiresAt: readDayValue(record, 'expires_at') });
  }
  const holders = await findHolders(
    db,
    found.map(({ key }) => key),
  );
  const known = new Map<number, number>();
  const members = new Map<number, FoundMember>();
  for (const { id, key, level, expiresAt } of found) {
    const userId = holders.get(key);
    if (userId === undefined) continue;
    known.set(id, userId);
    if (!members.has(userId)) members.set(userId, { userId, level, expiresAt });
  }
  const users = new ImportedUsers(importerId, known);
  return { users, members: [...members.values()], invitations };
}

interface Candidate {
  readonly id: number;
  readonly key: string;
  readonly level: number;
  readonly expiresAt: string | null;
}

function readLevel(record: RawTree, mostLevel: number): number | null {
  const level = readNumber(record, 'access_level', { least: 10, most: 50 });
  return level !== null && level % 10 === 0 ? Math.min(level, mostLevel) : null;
}

/** The active people to whom addresses belong. */
async function findHolders(
  db: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const holders = new Map<string, number>();
  for (const some of splitIntoBatches([...new Set(keys)], addressBatchSize)) {
    const rows = await whereInList(
      db('emails')
        .join('users', 'users.id', 'emails.user_id')
        .whereNotNull('emails.proven_at')
        .where({ 'users.state': 'active', 'users.user_type': null })
        .whereNull('users.deletion_requested_at')
        .select<{ email_key: string; id: number }[]>('emails.email_key', 'users.id'),
      'emails.email_key',
      some,
    );
    for (const { email_key, id } of rows) holders.set(email_key, id);
  }
  return holders;
}
