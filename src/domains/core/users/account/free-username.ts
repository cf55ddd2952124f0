import { randomBytes } from 'node:crypto';
import type { Database } from '#src/database/database.ts';
import { findPathErrors } from '#src/domains/core/namespaces/path-rules.ts';

/** Limit that leaves room for a suffix within the length of a path. */
const maxStemChars = 200;

/** Numbers that are tried behind a name before it gets random letters. */
const triedNumberCount = 20;

/**
 * Finds a free username for a name or the local part of an address, with the first free number after it. A concurrent
 * request may take it.
 */
export async function findFreeUsername(db: Database, username: string): Promise<string> {
  const stem = toStem(username);
  const candidates = [
    stem,
    ...Array.from({ length: triedNumberCount }, (_, index) => `${stem}${index + 1}`),
    `${stem}-${randomBytes(8).toString('hex')}`,
  ].filter((name) => findPathErrors(name, 'user').length === 0);
  const keys = candidates.map((name) => name.toLowerCase());
  const users = await db('users').whereIn('username_key', keys).pluck<string[]>('username_key');
  const slots = keys.map(() => '?').join(', ');
  const places = await db('namespaces')
    .whereRaw(`lower(full_path) in (${slots})`, keys)
    .pluck<string[]>('full_path');
  const taken = new Set([...users, ...places.map((path) => path.toLowerCase())]);
  const free = candidates.find((name) => !taken.has(name.toLowerCase()));
  if (free === undefined) throw new Error('no free username with sixteen random digits was found');
  return free;
}

function toStem(username: string): string {
  const text = username
    .replace(/@.*$/s, '')
    // Letters without their accents.
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9_.-]/g, '')
    .slice(0, maxStemChars)
    .replace(/^[-.]+/, '')
    .replace(/(?:\.git|\.atom|\.)+$/i, '');
  return text === '' ? 'user' : text;
}
