/**
 * Expected access, computed slowly from the access model alone. The oracle knows a handful of places and people. It
 * shares no code with `src/policy`, so that it can contradict it.
 */
export type Visibility = 'private' | 'internal' | 'public';

export interface Person {
  readonly name: string;
  readonly external?: boolean;
  readonly administrator?: boolean;
  readonly blocked?: boolean;
}

export interface Place {
  readonly kind: 'group' | 'project';
  readonly visibility: Visibility;
  readonly parent: Place | null;
  /** Filled in by those who are created in it. */
  readonly inside: Place[];
  readonly members: Map<Person, number>;
  readonly shares: { readonly with: Place; readonly level: number }[];
}

export function place(kind: Place['kind'], visibility: Visibility, parent: Place | null): Place {
  const made: Place = { kind, visibility, parent, inside: [], members: new Map(), shares: [] };
  parent?.inside.push(made);
  return made;
}

/** Access level from memberships here and above, without shares; minimal access is not inherited. */
function heldAsMember(person: Person, where: Place): number {
  let level = where.members.get(person) ?? 0;
  for (let above = where.parent; above !== null; above = above.parent) {
    const held = above.members.get(person) ?? 0;
    if (held > 5) level = Math.max(level, held);
  }
  return level;
}

/** The highest of all sources; administrators hold nothing by being administrators. */
export function heldIn(person: Person, where: Place): number {
  let level = heldAsMember(person, where);
  for (let at: Place | null = where; at !== null; at = at.parent) {
    for (const share of at.shares) {
      const there =
        at.kind === 'project' ? heldIn(person, share.with) : heldAsMember(person, share.with);
      if (there > 5) level = Math.max(level, Math.min(share.level, there));
    }
  }
  return level;
}

/** Null is somebody without credentials. */
export function sees(person: Person | null, where: Place): boolean {
  if (where.visibility === 'public') return true;
  if (person === null) return false;
  if (person.administrator === true) return true;
  if (where.visibility === 'internal' && person.external !== true) return true;
  return holdsSomething(person, where);
}

/** Tells whether the person holds a level in the place or in anything inside it. */
function holdsSomething(person: Person, where: Place): boolean {
  return heldIn(person, where) > 0 || where.inside.some((each) => holdsSomething(person, each));
}

export interface Rule {
  /** The least level; 0 is for all who see the project or group. */
  readonly least: number;
  /** Members of a private project need this level to read it; others of wider ones need none. */
  readonly leastOnPrivate: number;
  readonly signedIn: boolean;
  /** Status for those who see the place but hold too little. */
  readonly refusal: number;
  /** True if the thing itself decides besides the place: the oracle then predicts sight of the place alone. */
  readonly finer: boolean;
}

export type Expected =
  | { readonly status: 401 }
  /** 404, naming the project or the group. */
  | { readonly status: 'hidden' }
  | { readonly status: 'refused'; readonly refusal: number }
  /** Any status but 401, 403, 404 and failures. */
  | { readonly status: 'passes' }
  /** The same, or 403. */
  | { readonly status: 'seen' };

export function expected(
  rule: Rule,
  method: string,
  person: Person | null,
  where: Place,
): Expected {
  // The account is looked at before anything else.
  if (person?.blocked === true) return { status: 'refused', refusal: 403 };
  const needsUser = method !== 'GET' || rule.signedIn || rule.least > 0;
  if (person === null && needsUser) return { status: 401 };
  if (!sees(person, where)) return { status: 'hidden' };
  if (rule.finer) return { status: 'seen' };
  if (person?.administrator === true) return { status: 'passes' };
  const held = person === null ? 0 : heldIn(person, where);
  const least = where.visibility === 'private' ? rule.leastOnPrivate : rule.least;
  return held >= least ? { status: 'passes' } : { status: 'refused', refusal: rule.refusal };
}
