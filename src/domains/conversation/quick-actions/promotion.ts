import { promoteToEpic, findPromotionGroup } from '#src/domains/planning/epics/promote.ts';
import type { IssueSubject, QuickAction } from './action.ts';

/** Commands that make an epic of an issue. */
export const promotionActions: readonly QuickAction<IssueSubject>[] = [
  {
    names: ['promote'],
    once: true,
    plan: 'premium',
    async mayUse({ context, subject: { project, issue } }) {
      if (issue === null || context.commandsStay === true) return false;
      return (await findPromotionGroup(context, project, issue)) !== null;
    },
    read: ({ subject: { project, issue } }) =>
      issue === null
        ? null
        : {
            changes: { promote_to_epic: true },
            summary: 'Promoted this issue to an epic.',
            // Clients of this command expect the note that contains it.
            isSaid: true,
            effect: (context) => promoteToEpic(context, project, issue),
          },
  },
];
