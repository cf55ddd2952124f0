import { subscribeTo } from '#src/domain-events/subscription.ts';
import { keepNamesOfImages } from '#src/image-registry/remains.ts';
import { containerRemoved } from '#src/domains/core/namespaces/events.ts';
import { projectChanged, projectCreated } from '#src/domains/core/projects/events.ts';
import { scheduleProject } from './clean-up.ts';
import { removeImages } from './remove-remains.ts';

/** The expiration policy is a part of the project; images in an external registry outlive the project. */
export const subscriptions = [
  subscribeTo(containerRemoved, {
    async prepare(db, { kind, id }, { workers }) {
      if (kind !== 'project' || !(await keepNamesOfImages(db, id))) return;
      await workers.enqueue(db, removeImages, { project_id: id }, { key: String(id) });
    },
  }),
  subscribeTo(projectCreated, {
    record: (db, { project }, { workers }) => scheduleProject(db, workers, project.id),
  }),
  subscribeTo(projectChanged, {
    async record(db, { project, change }, { workers }) {
      if (change !== 'transfer') await scheduleProject(db, workers, project.id);
    },
  }),
];
