import { changeProse } from '#src/rendering/prose.ts';
import { findReferences, type TextReference } from '#src/rendering/reference-syntax.ts';
import { toIssuableKind } from '#src/domains/planning/issuables/lookup.ts';
import {
  readGroupPath,
  formatProjectPathFrom,
} from '#src/domains/planning/issuables/references.ts';
import { maxPlaceNames, type TextContainer, findViewpoint } from './places.ts';
import { type MarkdownReader, resolveMarkdownReferences } from './resolve.ts';

/** The old and the new project or group of a text. */
export interface TextMove {
  readonly from: TextContainer;
  readonly to: TextContainer;
}

/**
 * Rewrites the references of a moved text whose targets the reader sees: `#1` becomes `project#1`. Titles that also
 * exist in the new place stay unchanged.
 */
export async function rewriteReferences(
  reader: MarkdownReader,
  text: string,
  move: TextMove,
): Promise<string> {
  const nearby = listNearbyReferences(text);
  if (nearby.length === 0) return text;
  const found = await resolveMarkdownReferences(reader, nearby, move.from);
  const titled = nearby.filter(({ kind, raw }) => isTitled(kind) && found.has(raw));
  const known =
    titled.length === 0 ? null : await resolveMarkdownReferences(reader, titled, move.to);
  const written = new Map<string, string>();
  for (const reference of nearby) {
    const { raw } = reference;
    if (found.has(raw) && known?.has(raw) !== true) written.set(raw, writeFrom(reference, move));
  }
  if (written.size === 0) return text;
  return changeProse(text, (piece) => replaceAll(piece, written));
}

const isTitled = (kind: TextReference['kind']) => kind === 'milestone' || kind === 'label';

/** The references that mean something else in another place, without duplicates and up to a limit. */
function listNearbyReferences(text: string): TextReference[] {
  const found = new Map<string, TextReference>();
  changeProse(text, (piece) => {
    for (const { reference } of findReferences(piece)) {
      if (found.size === maxPlaceNames) break;
      if (isNearby(reference)) found.set(reference.raw, reference);
    }
    return piece;
  });
  return [...found.values()];
}

function isNearby(reference: TextReference): boolean {
  const { kind, path } = reference;
  if (kind === 'mention' || kind === 'project' || kind === 'external') return false;
  if (kind === 'target' && toIssuableKind(reference.sigil) === null) return false;
  return path?.includes('/') !== true;
}

/** A reference as short as it can be written in the other place. */
function writeFrom(reference: TextReference, { from, to }: TextMove): string {
  const { kind, path, raw } = reference;
  const [here, there] = [findViewpoint(from), findViewpoint(to)];
  if (here === null || there === null) return raw;
  const rest = path === null ? raw : raw.slice(path.length);
  if (kind === 'target' && toIssuableKind(reference.sigil) === 'epic') {
    const group = path ?? readGroupPath(here);
    return group === readGroupPath(there) ? rest : group + rest;
  }
  const full = path === null ? from.fullPath : `${readGroupPath(here)}/${path}`;
  const prefix = formatProjectPathFrom(full, there);
  if (kind !== 'commit') return prefix + rest;
  return prefix === '' ? reference.sha : `${prefix}@${reference.sha}`;
}

function replaceAll(piece: string, written: ReadonlyMap<string, string>): string {
  const parts: string[] = [];
  let end = 0;
  for (const { index, reference } of findReferences(piece)) {
    const replacement = written.get(reference.raw);
    // The text after `](` is the address of a link.
    if (replacement === undefined || piece.startsWith('](', index - 2)) continue;
    parts.push(piece.slice(end, index), replacement);
    end = index + reference.raw.length;
  }
  return parts.join('') + piece.slice(end);
}
