import { type RequestContext, requireActor } from '#src/context.ts';
import { findProjectFor } from '#src/policy/project-access.ts';
import { toIssueIssuable } from '#src/domains/planning/issues/finder.ts';
import { issuePolicy } from '#src/domains/planning/issues/policy.ts';
import type { IssueRow } from '#src/records/issue.ts';
import type { NamedIssuable } from '#src/domains/planning/markdown/named-targets.ts';
import {
  createLink,
  findLinks,
  type LinkedIssuable,
  type LinkType,
  maxLinks,
} from '#src/domains/planning/issuables/links.ts';
import type { Issuable } from '#src/domains/planning/issuables/issuable.ts';
import type { IssueSubject, ActionOutcome, QuickAction, Written } from './action.ts';
import { findNamedReferences } from './references.ts';
import { mayManage } from './subject.ts';

/** Commands that link an issue with others. */
export const linkActions: readonly QuickAction<IssueSubject>[] = [
  {
    names: ['relate'],
    mayUse: mayManage,
    read: (written) => readLinks(written, 'relates_to', 'Related this issue to'),
  },
  {
    names: ['blocks'],
    plan: 'premium',
    mayUse: mayManage,
    read: (written) => readLinks(written, 'blocks', 'Made this issue block'),
  },
  {
    names: ['blocked_by'],
    plan: 'premium',
    mayUse: mayManage,
    read: (written) => readLinks(written, 'is_blocked_by', 'Made this issue blocked by'),
  },
];

async function readLinks(
  written: Written<IssueSubject>,
  type: LinkType,
  done: string,
): Promise<ActionOutcome | null> {
  const { context, subject } = written;
  const named = await findNamedReferences(written, 'issue');
  const others = await Promise.all(named.map((each) => findPlanned(context, each)));
  const linked = await listLinked(context, subject.issue);
  const known = new Set([...linked, subject.issue?.id ?? 0]);
  const ends = others.filter((other) => other !== null);
  if (ends.length === 0 || ends.length < named.length) return null;
  if (ends.some(({ id }) => known.has(id)) || linked.length + ends.length > maxLinks) return null;
  return {
    summary: `${done} ${named.map(({ reference }) => reference.raw).join(' ')}.`,
    effect: (context, target) => link(context, target, ends, type),
  };
}

async function listLinked(
  { db }: RequestContext,
  issue: IssueRow | null,
): Promise<readonly number[]> {
  if (issue === null) return [];
  const links = await findLinks(db, { kind: 'issue', id: issue.id });
  return links.map(({ otherId }) => otherId);
}

/** The issue, if the actor may plan it too. */
export async function findPlanned(
  { db, actor }: RequestContext,
  { row }: NamedIssuable,
): Promise<LinkedIssuable | null> {
  const project = await findProjectFor(db, actor, row.container_id);
  if (!issuePolicy.plan({ project })) return null;
  const issue = await db<IssueRow>('issues').where({ id: row.id }).first();
  return issue === undefined ? null : toIssueIssuable(issue, project);
}

/** Existing links stay unchanged. */
export async function link(
  context: RequestContext,
  { id, ...issue }: Issuable,
  others: readonly LinkedIssuable[],
  type: LinkType,
): Promise<void> {
  const { db } = context;
  const target = { ...issue, id, kind: 'issue' } as const;
  const act = { actorId: requireActor(context).user.id, at: context.clock() };
  for (const other of others) {
    const links = await findLinks(db, target);
    if (links.some(({ otherId }) => otherId === other.id)) continue;
    await createLink(db, target, other, type, act);
  }
}
