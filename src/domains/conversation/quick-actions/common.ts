import { requireActor } from '#src/context.ts';
import { giveAward, readEmojiName } from '#src/domains/conversation/award-emoji/give.ts';
import { notePolicy } from '#src/domains/planning/notes/policy.ts';
import { isSubscribed, setSubscribed } from '#src/domains/planning/issuables/subscriptions.ts';
import { toIssuableColumns, issuableKinds } from '#src/domains/planning/issuables/issuable.ts';
import { findTextErrors } from '#src/text/text-errors.ts';
import { addTodos, finishTodos } from '#src/domains/planning/issuables/todos.ts';
import type { QuickAction, ActionSubject, Written } from './action.ts';
import { canBeOpen } from './branches.ts';
import { toSubjectAccess, isState, mayChangeSubject, toSubjectIssuable } from './subject.ts';

const getWord = ({ subject }: Written<ActionSubject>) => issuableKinds[subject.kind].word;

/** Commands of everything that people talk about. */
export const commonActions: readonly QuickAction<ActionSubject>[] = [
  {
    names: ['close'],
    mayUse: async (written) =>
      isState(written.subject, 'opened') && (await mayChangeSubject(written)),
    read: (written) => ({
      given: { state_event: 'close' },
      changes: { state_event: 'close' },
      summary: `Closed this ${getWord(written)}.`,
    }),
  },
  {
    names: ['reopen'],
    mayUse: async (written) =>
      isState(written.subject, 'closed') &&
      (await mayChangeSubject(written)) &&
      (await canBeOpen(written)),
    read: (written) => ({
      given: { state_event: 'reopen' },
      changes: { state_event: 'reopen' },
      summary: `Reopened this ${getWord(written)}.`,
    }),
  },
  {
    names: ['title'],
    mayUse: mayChangeSubject,
    read: ({ argument: title }) =>
      findTextErrors(title).length > 0
        ? null
        : { given: { title }, changes: { title }, summary: `Changed the title to "${title}".` },
  },
  createSubscriptionAction('subscribe', true),
  createSubscriptionAction('unsubscribe', false),
  {
    names: ['todo'],
    mayUse: async (written) => (await hasPending(written)) === false,
    read: () => ({
      changes: { todo_event: 'add' },
      summary: 'Added a to-do.',
      async effect(context, target) {
        const { id } = requireActor(context).user;
        const todo = { target, action: 'marked', authorId: id, at: context.clock() } as const;
        await addTodos(context.db, todo, [id]);
      },
    }),
  },
  {
    names: ['done'],
    mayUse: async (written) => (await hasPending(written)) === true,
    read: () => ({
      changes: { todo_event: 'done' },
      summary: 'Marked the to-do as done.',
      effect: (context, target) =>
        finishTodos(context.db, requireActor(context).user.id, target, context.clock()),
    }),
  },
  {
    names: ['award'],
    mayUse({ subject }) {
      const target = toSubjectIssuable(subject);
      return target !== null && notePolicy.create({ access: toSubjectAccess(subject), target });
    },
    async read(written) {
      const { argument, subject } = written;
      const name = readEmojiName(/^:([\w+-]{1,255}):$/.exec(argument)?.[1] ?? '');
      if (name === null || (await hasAward(written, name))) return null;
      const access = toSubjectAccess(subject);
      return {
        changes: { emoji_award: name },
        summary: `Awarded :${name}:.`,
        async effect(context, target) {
          // A line before may have given it.
          if (await hasAward({ context, subject }, name)) return;
          await giveAward(context, { target, access, note: null }, name);
        },
      };
    },
  },
  createAdditionAction('shrug', '¯\\＿(ツ)＿/¯'),
  createAdditionAction('tableflip', '(╯°□°)╯︵ ┻━┻'),
];

function createSubscriptionAction(
  name: 'subscribe' | 'unsubscribe',
  subscribed: boolean,
): QuickAction<ActionSubject> {
  return {
    names: [name],
    async mayUse({ context, subject }) {
      const target = toSubjectIssuable(subject);
      if (target === null) return false;
      const { id } = requireActor(context).user;
      return (await isSubscribed(context.db, id, target)) !== subscribed;
    },
    read: (written) => ({
      changes: { subscription_event: name },
      summary: `${subscribed ? 'Subscribed to' : 'Unsubscribed from'} this ${getWord(written)}.`,
      effect: (context, target) =>
        setSubscribed(context.db, requireActor(context).user.id, target, subscribed, context.now),
    }),
  };
}

/** Null where there is nothing yet to be done about. */
async function hasPending({ context, subject }: Written<ActionSubject>): Promise<boolean | null> {
  const target = toSubjectIssuable(subject);
  if (target === null) return null;
  const { id } = requireActor(context).user;
  const pending = { ...toIssuableColumns(target), user_id: id, state: 'pending' };
  return (await context.db('todos').where(pending).first('id')) !== undefined;
}

async function hasAward(
  { context, subject }: Pick<Written<ActionSubject>, 'context' | 'subject'>,
  name: string,
): Promise<boolean> {
  const target = toSubjectIssuable(subject);
  if (target === null) return true;
  const award = { ...toIssuableColumns(target), user_id: requireActor(context).user.id, name };
  return (await context.db('award_emoji').where(award).first('id')) !== undefined;
}

/** Creates a command that appends its argument and the signs to the text. */
function createAdditionAction(name: string, signs: string): QuickAction<ActionSubject> {
  return {
    names: [name],
    mayUse: () => true,
    read: ({ argument }) => ({ text: argument === '' ? signs : `${argument} ${signs}` }),
  };
}
