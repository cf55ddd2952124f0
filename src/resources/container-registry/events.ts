import { on } from '../../domain-events/subscription.ts';
import { projectChanged, projectCreated } from '../projects/events.ts';
import { scheduleProject } from './clean-up.ts';

/** The policy by which images expire is a part of the project. */
export const subscriptions = [
  on(projectCreated, {
    record: (db, { project }, { workers }) => scheduleProject(db, workers, project.id),
  }),
  on(projectChanged, {
    async record(db, { project, change }, { workers }) {
      if (change !== 'transfer') await scheduleProject(db, workers, project.id);
    },
  }),
];
