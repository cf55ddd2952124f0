import { findReferences } from '../../rendering/reference-syntax.ts';
import { kindOfSigil } from '../targets/lookup.ts';
import type { TargetReference } from './named-targets.ts';

const words = [
  'clos(?:e[sd]?|ing)',
  'fix(?:e[sd]|ing)?',
  'resolv(?:e[sd]?|ing)',
  'implement(?:s|ed|ing)?',
].join('|');
const issues = String.raw`(?:issues?\s+)?`;
const opening = new RegExp(String.raw`(?<![A-Za-z0-9_-])(?:${words}):?\s+${issues}`, 'gi');
const joint = new RegExp(String.raw`(?:\s*,\s*(?:and\s+)?|\s+and\s+)${issues}`, 'iy');

/** So many references of a text are read. */
const mostClosings = 100;

/**
 * The issues that a text says to close: `Closes #1, #2 and issue group/project#3`. The text is taken as it stands: of
 * Markdown take the prose. The time grows with the text and not faster.
 */
export function readClosings(text: string): TargetReference[] {
  const starts = [...text.matchAll(opening)].map((match) => match.index + match[0].length);
  if (starts.length === 0) return [];
  const issues = issuesIn(text);
  const closed = new Map<string, TargetReference>();
  for (const start of starts) {
    let at: number | null = start;
    while (at !== null && closed.size < mostClosings) {
      const reference = issues.get(at);
      if (reference === undefined) break;
      closed.set(reference.raw, reference);
      at = endOfJoint(text, at + reference.raw.length);
    }
  }
  return [...closed.values()];
}

/** The references to issues by where they begin. */
function issuesIn(text: string): ReadonlyMap<number, TargetReference> {
  const found = new Map<number, TargetReference>();
  for (const { index, reference } of findReferences(text)) {
    const isIssue = reference.kind === 'target' && kindOfSigil(reference.sigil) === 'issue';
    if (isIssue) found.set(index, reference);
  }
  return found;
}

function endOfJoint(text: string, at: number): number | null {
  joint.lastIndex = at;
  return joint.test(text) ? joint.lastIndex : null;
}
