/** A fault in the wording of one description. */
export interface WordingFault {
  readonly message: string;
  readonly advice: string;
}

const listWords = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const pronouns = listWords(`
  he it its none nobody nothing she somebody something everybody everything someone anyone everyone anything
  that their theirs them they those what whatever which whichever who whoever whom whose`);
const prepositions = listWords(`
  about above across after against along among as at before behind below beneath beside besides between beyond by down
  during for from in inside into like near of off on onto out outside over past per since than through to toward towards
  under until up upon with within without`);
const conjunctions = listWords(
  'although and because but if lest nor once or so though unless when whenever where whereas whereby wherever whether while',
);

/** Determiners that are pronouns where no noun follows them. */
const openers = listWords(
  'all any both each either few many most neither one other others several some such these this',
);
const afterPronoun = listWords(
  'are have has is of that was were which who whom whose will would can could may might must',
);

/** Words that refer to something named elsewhere: a short text that ends with one has no noun of its own. */
const references = listWords(
  'all another any both either it neither none one others that them these they this those',
);

const LONGEST_SENTENCE = 30;
const SHORT = 3;

/**
 * Finds wording that is hard to read: a beginning without a subject, one or two words without a noun, and sentences of
 * more than 30 words.
 */
export function findWordingFaults(text: string): WordingFault[] {
  const faults: WordingFault[] = [];
  const opening = findOpening(text);
  if (opening !== null) {
    faults.push({
      message: `The description begins with ${opening}`,
      advice: 'Begin with the noun that it describes, or with a verb',
    });
  }
  const spoken = splitWords(text);
  const last = spoken.at(-1)?.toLowerCase() ?? '';
  if (opening === null && spoken.length < SHORT && references.has(last)) {
    faults.push({
      message: 'The description is short and has no noun',
      advice: 'Write a noun phrase',
    });
  }
  const longest = Math.max(0, ...splitSentences(text).map((each) => splitWords(each).length));
  if (longest > LONGEST_SENTENCE) {
    faults.push({
      message: `A sentence has ${longest} words`,
      advice: `Write sentences of at most ${LONGEST_SENTENCE} words`,
    });
  }
  return faults;
}

/** The kind and text of a first word that names no subject; null where the description begins well. */
function findOpening(text: string): string | null {
  const [first = '', second = ''] = splitWords(text).map((word) => word.toLowerCase());
  if (pronouns.has(first)) return `the pronoun "${first}"`;
  if (prepositions.has(first)) return `the preposition "${first}"`;
  if (conjunctions.has(first)) return `the conjunction "${first}"`;
  if (openers.has(first) && afterPronoun.has(second)) return `the pronoun "${first}"`;
  return null;
}

/** Code between backticks, or a list of such code, counts as one word; marks of lists and quotations count as none. */
function splitWords(text: string): string[] {
  return text
    .replaceAll(/`[^`]*`(?:\s*,?\s*(?:(?:and|or)\s+)?`[^`]*`)*/g, ' code ')
    .split(/\s+/)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '');
}

/** Sentences end at their marks, at empty lines, and where the item of a list, a row or a heading begins. */
function splitSentences(text: string): string[] {
  return text
    .replaceAll(/```[\s\S]*?```/g, '\n\n')
    .split(/(?<=[.!?])\s+|\n\s*\n|\n\s*(?=[-*#|]|\d+\.)/);
}

/** A described member of an enum or an object. */
interface Described {
  readonly name: string;
  readonly text: string;
}

/** Members whose description repeats an earlier one, each with the name of that member. */
export function findRepeated<Member extends Described>(
  members: Iterable<Member>,
): { readonly member: Member; readonly earlier: string }[] {
  const known = new Map<string, string>();
  const repeated: { member: Member; earlier: string }[] = [];
  for (const member of members) {
    const key = member.text.trim().toLowerCase();
    const earlier = known.get(key);
    if (earlier === undefined) known.set(key, member.name);
    else repeated.push({ member, earlier });
  }
  return repeated;
}
