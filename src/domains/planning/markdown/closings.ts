import { findReferences, type TextReference } from '#src/rendering/reference-syntax.ts';
import { toIssuableKind } from '#src/domains/planning/issuables/lookup.ts';
import type { IssuableReference } from './named-targets.ts';

type ExternalReference = Extract<TextReference, { readonly kind: 'external' }>;

const words = [
  'clos(?:e[sd]?|ing)',
  'fix(?:e[sd]|ing)?',
  'resolv(?:e[sd]?|ing)',
  'implement(?:s|ed|ing)?',
].join('|');
const issues = String.raw`(?:issues?\s+)?`;
const opening = new RegExp(String.raw`(?<![A-Za-z0-9_-])(?:${words}):?\s+${issues}`, 'gi');
const joint = new RegExp(String.raw`(?:\s*,\s*(?:and\s+)?|\s+and\s+)${issues}`, 'iy');

/** Upper limit on the references read in a text. */
const maxClosings = 100;

/**
 * Finds the issues that a text closes: `Closes #1, #2 and issue group/project#3`. Callers pass prose of Markdown
 * without code. The time is linear in the text.
 */
export const readClosings = (text: string): IssuableReference[] => read(text, isIssue);

/** Issues of an external tracker that a text closes: `Closes KILN-12`. */
export const readExternalClosings = (text: string): ExternalReference[] => read(text, isExternal);

const isExternal = (reference: TextReference): reference is ExternalReference =>
  reference.kind === 'external';

const isIssue = (reference: TextReference): reference is IssuableReference =>
  reference.kind === 'target' && toIssuableKind(reference.sigil) === 'issue';

function read<Kind extends TextReference>(
  text: string,
  isMeant: (reference: TextReference) => reference is Kind,
): Kind[] {
  const starts = [...text.matchAll(opening)].map((match) => match.index + match[0].length);
  if (starts.length === 0) return [];
  const issues = collectReferences(text, isMeant);
  const closed = new Map<string, Kind>();
  for (const start of starts) {
    let at: number | null = start;
    while (at !== null && closed.size < maxClosings) {
      const reference = issues.get(at);
      if (reference === undefined) break;
      closed.set(reference.raw, reference);
      at = endOfJoint(text, at + reference.raw.length);
    }
  }
  return [...closed.values()];
}

/** Collects the references at the given positions. */
function collectReferences<Kind extends TextReference>(
  text: string,
  isMeant: (reference: TextReference) => reference is Kind,
): ReadonlyMap<number, Kind> {
  const found = new Map<number, Kind>();
  for (const { index, reference } of findReferences(text)) {
    if (isMeant(reference)) found.set(index, reference);
  }
  return found;
}

function endOfJoint(text: string, at: number): number | null {
  joint.lastIndex = at;
  return joint.test(text) ? joint.lastIndex : null;
}
