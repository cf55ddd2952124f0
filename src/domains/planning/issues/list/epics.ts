import type { Database } from '#src/database/database.ts';
import { toDay } from '#src/text/day.ts';
import { filter, type Filter, type Query } from '#src/lists/filter.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { canReadEverything } from '#src/policy/auditing.ts';
import { selectGroupsAtLevel } from '#src/policy/visible.ts';
import { maxEpicDepth } from '#src/domains/planning/epics/depth.ts';
import type { IssueListQuery, IssueParameters } from './parameters.ts';

const getKind = (value: number | string): 'none' | 'any' | 'id' =>
  typeof value === 'number' ? 'id' : value.toLowerCase() === 'none' ? 'none' : 'any';

/** Issues of an epic, of any, or of none. As where issues are shown, an epic that is hidden from the actor is none. */
export const epic_id: Filter<number | string, Required<IssueParameters>> = filter({
  shapeOf: (value, { actor }) => ({
    of: getKind(value),
    // True for readers of all confidential records.
    all: canReadEverything(actor),
  }),
  boundOf: (value, { actor, now }: IssueListQuery) => ({
    id: typeof value === 'number' ? value : 0,
    user: actor?.user.id ?? 0,
    today: toDay(now),
  }),
  narrow(query, slots, { of, all }, { db }) {
    const links = db('epic_issues as inside')
      .select(db.raw('1'))
      .whereRaw('inside.issue_id = issues.id');
    if (of === 'id') links.where('inside.epic_id', slots.id);
    if (!all) whereNotHidden(db, links, slots);
    void (of === 'none' ? query.whereNotExists(links) : query.whereExists(links));
  },
  candidates(db, value) {
    const kind = getKind(value);
    if (kind === 'none') return [];
    const issues = db('epic_issues').select('issue_id as id');
    if (kind === 'id') issues.where('epic_id', value);
    return [{ key: String(value), query: issues }];
  },
});

/** Issues outside an epic; an epic hidden from the actor counts as none. */
export const outsideEpic: Filter<number, Required<IssueParameters>> = filter({
  shapeOf: (_, { actor }) => ({ all: canReadEverything(actor) }),
  boundOf: (id, { actor, now }: IssueListQuery) => ({
    id,
    user: actor?.user.id ?? 0,
    today: toDay(now),
  }),
  narrow(query, slots, { all }, { db }) {
    const links = db('epic_issues as inside')
      .select(db.raw('1'))
      .whereRaw('inside.issue_id = issues.id')
      .where('inside.epic_id', slots.id);
    if (!all) whereNotHidden(db, links, slots);
    query.whereNotExists(links);
  },
});

/** Issues of an epic and of all below it, along epics that are not hidden from the actor. */
export const below_epic: Filter<number, Required<IssueParameters>> = filter({
  shapeOf: (_, { actor }) => ({ all: canReadEverything(actor) }),
  boundOf: (id, { actor, now }: IssueListQuery) => ({
    id,
    user: actor?.user.id ?? 0,
    today: toDay(now),
  }),
  narrow(query, slots, { all }, { db }) {
    const lineage = Array.from({ length: maxEpicDepth }, (_, step) => `above${step}`);
    // An issue belongs to at most one epic, and an epic has few ancestors.
    const links = db('epic_issues as inside')
      .select(db.raw('1'))
      .whereRaw('inside.issue_id = issues.id')
      .join('epics as above0', 'above0.id', 'inside.epic_id');
    for (const [step, above] of lineage.entries()) {
      if (step > 0)
        links.leftJoin(`epics as ${above}`, `${above}.id`, `above${step - 1}.parent_id`);
    }
    links.where((either) => {
      for (const [step, above] of lineage.entries()) {
        either.orWhere((way) => {
          way.where(`${above}.id`, slots.id);
          if (all) return;
          for (const epic of lineage.slice(0, step + 1)) whereNotConfidential(db, way, epic, slots);
        });
      }
    });
    query.whereExists(links);
  },
  candidates(db, id) {
    const below = db('below')
      .withRecursive(
        'below',
        db('epics')
          .where('epics.id', id)
          .select('epics.id', db.raw('1 as depth'))
          .unionAll(
            db('below')
              .join('epics', 'epics.parent_id', 'below.id')
              .where('below.depth', '<', maxEpicDepth)
              .select('epics.id', db.raw('below.depth + 1')),
          ),
      )
      .select('below.id');
    const query = db('epic_issues').whereIn('epic_id', below).select('issue_id as id');
    return [{ key: `${id} and below`, query }];
  },
});

/** Leaves places in epics that are open, or of whose group the actor is a reporter. */
function whereNotHidden(
  db: Database,
  links: Query,
  { user, today }: { readonly user: number; readonly today: string },
): void {
  links.join('epics as around', 'around.id', 'inside.epic_id');
  whereNotConfidential(db, links, 'around', { user, today });
}

function whereNotConfidential(
  db: Database,
  query: Query,
  epic: string,
  { user, today }: { readonly user: number; readonly today: string },
): void {
  query.where((either) => {
    either
      .where(`${epic}.confidential`, false)
      .orWhereIn(`${epic}.group_id`, selectGroupsAtLevel(db, user, today, AccessLevel.Reporter));
  });
}
