import { AccessLevel } from '#src/policy/access-level.ts';
import type { Actor } from '#src/records/actor.ts';
import type { Issuable } from '#src/domains/planning/issuables/issuable.ts';
import type { NoteAccess } from './access.ts';
import type { NoteRow } from './table.ts';

interface InPlace {
  readonly access: NoteAccess;
}

interface Facts extends InPlace {
  readonly target: Pick<Issuable, 'discussion_locked'>;
}

interface ResolveFacts extends InPlace {
  readonly target: Pick<Issuable, 'author_id'>;
  readonly actor: Actor;
}

export const notePolicy = {
  readConfidential: ({ access }: InPlace) =>
    access.viaAuditor || access.level >= AccessLevel.Reporter,

  /** Every user who sees the target may comment; only members may comment on a locked discussion. */
  create: ({ access, target }: Facts) =>
    !access.archived && (target.discussion_locked !== true || access.level >= AccessLevel.Guest),

  createConfidential: ({ access }: InPlace) => access.level >= AccessLevel.Reporter,

  /** Permits setting the creation time of a note. */
  backdate: ({ access }: InPlace) => access.level >= AccessLevel.Owner,

  /** Threads of merge requests, by who wrote the code too. */
  resolve: ({ access, target, actor }: ResolveFacts) =>
    !access.archived &&
    (access.level >= AccessLevel.Developer || target.author_id === actor.user.id),

  change: ({
    note,
    actor,
    ...facts
  }: Facts & { readonly note: Pick<NoteRow, 'author_id' | 'system'>; readonly actor: Actor }) =>
    notePolicy.create(facts) && (note.system ? actor.admin : isTheirs(note, actor, facts)),
};

function isTheirs(
  { author_id }: Pick<NoteRow, 'author_id'>,
  { user }: Actor,
  { access }: Facts,
): boolean {
  return author_id === user.id || access.level >= AccessLevel.Maintainer;
}
