/** Reads the fields of forms whose documents say how they are written, as parameters of queries are. */
import type { ParameterPlan } from './parameter-plan.ts';
import { decodeText, gatherPairs, type RawTree, type RawValue, UnreadableRequest } from './raw.ts';
import { type Encoded, parseQuery, readQuery } from './sent-parameters.ts';

/** Reads a form with declared field styles. */
export interface FieldReader {
  /** @throws UnreadableRequest for text that is no form */
  ofText(text: string): RawTree;
  ofParts(parts: readonly (readonly [name: string, value: RawValue])[]): RawTree;
}

/** Reader of forms: fields with a plan follow it, all others have plain names. */
export const fieldReader = (plans: readonly ParameterPlan[]): FieldReader => ({
  ofText(text) {
    const sent = parseQuery(text);
    const others = [...sent].flatMap(([name, texts]) =>
      isPlanned(plans, name) ? [] : texts.map((each) => [name, decodeText(each)] as const),
    );
    return join(others, plans, sent);
  },
  ofParts(parts) {
    const planned = new Map<string, string[]>();
    const others = parts.filter(([name, value]) => {
      if (typeof value !== 'string' || !isPlanned(plans, name)) return true;
      const texts = planned.get(name) ?? [];
      texts.push(encodePart(value));
      planned.set(name, texts);
      return false;
    });
    return join(others, plans, planned);
  },
});

const join = (
  others: readonly (readonly [string, RawValue])[],
  plans: readonly ParameterPlan[],
  sent: Encoded,
): RawTree => {
  const tree = gatherPairs(others);
  for (const plan of plans) {
    const value = readQuery(plan, sent);
    if (value !== undefined) tree[plan.name] = value;
  }
  return tree;
};

const isPlanned = (plans: readonly ParameterPlan[], name: string): boolean =>
  plans.some((plan) => isFieldPart(plan, name));

function isFieldPart(
  { name, style, kind, explode, members, besides }: ParameterPlan,
  sent: string,
) {
  if (style === 'deepObject') return sent.startsWith(`${name}[`) && sent.endsWith(']');
  if (kind !== 'object' || !explode) return sent === name;
  return besides === undefined ? members?.includes(sent) === true : !besides.includes(sent);
}

/** Parts are not encoded: separators appear literally. */
function encodePart(text: string): string {
  // A part may say that it is UTF-16, and half a character cannot be encoded.
  if (!text.isWellFormed()) throw new UnreadableRequest('a part is no text');
  return encodeURIComponent(text).replaceAll('%2C', ',');
}
