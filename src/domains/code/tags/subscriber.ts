import { subscribeTo } from '#src/domain-events/subscription.ts';
import { refsMoved } from '#src/domains/core/repositories/events.ts';
import { removeReleases } from './releases.ts';

export const subscriptions = [
  subscribeTo(refsMoved, {
    async record(db, { project, moves, at }) {
      const gone = moves.filter(({ refType, after }) => refType === 'tag' && after === null);
      const names = gone.map(({ name }) => name);
      await removeReleases(db, project.id, names, at.toISOString());
    },
  }),
];
