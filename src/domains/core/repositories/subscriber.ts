import { subscribeTo } from '#src/domain-events/subscription.ts';
import { refsMoved } from './events.ts';
import { refreshKey, refreshRepository } from './workers.ts';

export const subscriptions = [
  subscribeTo(refsMoved, {
    async record(db, { project, refreshAt }, { workers }) {
      const job = { project_id: project.id };
      const options = { key: refreshKey(project.id), runAt: refreshAt };
      await workers.enqueue(db, refreshRepository, job, options);
    },
  }),
];
