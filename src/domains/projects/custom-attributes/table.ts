import type { Database } from '#src/database/database.ts';
import { isForeignKeyViolation } from '#src/database/dialect.ts';
import { type AttributeErrors, BadRequest, NotFound, RowNotFound } from '#src/errors.ts';
import { type OffsetQuery, type Page, paginate } from '#src/lists/offset.ts';
import { blank, findLengthErrors } from '#src/text/text-errors.ts';

/** The kinds of records that can have custom attributes, by the names that `404` answers use. */
const owners = {
  User: { table: 'user_custom_attributes', column: 'user_id' },
  Group: { table: 'group_custom_attributes', column: 'group_id' },
  Project: { table: 'project_custom_attributes', column: 'project_id' },
} as const;

export interface AttributeOwner {
  readonly type: keyof typeof owners;
  readonly id: number;
}

interface CustomAttributeRow {
  readonly key: string;
  readonly value: string;
}

const maxKeyChars = 255;

function selectAttributes(db: Database, { type, id }: AttributeOwner) {
  const { table, column } = owners[type];
  return db<CustomAttributeRow>(table).select('key', 'value').where(column, id);
}

/** Lists attributes in the order of their creation. */
export function listCustomAttributes(
  db: Database,
  owner: AttributeOwner,
  query: OffsetQuery,
): Promise<Page<CustomAttributeRow>> {
  return paginate(db, selectAttributes(db, owner).orderBy('id'), query);
}

/** @throws RowNotFound when the owner has no such attribute */
export async function findCustomAttribute(
  db: Database,
  owner: AttributeOwner,
  key: string,
): Promise<CustomAttributeRow> {
  const row = await selectAttributes(db, owner).where({ key }).first();
  if (row === undefined) throw new RowNotFound();
  return row;
}

/**
 * Adds the pair, or changes its value.
 * @throws BadRequest when key or value are not valid
 * @throws NotFound when the owner has gone
 */
export async function setCustomAttribute(
  db: Database,
  owner: AttributeOwner,
  { key, value }: CustomAttributeRow,
  now: string,
): Promise<CustomAttributeRow> {
  const errors = findAttributeErrors(key, value);
  if (Object.keys(errors).length > 0) throw new BadRequest(errors);
  const { table, column } = owners[owner.type];
  try {
    await db(table)
      .insert({ [column]: owner.id, key, value, created_at: now, updated_at: now })
      .onConflict([column, 'key'])
      .merge(['value', 'updated_at']);
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new NotFound(owner.type);
    throw error;
  }
  return { key, value };
}

/** @throws RowNotFound when the owner has no such attribute */
export async function deleteCustomAttribute(
  db: Database,
  owner: AttributeOwner,
  key: string,
): Promise<void> {
  const deleted = await selectAttributes(db, owner).where({ key }).delete();
  if (Number(deleted) === 0) throw new RowNotFound();
}

function findAttributeErrors(key: string, value: string): AttributeErrors {
  const keyErrors = [...(key.trim() === '' ? [blank] : []), ...findLengthErrors(key, maxKeyChars)];
  return {
    ...(keyErrors.length > 0 && { key: keyErrors }),
    ...(value.trim() === '' && { value: [blank] }),
  };
}
