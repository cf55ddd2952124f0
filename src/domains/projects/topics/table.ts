import type { Database } from '#src/database/database.ts';
import { insertReturning, isUniqueViolation } from '#src/database/dialect.ts';
import { type AttributeErrors, BadRequest, NotFound } from '#src/errors.ts';
import { fold } from '#src/database/folding.ts';
import { findTextErrors } from '#src/text/text-errors.ts';

/** A word that projects are found by. */
export interface TopicRow {
  readonly id: number;
  readonly name: string;
  /** `name` folded; unique. */
  readonly name_key: string;
  /** Null: shown like the name. */
  readonly title: string | null;
  readonly description: string | null;
  /** Name of the file of its picture. */
  readonly avatar: string | null;
  /** True when an administrator listed it; other topics show only on the projects that have them. */
  readonly listed: boolean;
  readonly projects_count: number;
  /** Projects that are internal or public. */
  readonly open_projects_count: number;
  readonly public_projects_count: number;
  readonly created_at: string;
  readonly updated_at: string;
}

interface TopicChanges {
  readonly name?: string;
  readonly title?: string | null;
  readonly description?: string | null;
}

const maxTopicChars = 255;

/** @throws BadRequest with the attributes that are not valid, or taken */
export async function insertTopic(
  db: Database,
  topic: TopicChanges & { readonly name: string },
  now: string,
): Promise<TopicRow> {
  refuseInvalid(topic);
  const { name, title = null, description = null } = topic;
  return catchTaken(() =>
    insertReturning<TopicRow>(db, 'topics', {
      ...toNameColumns(name),
      title,
      description,
      listed: true,
      created_at: now,
      updated_at: now,
    }),
  );
}

/**
 * Changes what is given. A name is written anew into the projects that have it by `rewriteTopicNames`.
 * @throws NotFound when the topic is gone
 * @throws BadRequest with the attributes that are not valid, or taken
 */
export async function updateTopic(
  db: Database,
  id: number,
  { name, title, description }: TopicChanges,
  now: string,
): Promise<TopicRow> {
  refuseInvalid({ ...(name !== undefined && { name }), ...(title !== undefined && { title }) });
  const [row] = await catchTaken(() =>
    db<TopicRow>('topics')
      .where({ id })
      .update({
        ...(name !== undefined && toNameColumns(name)),
        ...(title !== undefined && { title }),
        ...(description !== undefined && { description }),
        listed: true,
        updated_at: now,
      })
      .returning('*'),
  );
  if (row === undefined) throw new NotFound('Topic');
  return row;
}

function toNameColumns(name: string): Pick<TopicRow, 'name' | 'name_key'> {
  return { name: name.trim(), name_key: fold(name.trim()) };
}

function refuseInvalid({ name, title }: TopicChanges): void {
  const errors: AttributeErrors = {
    ...(name !== undefined && findErrors('name', name)),
    ...(title !== undefined && title !== null && findErrors('title', title)),
  };
  if (Object.keys(errors).length > 0) throw new BadRequest(errors);
}

function findErrors(attribute: string, text: string): AttributeErrors {
  const texts = findTextErrors(text, maxTopicChars);
  return texts.length > 0 ? { [attribute]: texts } : {};
}

async function catchTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'name_key')) throw error;
    throw new BadRequest({ name: ['has already been taken'] });
  }
}
