import { pathPattern, wordStart } from './paths.ts';

/** Reference as written. `path` is null where the reference is relative to the place of the text. */
export type TextReference = (
  | { readonly kind: 'mention' | 'project'; readonly path: string }
  | {
      readonly kind: 'target';
      readonly path: string | null;
      readonly sigil: string;
      readonly iid: number;
    }
  | {
      readonly kind: 'milestone' | 'label';
      readonly path: string | null;
      /** Null for a reference by title. */
      readonly number: number | null;
      readonly title: string;
    }
  | { readonly kind: 'commit'; readonly path: string | null; readonly sha: string }
  /** `KILN-12`, as other trackers name their issues. */
  | {
      readonly kind: 'external';
      readonly path: null;
      readonly key: string;
      readonly number: number;
    }
) & { readonly raw: string };

const wordEnd = '(?![A-Za-z0-9_])';
const hexadecimal = '[0-9a-f]{7,40}';
const letter = String.raw`[\p{L}\p{N}_]`;
/** Names begin and end with a letter, which excludes the punctuation of a sentence. */
const word = String.raw`${letter}(?:[\p{L}\p{N}_.:?&-]{0,253}${letter})?`;

/** The sign of a record with its number or title, after the path of its project or group. */
const named = [
  `(?<sigil>[#!&])(?<iid>\\d{1,15})${wordEnd}`,
  `(?<mark>[%~])(?:"(?<quoted>[^"\\n]{1,255})"|(?<word>${word}))`,
  `(?<=[A-Za-z0-9_-])(?:@(?<sha>${hexadecimal})${wordEnd}|(?<project>>))`,
].join('|');

const external = String.raw`(?<key>[A-Z][A-Z0-9_]{0,63})-(?<number>\d{1,15})(?![A-Za-z0-9_/#!&%~@>-]|\.[A-Za-z0-9_])`;

/**
 * Syntax of references: users and groups as `@path`, projects as `group/project>`, issues and the like by sign and
 * number, milestones and labels by number or title, commits by their digits. Issues of other trackers have a key and a
 * number.
 *
 * A match begins only at a word boundary, and no sign is ambiguous, so that the time grows linearly with the text.
 */
const reference = `${wordStart}(?:@(?<user>${pathPattern})|(?<path>${pathPattern})?(?:${named})|(?<![#!&~%$])(?<commit>${hexadecimal})(?![A-Za-z0-9_]|[.-][A-Za-z0-9_])|${external})`;

/** Maximum references of a text, repeated ones included; no readable text has more. */
const maxReferences = 10_000;

/** Finds references in a text, with where each begins. */
export function* findReferences(
  text: string,
): Generator<{ readonly index: number; readonly reference: TextReference }> {
  let left = maxReferences;
  for (const match of text.matchAll(new RegExp(reference, 'gu'))) {
    if ((left -= 1) < 0) return;
    const found = toReference(match[0], match.groups ?? {});
    if (found !== null) yield { index: match.index, reference: found };
  }
}

const whole = new RegExp(`^${reference}$`, 'u');

/** A reference that was found before, with nothing around it. */
export function parseReference(raw: string): TextReference | null {
  const groups = whole.exec(raw)?.groups;
  return groups === undefined ? null : toReference(raw, groups);
}

type Groups = Readonly<Record<string, string | undefined>>;

function toReference(raw: string, groups: Groups): TextReference | null {
  const { user, path = null, sigil, iid, mark, quoted, word: bare, sha, project, commit } = groups;
  const { key, number: digits } = groups;
  if (key !== undefined) return { raw, kind: 'external', path: null, key, number: Number(digits) };
  if (user !== undefined) return { raw, kind: 'mention', path: user };
  if (sigil !== undefined) return { raw, kind: 'target', path, sigil, iid: Number(iid) };
  if (mark !== undefined) {
    const title = quoted ?? bare ?? '';
    const number = quoted === undefined && /^\d{1,15}$/.test(title) ? Number(title) : null;
    return { raw, kind: mark === '%' ? 'milestone' : 'label', path, number, title };
  }
  if (project !== undefined) {
    return path?.includes('/') === true ? { raw, kind: 'project', path } : null;
  }
  return { raw, kind: 'commit', path, sha: sha ?? commit ?? '' };
}

/** Reads the address of a page of this instance as the reference that it is; `ownUrl` has no slash at its end. */
export function parseAddress(address: string, ownUrl: string): TextReference | null {
  if (!address.startsWith(`${ownUrl}/`) || address.length > maxAddressChars) return null;
  const groups = page.exec(address.slice(ownUrl.length))?.groups;
  if (groups === undefined) return null;
  const { path = '', page: kind = '', name = '' } = groups;
  const sigil = sigils[kind];
  if (sigil === undefined) {
    const sha = new RegExp(`^${hexadecimal}$`);
    return sha.test(name) ? { raw: address, kind: 'commit', path, sha: name } : null;
  }
  return /^\d{1,15}$/.test(name)
    ? { raw: address, kind: 'target', path, sigil, iid: Number(name) }
    : null;
}

const maxAddressChars = 4_096;
const page = new RegExp(
  `^/(?:groups/)?(?<path>${pathPattern})/-/(?<page>issues|epics|merge_requests|commit)/(?<name>[0-9a-f]{1,40})(?:[?#].*)?$`,
);
const sigils: Readonly<Record<string, string | undefined>> = {
  issues: '#',
  epics: '&',
  merge_requests: '!',
};
