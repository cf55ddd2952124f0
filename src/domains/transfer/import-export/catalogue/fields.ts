import type { RawTree } from '#runtime/raw.ts';
import { readLinkedText } from '../import/links.ts';
import * as values from '../import/values.ts';
import { RecordRefused } from '../import/values.ts';
import { EntryIgnored } from './entry-ignored.ts';
import type { Attribute, RecordAttributes } from './relation.ts';

const taken = (read: (record: RawTree, name: string) => unknown): Attribute => ({
  take: ({ record }, name) => read(record, name),
});

/** An attribute that an export writes and an import ignores. */
const written: Attribute = {};

/** Attributes that an export copies from columns of their names. */
const copied = (names: string): RecordAttributes =>
  Object.fromEntries(names.split(' ').map((name) => [name, written]));

/** An attribute that always has the same value. */
const constant = (value: unknown): Attribute => ({ column: null, tell: () => value });

/** An attribute that follows from a row. */
const derived = (tell: NonNullable<Attribute['tell']>): Attribute => ({ column: null, tell });

/** The attribute under which archives have another column. */
const from = (column: string, field: Attribute): Attribute => ({ ...field, column });

/** An attribute that only older archives, and those of others, have. */
const foreign = (field: Attribute): Attribute => ({ ...field, foreign: true });

/** An attribute without which a list entry is invalid. */
const needed = (field: Attribute): Attribute => ({
  ...field,
  take(reading, name) {
    const value = field.take?.(reading, name);
    if (value === null || value === undefined) throw new EntryIgnored();
    return value;
  },
});

/** An attribute that instances without a paid plan leave out. */
const paid = (field: Attribute, otherwise: unknown = null): Attribute => ({
  ...field,
  take: (reading, name) => (reading.context.paid ? field.take?.(reading, name) : otherwise),
});

/** A text; longer ones are refused. */
const text = (most: number) => taken((record, name) => values.readTextValue(record, name, most));
const required = (most: number) =>
  taken((record, name) => values.readRequiredText(record, name, most));
/** A text; what cannot be stored counts as not there. */
const mildText = (most: number, usual: string | null = null) =>
  taken((record, name) => values.readMildText(record, name, most) ?? usual);
/** A text whose links lead to the files of the archive. */
const linkedText = (most: number, usual: string | null = null): Attribute => ({
  take: ({ context, record }, name) => readLinkedText(context, record, name, most) ?? usual,
});

const flag = taken(values.readFlag);
const maybeFlag = taken(values.readMaybeFlag);
const number = (
  bounds: { readonly least?: number; readonly most?: number } = {},
  usual: number | null = null,
) => taken((record, name) => values.readNumber(record, name, bounds) ?? usual);
const position = number({ least: -2_147_483_648 });

/** One of several words; any other value becomes the first one. */
const word = (...words: readonly [string, ...string[]]) =>
  taken((record, name) => values.readWord(record, name, words));
/** One of several words, or the usual value. */
const createChoice = (words: readonly string[], usual: string | null = null) =>
  taken((record, name) => words.find((each) => each === record[name]) ?? usual);
/** One of several words; any other value is refused. */
const among = (...words: readonly string[]) =>
  taken((record, name) => {
    const found = words.find((each) => each === record[name]);
    if (found === undefined) throw new RecordRefused(`${name} is unknown`);
    return found;
  });

const day = taken(values.readDayValue);
const sha = taken(values.readSha);
const time = taken(values.readTime);
/** A time; the current time if the archive has none. */
const timeOrNow: Attribute = {
  take: ({ context, record }, name) => values.readTime(record, name) ?? context.now,
};
/** When a row was created and changed. */
const times: RecordAttributes = {
  created_at: timeOrNow,
  updated_at: {
    take: ({ record, row }, name) => values.readTime(record, name) ?? row['created_at'],
  },
};

/** The number that a record has in its project or group. */
const iid: Attribute = {
  take({ record }) {
    const found = readIid(record);
    if (found === null) throw new RecordRefused('iid is no number');
    return found;
  },
};

/** The number that a record has in its project or group; null for none that it could have here. */
export const readIid = (record: RawTree) => values.readNumber(record, 'iid', { least: 1 });

/** A user; the importer replaces users without an account here. */
const author: Attribute = {
  take: ({ context, record }, name) => context.users.of(record, name),
};
/** A user, or nobody. */
const person: Attribute = {
  take: ({ context, record }, name) => context.users.maybe(record, name),
};
/** A user with an account here: others are refused, as nobody acts in their place. */
const knownPerson: Attribute = {
  take({ context, record }, name) {
    const id = context.users.known(record, name);
    if (id === null) throw new RecordRefused(`${name} is no user of this instance`);
    return id;
  },
};

/** The user who changed a row, and the time of its last edit. */
const edits: RecordAttributes = {
  updated_by_id: person,
  last_edited_at: time,
  last_edited_by_id: person,
};

/** The kinds of attributes, both ways. */
export const field = {
  written,
  copied,
  constant,
  derived,
  from,
  foreign,
  needed,
  paid,
  text,
  required,
  mildText,
  linkedText,
  flag,
  maybeFlag,
  number,
  position,
  word,
  oneOf: createChoice,
  among,
  day,
  sha,
  time,
  timeOrNow,
  times,
  edits,
  iid,
  author,
  person,
  knownPerson,
};
